import type { Page, PageEntry, Ports } from '#kernel/page/page.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { shareOf } from '#subjects/discovery/view/frame.tsx'
import { subjects } from './subjects.ts'

/** What anything else than a page is answered with, and the page of all parts, which is for those who build the site. */
const apart = ['not-found', 'styleguide']

const order = Object.keys(addresses)

const modules = [import.meta.glob('/app/**/*.page.tsx', { eager: true }), ...subjects.map(({ pages = {} }) => pages)]
const files = modules.flatMap(Object.entries<unknown>).map(([file, module]) => ({
  name: file.replace(/^.*\/|\.page\.tsx$/g, ''),
  pages: Object.values(module as object)
    .flat()
    .filter(isPage),
}))

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
  return nameByPage.get(page) ?? 'other'
}

/** Every canonical address, for the press, the sitemap and for tests that leave no page out. */
export async function pageEntries(ports: Ports): Promise<readonly PageEntry[]> {
  const entries = async (page: Page) => (await page.entries(ports)).map((entry) => ({ share: shareOf(page), ...entry }))
  return (await Promise.all(listed.map(entries))).flat()
}

const carrying = new RegExp(
  `^(?:${listed
    .flatMap((page) => (page.carries ? page.paths : []))
    .join('|')
    .replaceAll(/:\w+/g, '[^/]+')})$`,
)

/** Whether the page at this path can be told a town. */
export function carriesTown(path: string): boolean {
  return carrying.test(path)
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
