import { mediaUrl } from '#app/media.ts'
import { business } from '#content/business.ts'
import { defaultKeywords, headDefaults, shareImage } from '#content/head-defaults.ts'
import { jsonForScript } from './json-for-script.ts'
import { graph, type JsonLdNode } from './json-ld/graph.ts'

export interface ShareImage {
  readonly path: `/media/${string}`
  readonly alt: string
  readonly width: number
  readonly height: number
}

export interface PageHead {
  readonly title: string
  readonly description: string
  readonly keywords?: readonly string[]
  /** The one path that search engines should keep. */
  readonly canonical: string
  readonly ogType?: 'website' | 'article' | 'product'
  readonly ogImage?: ShareImage
  /** Kept out of search results. */
  readonly noindex?: boolean
  readonly jsonLd?: readonly JsonLdNode[]
}

interface HeadProps {
  readonly head: PageHead
  readonly siteUrl: string
}

/** spec §1: "Every page sets its own title, description, keywords, canonical URL, icon, Open Graph tags and Twitter card." */
export function HeadTags({ head, siteUrl }: HeadProps) {
  const { title, description, canonical, ogType = headDefaults.ogType, ogImage = shareImage } = head
  const url = siteUrl + canonical
  const picture = siteUrl + mediaUrl(ogImage.path)
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={(head.keywords ?? defaultKeywords).join(', ')} />
      <link rel="canonical" href={url} />
      {head.noindex && <meta name="robots" content="noindex" />}
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
      <meta property="og:image:width" content={String(ogImage.width)} />
      <meta property="og:image:height" content={String(ogImage.height)} />
      <meta property="og:image:alt" content={ogImage.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
      <meta name="twitter:image:alt" content={ogImage.alt} />
      {head.jsonLd && head.jsonLd.length > 0 && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: jsonForScript(graph(head.jsonLd, siteUrl)) }}
        />
      )}
    </>
  )
}
