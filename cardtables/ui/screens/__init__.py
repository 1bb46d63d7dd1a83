"""The pages around the table: shelf, set-up, settings, saved games, rules, help; and those between the deals."""
