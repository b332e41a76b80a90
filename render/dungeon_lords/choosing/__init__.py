"""What a lord may choose: menus, short names, costs, and the page of orders."""
