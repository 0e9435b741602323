import type { PolicyMeta } from '#subjects/policies/facts/policy-meta.ts'

interface Link {
  readonly name: string
  readonly url: string
}

const metas = import.meta.glob<PolicyMeta>('/subjects/policies/facts/documents/*.mdx', { eager: true, import: 'meta' })

/** The policies in the order of the footer; those that it does not list come last. */
const policies = Object.values(metas).toSorted(
  ({ footerPlace: one = Infinity }, { footerPlace: other = Infinity }) => one - other,
)

export const allPolicies: readonly Link[] = policies.map(linkTo)

export const footerPolicies = policies.filter(({ footerPlace }) => footerPlace).map(linkTo)

/** The policies of these files, in this order. */
export function policyLinks(names: readonly string[]): readonly Link[] {
  return names.flatMap((name) => metas[`/subjects/policies/facts/documents/${name}.mdx`] ?? []).map(linkTo)
}

/** The links of the copyright line, which has paths of its own. */
export const copyrightLinks: readonly Link[] = policies.flatMap(({ title, copyrightPath }) =>
  copyrightPath ? [{ name: title, url: copyrightPath }] : [],
)

/** The path of a policy by its other spellings. */
export const policyRedirects: ReadonlyMap<string, string> = new Map(
  policies.flatMap(({ path, oldAddresses = [] }) => [
    ...oldAddresses.map((from) => [from, path] as const),
    ...(path.startsWith('/policies/') ? [[path.replace('/policies', ''), path] as const] : []),
  ]),
)

function linkTo({ title, footerName = title, path }: PolicyMeta): Link {
  return { name: footerName, url: path }
}
