"""The vehicles: one module for each body, one for each pair of variants."""
