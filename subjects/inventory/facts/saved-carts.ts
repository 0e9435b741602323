/** The most carts that a device remembers; a new one replaces the oldest. */
export const mostSavedCarts = 24

export const savedCarts = {
  save: 'Save this cart',
  saveShort: 'Save',
  isSaved: 'Saved',
  count: '{count} saved',
  heading: 'Your saved carts',
  compare: 'Compare saved carts',
  remove: 'Remove {name} from your saved carts',
  gone: 'No longer in our list',
  forget: 'Clear this list',
  note: 'Saved on this device only. We never see the list.',
} as const
