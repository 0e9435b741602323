import type { ContactSubmission } from '#subjects/contact/rules/contact-submission.ts'

export const goodSubmission: ContactSubmission = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'Ada@Example.com',
  phone: '(570) 555-0134',
  interest: 'service',
  message: 'The brakes squeal\non the hill.',
}
