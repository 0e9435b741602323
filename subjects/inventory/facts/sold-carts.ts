/** How long the page of a sold cart stays, and its words until then and afterwards. */
export const soldCarts = {
  days: 14,
  badge: 'Sold',
  sold: 'Sold on {day}. This page stays until {lastDay}.',
  gone: 'This cart was sold on {day} and is no longer listed.',
  alike: 'Carts like it',
  alikeLead: 'Closest to the {name} in seats, use and price.',
  head: {
    sold: {
      title: '{name}, sold | Switchback',
      description: 'The {name} was sold on {day}. See carts like it, new and used, in Carbon County, Pennsylvania.',
    },
  },
} as const
