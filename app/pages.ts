import type { Island } from '#kernel/page/island.tsx'
import type { Page, PageEntry, Ports } from '#kernel/page/page.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { shareOf } from '#subjects/discovery/view/frame.tsx'

const order = Object.keys(addresses)

/** Pages and islands are named like their files. */
const nameIn = (file: string) => file.replace(/^.*\/|\.(?:page|island)\.tsx$/g, '')

const modules = import.meta.glob<object>('/subjects/*/view/**/*.page.tsx', { eager: true })

const files = Object.entries(modules).map(([file, module]) => ({
  name: nameIn(file),
  pages: Object.values(module).flat().filter(isPage),
}))

/** Every page of the site. What each answers to stands at its top. */
export const pages: readonly Page[] = files
  .filter(({ name }) => name !== 'not-found')
  .sort((one, other) => rank(one.name) - rank(other.name))
  .flatMap((file) => file.pages)

const nameByPage = new Map(files.flatMap((file) => file.pages.map((page) => [page, file.name] as const)))

export function pageName(page: Page): string {
  return nameByPage.get(page) ?? 'other'
}

const islands = import.meta.glob<Readonly<Record<string, Island>>>('/subjects/*/view/**/*.island.tsx', { eager: true })

const nameByIsland = new Map(
  Object.entries(islands).map(([file, module]) => {
    const [island, ...others] = Object.values(module)
    if (!island || others.length > 0) throw new Error(`${file} must export its island and nothing else.`)
    return [island, nameIn(file)] as const
  }),
)

export function islandName(island: Island): string {
  const name = nameByIsland.get(island)
  if (name === undefined) throw new Error('An island stands in a file NAME.island.tsx.')
  return name
}

/** Every canonical address, for the press, the sitemap and for tests that leave no page out. */
export async function pageEntries(ports: Ports): Promise<readonly PageEntry[]> {
  const entries = async (page: Page) => (await page.entries(ports)).map((entry) => ({ share: shareOf(page), ...entry }))
  return (await Promise.all(pages.map(entries))).flat()
}

const carrying = new RegExp(
  `^(?:${pages
    .flatMap((page) => (page.carries ? page.paths : []))
    .join('|')
    .replaceAll(/:\w+/g, '[^/]+')})$`,
)

/** Whether the page at this path understands a town in its address. */
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
  return typeof value === 'object' && value !== null && 'questionOf' in value
}
