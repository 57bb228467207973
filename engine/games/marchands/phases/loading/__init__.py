"""Phase 2: loading wagons and the deals over it."""
