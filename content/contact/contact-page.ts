import { business } from '#content/dealership/business.ts'
import { promises } from '#content/dealership/promises.ts'
import type { PageHead } from '#content/shared/head-defaults.ts'
import type { Hero } from '#content/shared/section-types.ts'

type Contact = {
  readonly head: PageHead
  readonly hero: Hero<'call' | 'write'>
  readonly reach: { readonly main: string; readonly email: string; readonly website: string }
  readonly form: Readonly<{
    text: string
    promise: string
    trap: string
    privacy: { text: string; link: string; url: string }
  }>
  readonly context: Readonly<Record<'heading' | 'note' | 'cart' | 'town', string>>
}

// The words of the form itself are in contact-form.ts
export const contactPage = {
  head: {
    title: 'Contact Switchback Golf Carts in Carbon County, PA',
    description:
      'Call, write or stop by: two golf cart showrooms in the Poconos and one online, with addresses, phone lines, hours and a form that reaches a person.',
    keywords: ['contact golf cart dealer', 'golf cart dealer phone', 'Carbon County PA golf carts', 'golf cart quote'],
  },
  hero: {
    heading: 'Ask us anything about carts',
    text: 'A price, a repair, a part, a cart for the weekend. Call and talk to the shop, or write and we answer by name.',
    call: 'Call',
    write: 'Write to us',
  },
  reach: {
    main: 'Main line',
    email: 'E-mail',
    website: 'Website',
  },
  form: {
    text: 'All fields are needed. A phone number lets us call back when that is quicker than writing.',
    promise: `A reply takes ${promises.response.within}, ${promises.response.typical} in business hours.`,
    trap: 'Leave this field empty',
    privacy: {
      text: 'We use what you write to answer you, and for nothing else.',
      link: 'Privacy Policy',
      url: '/privacy',
    },
  },
  context: {
    heading: 'We will know what you are asking about',
    note: 'Uncheck what does not belong.',
    cart: 'Cart',
    town: 'Town',
  },
} as const satisfies Contact

// The answer that reaches a visitor's own mailbox at once. It repeats nothing that was typed but a plain first name:
// otherwise anybody could send anything to anybody through us.
export const acknowledgement = {
  subject: `We have your message | ${business.name}`,
  greeting: 'Hello {firstName},',
  nameless: 'Hello,',
  text: `thank you for writing to ${business.name}. Your message is with us, and a person will answer it: ${promises.response.within}, ${promises.response.typical} in business hours.`,
  call: `If it cannot wait, call ${business.phones.main}.`,
  about: 'About: {about}',
  reference: 'Reference: {id}',
  mistake: 'If you did not write to us, somebody mistyped an address, and you can ignore this mail.',
} as const

// What the dealer reads
export const leadMail = {
  subject: '{interest} from {name} ({id})',
  received: 'Received',
  name: 'Name',
  interest: 'About',
  cart: 'Cart',
  cartText: '{name} ({id})',
  town: 'Town',
  reference: 'Reference',
  answer: 'Answer this mail to write to {name}.',
} as const
