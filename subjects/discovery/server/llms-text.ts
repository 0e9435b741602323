import { business } from '#subjects/dealership/facts/business.ts'
import { businessHours } from '#subjects/dealership/facts/hours.ts'
import { hoursSummary } from '#subjects/dealership/rules/posted-hours.ts'
import { addressLine } from '#subjects/dealership/rules/reach.ts'
import { siteMapPage } from '#subjects/discovery/facts/site-map-page.ts'
import { feedWords } from '#subjects/inventory/facts/feeds.ts'
import { footerPolicies } from '#subjects/policies/rules/policies.ts'

/** The site in a page of Markdown, for those who read it by machine. */
export function llmsText(siteUrl: string): string {
  const link = ({ name, url, description }: { name: string; url: string; description?: string }) =>
    `- [${name}](${siteUrl}${url})${description ? `: ${description}` : ''}`
  const { name, description, address, phones, email } = business
  return [
    `# ${name}`,
    '',
    `> ${description}`,
    '',
    `${addressLine(address)}. ${phones.main}, ${phones.tollFree}, ${email}. ${hoursSummary(businessHours.week)}.`,
    '',
    `## ${siteMapPage.main}`,
    '',
    ...siteMapPage.mainLinks.map(link),
    '',
    `## ${siteMapPage.policies}`,
    '',
    ...footerPolicies.map(link),
    '',
    `## ${siteMapPage.files}`,
    '',
    ...[feedWords.vehicles, feedWords.arrivals].map(({ title, path }) => link({ name: title, url: path })),
    '',
  ].join('\n')
}
