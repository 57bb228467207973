"""What every game shares: values, matches, records, notation."""
