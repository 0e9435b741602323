"""Pocono land in miniature."""
