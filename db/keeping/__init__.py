"""What a database is kept by: migrations, lineage, backups, health, the room it takes."""
