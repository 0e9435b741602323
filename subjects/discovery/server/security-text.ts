import { addDays, type CalendarDay } from '#kit/dates/calendar-day.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { mailHref } from '#subjects/dealership/rules/reach.ts'
import { securityContact } from '#subjects/discovery/facts/security-contact.ts'

/** RFC 9116. It runs out some time after the build: a site that nobody builds anew has nobody who reads its mail. */
export function securityText(builtOn: CalendarDay, siteUrl: string): string {
  const { path, goodForDays, languages } = securityContact
  return [
    `Contact: ${mailHref(business.email)}`,
    `Contact: ${siteUrl}/contact`,
    `Expires: ${addDays(builtOn, goodForDays)}T00:00:00Z`,
    `Preferred-Languages: ${languages}`,
    `Canonical: ${siteUrl}${path}`,
    '',
  ].join('\n')
}
