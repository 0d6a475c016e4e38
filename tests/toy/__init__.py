"""Beans: a small module for Hybris, as another package would bring it. Agon does not know it.

At the beginning of each Age a lot is drawn, and everybody does what it says. Who calls the right side of a toss wins
beans, and beans are worth points. `stories.py` is played where the module is installed, by `tests/test_toy_module.py`.
"""
