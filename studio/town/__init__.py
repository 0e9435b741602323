"""What people built in town: shop fronts, street, showroom, workshop, barn."""
