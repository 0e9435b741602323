import { business } from '#content/dealership/business.ts'
import { businessHours } from '#content/dealership/hours.ts'
import { siteMapPage } from '#content/discovery/site-map-page.ts'
import { feedWords } from '#content/inventory/feeds.ts'
import { hoursSummary } from '#site/dealership/rules/posted-hours.ts'
import { addressLine } from '#site/dealership/rules/reach.ts'
import { footerPolicies } from '#site/policies/rules/policies.ts'

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
