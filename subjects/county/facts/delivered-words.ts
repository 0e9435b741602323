import { policyAddresses } from '#subjects/dealership/facts/addresses.ts'

/** The words about the price of a cart delivered to the visitor's town, and about changing that town. */
export const deliveredWords = {
  exact: '{price} delivered to {town}',
  // Stands beside a price to which delivery adds nothing.
  free: 'Delivered free to {town}',
  // "About", since the price rests on rounded miles.
  about: 'About {price} delivered to {town}',
  // No area is free for such a sale (POL-20)
  smallSale: 'About {price} delivered to {town}: on sales under {minimum} delivery costs {fee}',
  chosen: 'Your town: {town}',
  counted: 'Delivery rules',
  countedAt: `${policyAddresses.delivery}#where-delivery-is-free`,
  change: 'Change',
  changeName: 'Change your town',
  forget: 'Forget',
  forgetName: 'Forget your town',
} as const
