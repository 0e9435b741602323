import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface LockedPackage {
  readonly integrity?: string
  readonly resolved?: string
  readonly optional?: true
  readonly link?: true
  readonly hasInstallScript?: true
}

const read = (file: string) => readFileSync(file, 'utf8')
const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, LockedPackage> }
const locked = Object.entries(packages).filter(([path]) => path !== '')

test('SITE-83: every direct dependency is named in one version, and argued', () => {
  const argued = read('docs/decisions/0003-dependencies.md')
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/)
    if (!name.startsWith('@types/')) expect(argued).toContain(name)
  }
})

test('SITE-83: every package comes from the registry, and nothing is run while it is installed', () => {
  for (const [path, { resolved = 'https://registry.npmjs.org/', link, hasInstallScript }] of locked) {
    expect([path, new URL(resolved).host]).toEqual([path, 'registry.npmjs.org'])
    expect([path, link, hasInstallScript]).toEqual([path, undefined, undefined])
  }
})

test('SITE-83: every package is known by its hash; without one are only binaries of other platforms', () => {
  const unknown = locked.filter(([, { integrity }]) => !integrity)
  for (const [path, { optional }] of unknown) expect([path, optional]).toEqual([path, true])
  for (const [, { integrity }] of locked) expect(integrity ?? 'sha512-').toMatch(/^sha512-/)
})

test('SITE-135: the version stands at the top of the changelog, and in the lock file', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string }
  const [newest] = read('CHANGELOG.md').match(/(?<=^## )\d+\.\d+\.\d+/m) ?? []
  expect(newest).toBe(version)
  expect((JSON.parse(read('package-lock.json')) as { version: string }).version).toBe(version)
})
