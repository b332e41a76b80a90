"""SQL and rows: numbered migrations, queries in .sql files, one module per aggregate, backup. Knows no rules."""
