"""Where computers think: processes of their own, a queue before them, and how long an answer waits."""
