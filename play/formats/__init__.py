"""The formats of tournaments: who meets when, and who is ahead. Pure: no I/O, no clock, no chance but a seed's.

Entrants are numbers from 1. Points are whole twelfths (`FULL` for a win), so that three or four can share places.
"""
