"""The shards of this process among others: which it has, and what others have changed that it is to show."""
