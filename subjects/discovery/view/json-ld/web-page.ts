import type { JsonLdNode } from '#kit/formats/json-ld.ts'
import { headDefaults } from '#subjects/dealership/facts/head-defaults.ts'
import { theOrganization } from '#subjects/dealership/view/json-ld.ts'
import { theWebSite } from '#subjects/shopfront/view/json-ld/site-search.ts'

const pageTypes = new Set(['CollectionPage', 'FAQPage'])

/** The nodes of a page with the page itself among them, tied to the site, to who publishes it and to its trail. */
export function withWebPage(nodes: readonly JsonLdNode[], canonical: string): readonly JsonLdNode[] {
  const trail = nodes.find((node) => typeOf(node) === 'BreadcrumbList')
  const ties = {
    isPartOf: theWebSite,
    publisher: theOrganization,
    inLanguage: headDefaults.language,
    ...(trail ? { breadcrumb: { '@id': (trail as { '@id'?: string })['@id'] } } : {}),
  }
  if (nodes.some((node) => pageTypes.has(typeOf(node))))
    return nodes.map((node) => (pageTypes.has(typeOf(node)) ? ({ ...node, ...ties } as JsonLdNode) : node))
  return [...nodes, { '@type': 'WebPage', '@id': `${canonical}#page`, url: canonical, ...ties } as JsonLdNode]
}

function typeOf(node: JsonLdNode): string {
  return String((node as { '@type'?: unknown })['@type'])
}
