"""How the processes of one server hear of each other. What they hear saves time; the log alone says what is true."""
