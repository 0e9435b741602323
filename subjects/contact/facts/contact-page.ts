import type { Hero } from '#kit/parts/section-types.ts'
import { policyAddresses } from '#subjects/dealership/facts/addresses.ts'
import type { PageHeadWords } from '#subjects/dealership/facts/head-defaults.ts'
import { promises } from '#subjects/dealership/facts/promises.ts'

type Contact = {
  readonly head: PageHeadWords
  readonly hero: Hero<'call' | 'write'>
  readonly reach: { readonly main: string; readonly email: string; readonly website: string }
  readonly form: Readonly<{
    text: string
    promise: string
    trap: string
    privacy: { text: string; link: string; url: string }
  }>
  readonly context: Readonly<Record<'heading' | 'note' | 'cart' | 'town' | 'question', string>>
}

/** The words around the form, whose own are in `contact-form.ts`. */
export const contactPageWords = {
  head: {
    title: 'Contact Switchback Golf Carts in Carbon County, PA',
    description:
      'Call, write or stop by: golf cart showrooms in Pocono Pines and Scranton and one online, with addresses, phone lines, hours and a form that reaches a person.',
    keywords: ['contact golf cart dealer', 'golf cart dealer phone', 'Carbon County PA golf carts', 'golf cart quote'],
  },
  hero: {
    heading: 'Call, write or stop by',
    text: 'Questions about a cart, a repair, a part or a rental? Call us, or send a message and a person will answer it.',
    call: 'Call',
    write: 'Send a message',
  },
  reach: {
    main: 'Main line',
    email: 'E-mail',
    website: 'Website',
  },
  form: {
    text: 'Please fill in every field. We may call if that’s faster.',
    promise: `We reply in ${promises.response.within}, ${promises.response.typical} in business hours.`,
    trap: 'Leave this field empty',
    privacy: {
      text: 'We use your message only to answer you.',
      link: 'Privacy Policy',
      url: policyAddresses.privacy,
    },
  },
  context: {
    heading: 'Sent with your message',
    note: 'Uncheck anything that doesn’t apply.',
    cart: 'Cart',
    town: 'Town',
    question: 'Your question',
  },
} as const satisfies Contact
