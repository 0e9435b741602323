import type { ContactMessage } from '#site/contact/rules/contact-message.ts'

export const goodMessage: ContactMessage = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'Ada@Example.com',
  phone: '(570) 555-0134',
  interest: 'service',
  message: 'The brakes squeal\non the hill.',
}
