import { expect, test } from 'vitest'
import { importsOf, importsOfHouse } from './imports.ts'
import { measure } from './measure.ts'
import { faultOf } from './rules.ts'

const faultsIn = async (file: string, text: string) =>
  (await importsOf(file, text)).flatMap(({ from, to }) => faultOf(from, to) ?? [])

test.each([
  ['content/x.ts', "import '#kit/formats/format.ts'"],
  ['content/county/towns/deep/x.ts', "import '../../../../site/page.ts'"],
  ['content/county/towns/x.ts', "import { plans } from '#subjects/rentals/facts/rental-plans.ts'"],
  ['content/policies/documents/x.mdx', "import { pages } from '../../../site/pages.ts'\n\n# A policy"],
  ['content/policies/documents/x.mdx', "import { towns } from '#subjects/towns/facts/county-page.ts'\n\n# A policy"],
  ['site/rentals/rules/x.ts', "import '#subjects/rentals/view/plan-table.tsx'"],
  ['site/rentals/rules/x.ts', "export { x } from '#app/settings.ts'"],
  ['site/rentals/rules/x.ts', "import 'node:fs'"],
  ['site/rentals/rules/x.ts', "import type { ReactNode } from 'react'"],
  ['site/rentals/view/x.tsx', "import '#site/rentals/server/x.ts'"],
  ['site/rentals/view/deep/deeper/x.tsx', "import '../../../server/x.ts'"],
  ['site/rentals/view/x.tsx', "const later = () => import('#app/settings.ts')"],
  ['site/rentals/view/x.tsx', "import '#subjects/county/view/town-grid.tsx'"],
  ['site/county/rules/x.ts', "import '#subjects/rentals/rules/rental-planner.ts'"],
  ['site/county/view/x.tsx', "const all = import.meta.glob(['/site/inventory/rules/*.ts'])"],
  ['site/contact/server/x.ts', "import '#app/desk.ts'"],
])('SITE-49: %s must not say %s', async (file, line) => {
  expect(await faultsIn(file, line)).toHaveLength(1)
})

test.each([
  ['site/rentals/rules/x.ts', "import '#subjects/dealership/facts/hours.ts'"],
  ['site/rentals/rules/x.ts', "import '#subjects/county/rules/towns.ts'"],
  ['site/rentals/view/x.tsx', "import { Card } from '#kit/parts/card.tsx'"],
  ['subjects/towns/view/town.page.tsx', "import '#subjects/inventory/view/list-cart.tsx'"],
  ['site/contact/server/x.ts', "import '#kernel/db/schema.ts'"],
  ['server/x.ts', "import '#kernel/page/page.ts'"],
])('SITE-49: %s may say %s', async (file, line) => {
  expect(await faultsIn(file, line)).toEqual([])
})

test('SITE-49: every import of the house keeps to the rules, and nine in ten stay in their subject', async () => {
  const imports = await importsOfHouse('.')
  const faults = imports.flatMap(({ from, to }) => faultOf(from, to)?.replace(/^/, `${from} → ${to}: `) ?? [])
  expect(faults).toEqual([])
  const { amongSubjects, insideSubjects } = measure(imports)
  expect(insideSubjects / amongSubjects).toBeGreaterThanOrEqual(0.9)
})
