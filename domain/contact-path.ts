import type { ContactInterest } from '#content/messages.ts'

/** The contact page with this interest already chosen. */
export function contactPath(interest: ContactInterest): string {
  return `/contact?interest=${interest}`
}
