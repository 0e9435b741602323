import { business } from '#content/business.ts'
import { feedWords } from '#content/feeds.ts'
import { businessHours } from '#content/hours.ts'
import { policyLinks } from '#content/navigation.ts'
import { siteMapPage } from '#content/sections/site-map.ts'

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
    `${address.oneLine}. ${phones.main.display}, ${phones.tollFree.display}, ${email.display}. ${businessHours.summary}.`,
    '',
    `## ${siteMapPage.main}`,
    '',
    ...siteMapPage.mainLinks.map(link),
    '',
    `## ${siteMapPage.policies}`,
    '',
    ...policyLinks.map(link),
    '',
    `## ${siteMapPage.files}`,
    '',
    ...[feedWords.vehicles, feedWords.arrivals].map(({ title, path }) => link({ name: title, url: path })),
    '',
  ].join('\n')
}
