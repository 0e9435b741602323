import { townRedirects } from '#subjects/county/rules/towns.ts'
import { oldAddresses } from '#subjects/discovery/facts/old-addresses.ts'
import { policyRedirects } from '#subjects/policies/rules/policies.ts'

const moved: ReadonlyMap<string, string> = new Map([...oldAddresses, ...policyRedirects, ...townRedirects])

/**
 * Where a path leads that spells an address of ours another way: slashes at its end or doubled, capitals, `.html`, or a
 * recorded form of the page's name. In one step, and only to where something answers: never out of the site, because what
 * comes back is one of our own addresses. Undefined where the path may stay, or where nothing is meant.
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
