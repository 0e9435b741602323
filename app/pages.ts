import type { Page } from '#kernel/page/page.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { subjects } from './subjects.ts'

/** What anything else than a page is answered with, and the page of all parts, which is for those who build the site. */
const apart = ['not-found', 'styleguide']

const order = Object.keys(addresses)

const modules = [import.meta.glob('/app/**/*.page.tsx'), ...subjects.map(({ pages = {} }) => pages)].flatMap(
  Object.entries<() => Promise<unknown>>,
)
const files = await Promise.all(
  modules.map(async ([file, load]) => {
    const module = (await load()) as Readonly<Record<string, unknown>>
    return { name: nameOf(file), pages: Object.values(module).flat().filter(isPage) }
  }),
)

const listed = files
  .filter(({ name }) => !apart.includes(name))
  .sort((one, other) => rank(one.name) - rank(other.name))
  .flatMap(({ pages }) => pages)

const styleguide = files.filter(({ name }) => name === 'styleguide').flatMap(({ pages }) => pages)

const nameByPage = new Map(files.flatMap(({ name, pages }) => pages.map((page) => [page, name] as const)))

/** Every page of the site. What each answers to stands at its top. */
export function pages(withStyleguide: boolean): readonly Page[] {
  return withStyleguide ? [...listed, ...styleguide] : listed
}

/** A page is named like its file. */
export function pageName(page: Page): string {
  const name = nameByPage.get(page)
  if (name === undefined) throw new Error('A page stands in a file NAME.page.tsx.')
  return name
}

/** What the log and the figures call it. */
export function pageKind(page: Page): string {
  return nameByPage.get(page) ?? 'other'
}

let carrying: RegExp | undefined

/** Whether the page at this path can be told a town. */
export function carriesTown(path: string): boolean {
  const paths = () => listed.flatMap((page) => (page.carries ? page.paths : []))
  carrying ??= new RegExp(`^(?:${paths().join('|').replaceAll(/:\w+/g, '[^/]+')})$`)
  return carrying.test(path)
}

function nameOf(file: string): string {
  return file.replace(/^.*\/|\.page\.tsx$/g, '')
}

/** A page's file is named like its key among the addresses. */
function rank(name: string): number {
  const key = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  if (!order.includes(key))
    throw new Error(`${name}.page.tsx has no address: name "${key}" in subjects/dealership/facts/addresses.ts.`)
  return order.indexOf(key)
}

function isPage(value: unknown): value is Page {
  return typeof value === 'object' && value !== null && 'answer' in value
}
