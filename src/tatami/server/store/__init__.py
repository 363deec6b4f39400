"""Where everything is kept. The rest of the server knows `protocol.Store` alone; SQL stands nowhere else."""
