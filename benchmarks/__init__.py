"""How fast it is, beside other libraries: `python -m benchmarks`."""
