/** How many carts a device remembers; the oldest makes way. */
export const deviceCartLimits = { saved: 24, seen: 8 } as const

export const savedCarts = {
  save: 'Save this cart',
  saveShort: 'Save',
  isSaved: 'Saved',
  count: '{count} saved',
  seenCount: '{count} viewed',
  savedHeading: 'Your saved carts',
  seenHeading: 'Recently viewed',
  compare: 'Compare saved carts',
  remove: 'Remove {name} from your saved carts',
  forget: 'Clear this list',
  note: 'Saved on this device only. We never see the list.',
} as const
