/** What a cart costs once it stands in the town that the visitor has chosen, and what can be done about that town. */
export const deliveredWords = {
  exact: '{price} delivered to {town}',
  // The miles that it rests on are rounded.
  about: 'About {price} delivered to {town}',
  chosen: 'Your town: {town}',
  counted: 'How delivery is counted',
  countedAt: '/policies/delivery-policy#where-delivery-is-free',
  change: 'Change',
  changeName: 'Change your town',
  forget: 'Forget',
  forgetName: 'Forget your town',
} as const
