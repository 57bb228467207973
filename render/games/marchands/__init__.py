"""Pictures of Merchants of the Middle Ages."""
