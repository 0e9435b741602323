import { type HTMLElement, NodeType, parse } from 'node-html-parser'

export type { HTMLElement }

/** A page, a piece of one as text, or an element of one. */
export type Part = string | HTMLElement

const parsed = new Map<string, HTMLElement>()

function elementOf(part: Part): HTMLElement {
  if (typeof part !== 'string') return part
  const known =
    parsed.get(part) ??
    parse(part.replace(/^<!DOCTYPE html>/, ''), { blockTextElements: { script: true, style: true } })
  parsed.set(part, known)
  return known
}

export function findAll(part: Part, selector: string): readonly HTMLElement[] {
  return elementOf(part).querySelectorAll(selector)
}

export function find(part: Part, selector: string): HTMLElement {
  const found = elementOf(part).querySelector(selector)
  if (!found) throw new Error(`Nothing matches ${selector}.`)
  return found
}

const unread = new Set(['SCRIPT', 'STYLE', 'SVG'])
const inline = new Set(['A', 'B', 'STRONG', 'EM', 'I', 'SPAN', 'TIME', 'SMALL'])

/** The text of a piece of a page on one line, with a space between elements. */
export const textOf = (part: Part): string => textWithin(elementOf(part), ' ').replace(/\s+/g, ' ').trim()

/** The text as a screen reader reads it: a link or an emphasis does not part its words from those beside it. */
export const proseOf = (part: Part): string => textWithin(elementOf(part), '').replace(/\s+/g, ' ').trim()

function textWithin(element: HTMLElement, gap: ' ' | ''): string {
  const texts = element.childNodes.map((node) => {
    if (node.nodeType === NodeType.TEXT_NODE) return node.text
    if (node.nodeType !== NodeType.ELEMENT_NODE) return ''
    const inner = node as HTMLElement
    const text = unread.has(inner.tagName) ? '' : textWithin(inner, gap)
    return gap === '' && inline.has(inner.tagName) ? text : ` ${text} `
  })
  return texts.join(gap)
}

export interface FoundLink {
  readonly href: string
  readonly text: string
  readonly element: HTMLElement
}

export function linksIn(part: Part): readonly FoundLink[] {
  return findAll(part, 'a').map((element) => ({
    href: element.getAttribute('href') ?? '',
    text: textOf(element),
    element,
  }))
}

export const hrefsIn = (part: Part): readonly string[] => linksIn(part).map(({ href }) => href)

/** The texts of all elements that match. */
export function textsOf(part: Part, selector: string): readonly string[] {
  return findAll(part, selector).map(textOf)
}

export function mainOf(html: string): string {
  return elementOf(html).querySelector('main')?.outerHTML ?? ''
}

/** The section under a heading. */
export function sectionOf(part: Part, heading: string): string {
  const found = findAll(part, 'h1, h2, h3').find((element) => textOf(element) === heading)
  const section = found?.closest('section')
  if (!section) throw new Error(`No section has the heading "${heading}".`)
  return section.outerHTML
}

export interface FoundNode {
  readonly '@type': string
  readonly '@id'?: string
  readonly [field: string]: unknown
}

/** The nodes of the page's structured data. */
export function jsonLdOf(html: string): readonly FoundNode[] {
  return findAll(html, 'script[type="application/ld+json"]').flatMap(
    (script) => (JSON.parse(script.rawText) as { '@graph': FoundNode[] })['@graph'],
  )
}

/** The content of the `meta` element with this name, or this property. */
export function metaOf(html: string, name: string): string {
  return elementOf(html).querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? ''
}

export function canonicalOf(html: string): string | undefined {
  return find(html, 'link[rel="canonical"]').getAttribute('href')
}

/** The element of this kind with this name: its label, or the heading that labels it. */
export function labelled(part: Part, kind: string, name: string): HTMLElement {
  const root = elementOf(part)
  const found = findAll(root, kind).find((element) => {
    const heading = element.getAttribute('aria-labelledby')
    return (heading ? textsOf(root, `#${heading}`)[0] : element.getAttribute('aria-label')) === name
  })
  if (!found) throw new Error(`No ${kind} is called "${name}".`)
  return found
}

/** The first section of a page: its heading, and its links. */
export function heroOf(html: string): HTMLElement {
  const section = find(html, 'h1').closest('section')
  if (!section) throw new Error('The heading of the page stands in no section.')
  return section
}

/** Script that runs; not data for it, nor the markup of search engines, nor the one line of every page's frame (SITE-3). */
export function scriptsIn(html: string): readonly HTMLElement[] {
  return findAll(html, 'script:not(#close-menus)').filter(
    (script) => !script.getAttribute('type')?.startsWith('application/'),
  )
}

/** The addresses of the files of script that a page asks for once it has loaded. */
export function scriptFilesOf(html: string): readonly string[] {
  return findAll(html, 'script#load-islands').flatMap((script) => script.text.match(/\/assets\/[\w.-]+\.js/g) ?? [])
}
