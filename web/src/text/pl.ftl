# The client's words.
app = Tatami
