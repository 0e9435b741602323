/** What a cart costs once it stands in the town that the visitor has chosen, and what can be done about that town. */
export const deliveredWords = {
  exact: '{price} delivered to {town}',
  // Beside a price that delivery adds nothing to.
  free: 'Delivered free to {town}',
  // The miles that it rests on are rounded.
  about: 'About {price} delivered to {town}',
  // POL-20: no area is free for it
  smallSale: 'About {price} delivered to {town}: on sales under {minimum} delivery costs {fee}',
  chosen: 'Your town: {town}',
  counted: 'Delivery rules',
  countedAt: '/policies/delivery-policy#where-delivery-is-free',
  change: 'Change',
  changeName: 'Change your town',
  forget: 'Forget',
  forgetName: 'Forget your town',
} as const
