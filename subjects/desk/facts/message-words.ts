import { failedMails } from '#subjects/contact/facts/mails.ts'

/** The lists of messages, the most urgent first, by their names in the address. */
export const messageKinds = {
  new: 'To answer',
  later: 'Later',
  suspects: 'Maybe spam',
  answered: 'Answered',
  closed: 'No answer needed',
  spam: 'Spam',
  dead: failedMails,
} as const

export type MessageKind = keyof typeof messageKinds

/** The marks of a message, in the words of their buttons. */
export const markings = {
  answered: 'Mark answered',
  closed: 'No answer needed',
  spam: 'Mark as spam',
  new: 'Needs an answer',
} as const

export const messageWords = {
  mailSubject: 'Your message to {shop} ({id})',
  mailGreeting: 'Hello {name},\n\n',
  call: 'Call',
  write: 'Write back',
  mails: 'Emails sent',
  resend: 'Email it to us again',
  noteLabel: 'Private note',
  noteHint: 'The customer never sees it',
  remind: {
    tomorrow: 'Remind me tomorrow',
    soon: 'Remind me in 3 days',
    unanswered: 'Mark answered, remind me in 3 days',
    day: 'Remind me on this day',
    submit: 'Remind me',
    wrong: 'Choose a day that is still to come, within a year',
    until: 'Comes back on {day}',
    due: 'Your reminder for today',
    dueAnswered: 'Reminder: has the customer written back?',
  },
  now: 'now',
  take: 'I’ll answer this',
  giveBack: 'Leave it to the others',
  order: { waiting: 'Longest wait first', newest: 'Newest first', all: 'All messages, newest first' },
} as const

/** The mails of a message, and how far each has come. */
export const mailKinds = {
  dealer: 'To us',
  visitor: 'To the sender',
  webhook: 'To another program',
  suspects: 'About what may be spam',
} as const
export const mailStates = { waiting: 'not sent yet, next try', sent: 'sent', dead: 'failed' } as const

export const messageLists = {
  perPage: 20,
  /** The first screen shows this many. */
  today: { messages: 10, suspects: 5, carts: 8, cartDays: 30, endingDays: 7 },
} as const

/** What stays elsewhere after we erase messages; the person who erases them reads it. */
export const erasure = {
  heading: 'What is erased',
  goes: 'Every message of that person, with its emails and notes. This cannot be undone; the history keeps when and by whom.',
  outstanding:
    'The files of the database still hold them, because something such as a backup is reading. They are gone within a minute of its end; the command "status" says so.',
  elsewhere:
    'Backups, downloaded files, emails already sent and copies in other programs stay there: erase them there.',
} as const
