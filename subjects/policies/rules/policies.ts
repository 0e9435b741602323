import type { PolicyMeta } from '#subjects/policies/facts/policy-meta.ts'

interface Link {
  readonly name: string
  readonly url: string
}

const metas = import.meta.glob<PolicyMeta>('/subjects/policies/facts/documents/*.mdx', { eager: true, import: 'meta' })

/** In the order of the footer; what it does not list comes last. */
const policies = Object.values(metas).toSorted(
  ({ footerPlace: one = Infinity }, { footerPlace: other = Infinity }) => one - other,
)

export const allPolicies: readonly Link[] = policies.map(linkTo)

export const footerPolicies = policies.filter(({ footerPlace }) => footerPlace).map(linkTo)

/** The policies of these files, in this order. */
export function policyLinks(names: readonly string[]): readonly Link[] {
  return names.flatMap((name) => metas[`/subjects/policies/facts/documents/${name}.mdx`] ?? []).map(linkTo)
}

/** The copyright line has paths of its own. */
export const copyrightLinks: readonly Link[] = policies.flatMap(({ title, copyrightPath }) =>
  copyrightPath ? [{ name: title, url: copyrightPath }] : [],
)

/** Path → the policy that was meant. */
export const policyRedirects: ReadonlyMap<string, string> = new Map(
  policies.flatMap(({ path, oldAddresses = [] }) => [
    ...oldAddresses.map((from) => [from, path] as const),
    ...(path.startsWith('/policies/') ? [[path.replace('/policies', ''), path] as const] : []),
  ]),
)

function linkTo({ title, footerName = title, path }: PolicyMeta): Link {
  return { name: footerName, url: path }
}
