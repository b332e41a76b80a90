"""What people set and see of themselves: settings, absence, accounts, whom they block, profiles, ratings, wishes."""
