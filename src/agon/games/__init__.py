"""The games. Each is one folder; `registry` is the only list of them."""
