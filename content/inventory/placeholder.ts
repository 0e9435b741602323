/** What stands in for a cart that has no picture (spec §2 Inventory and Town pages). */
export const cartPlaceholder = '/media/carts/placeholder.webp'
