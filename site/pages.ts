import { addresses } from '#content/shared/addresses.ts'
import type { Page } from './page.ts'

type PageModule = Readonly<Record<string, Page | readonly Page[] | unknown>>

const modules = import.meta.glob<PageModule>('./*/view/**/*.page.tsx', { eager: true })

/** What anything else than a page is answered with, and the page of all parts, which is for those who build the site. */
const apart = ['not-found', 'styleguide']

const order = Object.keys(addresses)

const listed = Object.entries(modules)
  .map(([file, module]) => ({ name: nameOf(file), pages: pagesIn(module) }))
  .filter(({ name }) => !apart.includes(name))
  .sort((one, other) => rank(one.name) - rank(other.name))
  .flatMap(({ pages }) => pages)

/** Every page of the site. What each answers to stands at its top. */
export function pages(withStyleguide: boolean): readonly Page[] {
  return withStyleguide ? [...listed, ...named('styleguide')] : listed
}

const nameByPage = new Map(
  Object.entries(modules).flatMap(([file, module]) => pagesIn(module).map((page) => [page, nameOf(file)] as const)),
)

/** A page is named like its file. */
export function pageName(page: Page): string {
  const name = nameByPage.get(page)
  if (name === undefined) throw new Error('A page stands in a file NAME.page.tsx.')
  return name
}

function named(wanted: string): readonly Page[] {
  return Object.entries(modules).flatMap(([file, module]) => (nameOf(file) === wanted ? pagesIn(module) : []))
}

function nameOf(file: string): string {
  return file.replace(/^.*\/|\.page\.tsx$/g, '')
}

/** A page's file is named like its key among the addresses. */
function rank(name: string): number {
  const key = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  if (!order.includes(key))
    throw new Error(`${name}.page.tsx has no address: name "${key}" in content/shared/addresses.ts.`)
  return order.indexOf(key)
}

function pagesIn(module: PageModule): readonly Page[] {
  return Object.values(module).flat().filter(isPage)
}

function isPage(value: unknown): value is Page {
  return typeof value === 'object' && value !== null && 'answer' in value
}
