"""Where everything is kept: SQL through SQLAlchemy Core, one writer, many readers."""
