import type { Page } from '#app/page.ts'

const modules = import.meta.glob<Record<string, unknown>>('/app/pages/*.tsx', { eager: true })

const moduleOf = new Map(
  Object.entries(modules).flatMap(([path, exported]) =>
    Object.values(exported)
      .flat()
      .map((page) => [page, path]),
  ),
)

/** The module that a page comes from: its style follows from what that imports. */
export function pageModule(page: Page): string {
  return moduleOf.get(page) ?? ''
}
