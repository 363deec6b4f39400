"""What happens around tables, over HTTP and JSON: one file a family of routes."""
