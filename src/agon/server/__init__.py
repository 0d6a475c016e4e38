"""The table online: seats, storage, sockets. Only views ever leave it."""
