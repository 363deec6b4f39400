"""Throwaway PostgreSQL and Redis for measurements and tests: no port, nobody else's data, gone afterwards."""
