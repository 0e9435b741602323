import type { Island } from '#kernel/page/island.tsx'

const modules = import.meta.glob<Readonly<Record<string, Island>>>(
  ['/app/**/*.island.tsx', '/subjects/*/view/**/*.island.tsx'],
  { eager: true },
)

const names = new Map(
  Object.entries(modules).map(([file, module]) => {
    const [island, ...others] = Object.values(module)
    if (!island || others.length > 0) throw new Error(`${file} must export its island and nothing else.`)
    return [island, file.replace(/^.*\/|\.island\.tsx$/g, '')] as const
  }),
)

/** An island is named like its file. */
export function islandName(island: Island): string {
  const name = names.get(island)
  if (name === undefined) throw new Error('An island stands in a file NAME.island.tsx.')
  return name
}
