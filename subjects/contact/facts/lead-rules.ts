// What keeps the contact form open to people and shut to floods. LEAD-15, LEAD-19, LEAD-25, LEAD-26.
export const leadRules = {
  /** The longest body that is read: a message of 10,000 characters in its longest encoding fits. */
  bodyBytes: 131_072,
  /** So many requests at once from one client to one process, and one more every while: an office stands behind one address. */
  requests: { burst: 60, refillSeconds: 10 },
  /** So many messages at once from one client to all processes together, and one more every while. */
  perSender: { burst: 60, refillSeconds: 30, suspiciousCost: 10 },
  /** Acknowledgements to one address within so many hours, and to all: so many at once, and one more every while. */
  acknowledgements: { perAddress: { most: 3, hours: 24 }, inAll: { burst: 100, refillSeconds: 300 } },
  /** A form filled in faster than this was not filled in by a person. */
  humanMilliseconds: 2_000,
  /** The same submission again within this time, without a key, is one lead. */
  repeatMinutes: 10,
} as const

/** The field that people never see; what stands in it was not typed by one. */
export const trapField = 'homepage'
