"""Where matches, drafts and posts are kept; see `port` for what it offers."""
