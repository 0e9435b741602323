/** The picture of a cart that has none (PIC-4). */
export const cartPlaceholder = '/media/carts/placeholder.webp'
