const onTop = 'sales tax, title and registration'
const ofRentals = 'before tax and deposit'

/** What no price on the site includes: of a cart that is sold, and of one that is rented. */
export const priceTerms = {
  sale: onTop,
  saleLine: `Prices are before ${onTop}.`,
  rental: ofRentals,
  rentalLine: `Prices are ${ofRentals}.`,
} as const
