import type { PageHead } from '#kernel/page/page.ts'
import { graph, type JsonLdNode, jsonForScript } from '#kit/formats/json-ld.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { defaultKeywords, headDefaults } from '#subjects/dealership/facts/head-defaults.ts'
import { currency, theOrganization } from '#subjects/dealership/view/json-ld.ts'
import { feedWords } from '#subjects/inventory/facts/feeds.ts'
import { shareSize } from '#subjects/pictures/facts/share-pictures.ts'
import { shareCard } from '#subjects/pictures/rules/share-picture.ts'
import { mediaUrl } from '#subjects/pictures/view/media.ts'
import { theWebSite } from '#subjects/shopfront/view/json-ld/web-site.ts'

const { arrivals } = feedWords

export interface HeadProps {
  readonly head: PageHead
  readonly siteUrl: string
}

/** What every page says of itself in its head (FIND-1). */
export function HeadTags({ head, siteUrl }: HeadProps) {
  const { title, description, canonical, ogType = headDefaults.ogType, offer, townName } = head
  const url = siteUrl + canonical
  const { path, alt } = head.ogImage ?? head.share ?? shareCard('home')
  const picture = siteUrl + mediaUrl(path)
  const nodes = head.jsonLd ?? []
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={(head.keywords ?? defaultKeywords).join(', ')} />
      <link rel="canonical" href={url} />
      {townName && (
        <>
          <meta name="geo.placename" content={townName} />
          <meta name="geo.region" content={`${business.country}-${business.address.state}`} />
        </>
      )}
      {head.noindex && <meta name="robots" content="noindex" />}
      <link rel="alternate" type="application/atom+xml" title={arrivals.title} href={arrivals.path} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      <meta property="og:site_name" content={business.name} />
      <meta property="og:locale" content={headDefaults.locale} />
      <meta property="og:type" content={ogType} />
      <meta property="og:url" content={url} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={picture} />
      {!head.ogImage && (
        <>
          <meta property="og:image:width" content={String(shareSize.width)} />
          <meta property="og:image:height" content={String(shareSize.height)} />
        </>
      )}
      <meta property="og:image:alt" content={alt} />
      {offer && (
        <>
          <meta property="product:price:amount" content={String(offer.price)} />
          <meta property="product:price:currency" content={currency} />
          <meta property="product:availability" content={offer.inStock ? 'in stock' : 'out of stock'} />
          <meta property="product:condition" content={offer.isNew ? 'new' : 'used'} />
          <meta property="product:brand" content={offer.brand} />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
      <meta name="twitter:image:alt" content={alt} />
      {nodes.length > 0 && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: jsonForScript(graph(withWebPage(nodes, canonical), siteUrl)) }}
        />
      )}
    </>
  )
}

/** Adds the page itself to its nodes, and ties it to the site, its publisher and its breadcrumbs. */
function withWebPage(nodes: readonly JsonLdNode[], canonical: string): readonly JsonLdNode[] {
  const trail = nodes.find((node) => node['@type'] === 'BreadcrumbList')
  const ties = {
    isPartOf: theWebSite,
    publisher: theOrganization,
    inLanguage: headDefaults.language,
    ...(trail && { breadcrumb: { '@id': trail['@id'] } }),
  }
  const isPage = (node: JsonLdNode) => node['@type'] === 'CollectionPage' || node['@type'] === 'FAQPage'
  const webPage = { '@type': 'WebPage', '@id': `${canonical}#page`, url: canonical, ...ties }
  return nodes.some(isPage) ? nodes.map((node) => (isPage(node) ? { ...node, ...ties } : node)) : [...nodes, webPage]
}
