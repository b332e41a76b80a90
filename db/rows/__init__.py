"""Rows and the statements that read and change them, one module per aggregate."""
