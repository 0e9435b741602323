import type { ContactSubmission } from './contact-submission.ts'

/** As typed, but for what the databases do not hold alike: lone surrogates, and the line ends of forms. */
export function normalizeSubmission(submission: ContactSubmission): ContactSubmission {
  const clean = (text: string) => text.toWellFormed().replace(/\r\n?/g, '\n')
  return {
    firstName: clean(submission.firstName),
    lastName: clean(submission.lastName),
    email: clean(submission.email),
    phone: clean(submission.phone),
    interest: submission.interest,
    message: clean(submission.message),
  }
}
