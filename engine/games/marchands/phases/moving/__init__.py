"""Phase 3: wagons, coachmen and the courier."""
