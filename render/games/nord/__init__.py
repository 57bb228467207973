"""Pictures and words of Marchands du Nord."""
