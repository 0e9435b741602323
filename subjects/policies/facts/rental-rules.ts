const itsGround = 'stays on private ground and on streets closed for an event.'

/** Where a rented cart may drive: in one line, and with the reason. */
export const rentalGround = {
  line: `A rental ${itsGround}`,
  reason: `A rental is not registered, so it ${itsGround}`,
} as const

/** What happens when a rented cart is due on a Sunday or a holiday. For the owner to confirm. */
export const dueWhileClosed =
  'If we are closed when it is due, leave it plugged in at the agreed spot and call: it counts as back from that call.'

/** What the rental agreement forbids: each act as the policy lists it, and the words in which a text of ours would invite to it. */
export const rentalForbids = [
  { act: 'driving after drinking or on drugs', words: ['drinking', 'drunk', 'beers'] },
  { act: 'more people than seats', words: ['on laps', 'on a lap', 'tailgate'] },
  {
    act: 'towing',
    words: [
      'tow',
      'tows',
      'towed',
      'towing',
      'trailer',
      'trailers',
      'hitch',
      'hitches',
      'wagon',
      'hayride',
      'hayrides',
    ],
  },
  { act: 'racing', words: ['racing', 'drag race'] },
  { act: 'water deeper than the hubs', words: ['ford', 'fords', 'wade', 'wading'] },
  { act: 'trails in state forests or on game lands', words: ['forest road', 'forest trail', 'game land trail'] },
] as const
