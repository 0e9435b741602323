/** What stands in for a cart that has no picture (PIC-4). */
export const cartPlaceholder = '/media/carts/placeholder.webp'
