"""Below the application: connections, frames and pings as this server wants them."""
