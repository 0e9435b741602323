import { business } from '#subjects/dealership/facts/business.ts'
import { promises } from '#subjects/dealership/facts/promises.ts'

/** The desk's list of messages of which a mail or a call was given up. */
export const failedMails = 'Email failed'

/**
 * The answer that the site mails to a visitor at once. Of what was typed it repeats a plain first name alone: otherwise a stranger
 * could have us send anything to anyone.
 */
export const acknowledgement = {
  subject: `We have your message | ${business.name}`,
  greeting: 'Hello {firstName},',
  nameless: 'Hello,',
  text: `Thank you for writing to ${business.name}. We have your message, and a person will answer it in ${promises.response.within}, ${promises.response.typical} in business hours.`,
  call: 'If it is urgent, call {phone}.',
  about: 'About: {about}',
  reference: 'Reference: {id}',
  mistake: 'If you did not write to us, someone mistyped an address, and you can ignore this e-mail.',
} as const

/** The mail about a message, which the dealer reads. */
export const dealerWords = {
  subject: '{interest} from {name} ({id})',
  received: 'Received',
  name: 'Name',
  interest: 'About',
  cart: 'Cart',
  cartText: '{name} ({id})',
  town: 'Town',
  reference: 'Reference',
  answer: 'Reply to this e-mail to answer {name}.',
  desk: 'Open it at the desk',
} as const

/** The mail about messages that look like advertising. */
export const suspectsMail = {
  subject: '{count} like spam',
  text: 'They were not mailed, and their senders were told nothing. Say at the desk which of them are real and which are spam. Until then this mail comes once a day.',
  mostNamed: 50,
} as const

/** The mail by which an operator tries the mail server. */
export const testMail = {
  subject: `Test mail of the website of ${business.name}`,
  text: 'The website can send mail: messages of visitors arrive here. This needs no answer.',
} as const
