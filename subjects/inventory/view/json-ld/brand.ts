import type { Brand } from 'schema-dts'
import { slugOf } from '#kit/formats/format.ts'

interface BrandFacts {
  readonly name: string
  readonly text?: string
  /** Where this site shows the brand. */
  readonly url: string
}

/** `/#brand-club-car`: the same brand has the same address on every page. */
export function brandId(name: string): string {
  return `/#brand-${slugOf(name)}`
}

export function brand({ name, text, url }: BrandFacts): Brand {
  return { '@type': 'Brand', '@id': brandId(name), name, ...(text ? { description: text } : {}), url }
}

/** The brand as something else names it; its words and its address stand where the site shows it. */
export function brandReference(name: string): Brand {
  return { '@type': 'Brand', '@id': brandId(name), name }
}
