const onTop = 'sales tax, title and registration'
const ofRentals = 'before tax and deposit'

/** The costs that no price on the site includes, for a sale and for a rental. */
export const priceTerms = {
  sale: onTop,
  saleLine: `Prices are before ${onTop}.`,
  rental: ofRentals,
  rentalLine: `Prices are ${ofRentals}.`,
} as const
