import { townRedirects } from '#subjects/county/rules/towns.ts'
import { oldAddresses } from '#subjects/discovery/facts/old-addresses.ts'
import { policyRedirects } from '#subjects/policies/rules/policies.ts'

const moved: ReadonlyMap<string, string> = new Map([...oldAddresses, ...policyRedirects, ...townRedirects])

/**
 * The page of a path that spells an address of ours another way: with slashes at its end or doubled, capitals, `.html`, or an old
 * spelling of the page's name. Leads there in one step, only to an address that answers, and never out of the site. Undefined where the
 * path may stay, or means no page.
 */
export function oneAddress(path: string, answers: (path: string) => boolean): string | undefined {
  if (answers(path)) return undefined
  const plain = path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\.(?:html?|php|aspx?)\/?$/, '')
    .replace(/(?:\/index)?\/?$/, '')
    .replace(/^$/, '/')
  const meant = moved.get(plain) ?? plain
  return meant !== path && answers(meant) ? meant : undefined
}
