// What keeps the contact form open to people and shut to floods. LEAD-15, LEAD-19, LEAD-25, LEAD-26.
export const messageRules = {
  /** The longest body that is read: a message of 10,000 characters in its longest encoding fits. */
  bodyBytes: 131_072,
  /** So many requests at once from one client to one process, and one more every while: an office stands behind one address. */
  requests: { most: 60, refillMs: 10_000 },
  /** So many messages at once from one client to all processes together, and one more every while. */
  perSender: { most: 60, refillMs: 30_000 },
  /** As many of these a suspicious message counts for. */
  suspiciousCost: 10,
  /** Acknowledgements to one mailbox, until none was sent for a day, and to all: so many at once, and one more every while. */
  acknowledgements: { perMailbox: { most: 3, restMs: 24 * 3_600_000 }, inAll: { most: 100, refillMs: 300_000 } },
  /** A form filled in faster than this was not filled in by a person. */
  humanMilliseconds: 2_000,
  /** The same submission again within this time, without a key, is one message. */
  repeatMinutes: 10,
  /** What someone at the desk may note about a message. */
  longestNote: 2_000,
} as const

/** What is not erased by a word of ours, as the person who erases is told. */
export const erasure = {
  outstanding:
    'The files of the database still hold them: something reads what they were before, such as a backup. The site finishes this within a minute after that has ended, and "status" says whether it is done.',
  elsewhere:
    'Backups, exported files, mails already sent and what a webhook was told are not in our hands here: erase them where they are kept.',
} as const

/** The field that people never see; what stands in it was not typed by one. */
export const trapField = 'homepage'
