import { expect, test } from 'vitest'
import { circles, faultOf, importsOf, kernelCircles, queriesIn } from './house.ts'

test.each([
  ['kit/parts/x.tsx', "import '#kernel/page/page.ts'"],
  ['kernel/http/x.ts', "import type { X } from '#subjects/county/rules/towns.ts'"],
  ['kernel/http/x.ts', "export { x } from '#app/settings.ts'"],
  ['subjects/rentals/server/x.ts', "const later = () => import('#app/settings.ts')"],
  ['subjects/county/rules/x.ts', "import '#subjects/rentals/rules/rental-planner.ts'"],
  ['subjects/county/view/x.page.tsx', "const all = import.meta.glob(['/subjects/inventory/rules/*.ts'])"],
  ['subjects/policies/facts/documents/x.mdx', "import { x } from '../../view/policy-page.tsx'\n\n# A policy"],
  ['subjects/rentals/facts/x.ts', "import '../rules/x.ts'"],
  ['subjects/rentals/view/deep/x.tsx', "import '../../server/x.ts'"],
  ['subjects/rentals/rules/x.ts', "import 'node:fs'"],
  ['subjects/rentals/view/x.tsx', "import { Hono } from 'hono'"],
  ['subjects/rentals/view/x.tsx', "import '../subject.ts'"],
  ['subjects/zoo/rules/x.ts', "import '#subjects/rentals/rules/x.ts'"],
  ['app/x.ts', "import '#tests/budgets.ts'"],
])('SITE-49: %s must not say %s', (file, line) => {
  expect(importsOf([file, line]).flatMap((one) => faultOf(one) ?? [])).toHaveLength(1)
})

test.each([
  ['kernel/db/x.ts', "db.selectFrom('zoos')"],
  ['subjects/pictures/server/x.ts', "db\n  .deleteFrom('zoos')"],
  ['subjects/pictures/server/x.ts', "db.selectFrom('photos').innerJoin('zoos', 'id', 'photo')"],
  ['subjects/inventory/view/x.tsx', "db.selectFrom('zoos')"],
])('SITE-49: %s must not ask for a table of inventory: %s', (file, line) => {
  const tables = "declare module '#kernel/db/schema.ts' {\n  interface Tables {\n    zoos: ZoosTable\n  }\n}\n"
  const sources = [
    ['subjects/inventory/server/tables.ts', tables],
    [file, line],
  ] as const
  expect(queriesIn(sources).flatMap((one) => faultOf(one) ?? [])).toHaveLength(1)
})

test('SITE-49: files that import one another in a circle are found', () => {
  const imports = ['a>b', 'b>c', 'c>a', 'c>d'].map((pair) => ({ from: pair.charAt(0), to: pair.charAt(2) }))
  expect(circles(imports)).toEqual([['a', 'b', 'c', 'a']])
})

test('SITE-49: folders of the kernel that use one another are found, though no two of their files do', () => {
  const imports = [
    { from: 'kernel/http/server.ts', to: 'kernel/press/press.ts' },
    { from: 'kernel/press/send.ts', to: 'kernel/http/headers.ts' },
    { from: 'kernel/press/send.ts', to: 'kernel/press/press.ts' },
    { from: 'subjects/fit/view/a.tsx', to: 'subjects/county/rules/b.ts' },
  ]
  expect(kernelCircles(imports)).toEqual([['kernel/http', 'kernel/press', 'kernel/http']])
})
