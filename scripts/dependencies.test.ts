import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface LockedPackage {
  readonly integrity?: string
  readonly resolved?: string
  readonly optional?: true
  readonly link?: true
  readonly hasInstallScript?: true
}

const read = (file: string) => readFileSync(file, 'utf8')
const { dependencies, devDependencies, version } = JSON.parse(read('package.json'))
const lock = JSON.parse(read('package-lock.json'))
const locked = Object.entries<LockedPackage>(lock.packages).filter(([path]) => path !== '')

test('SITE-80: every direct dependency is named in one version, and argued', () => {
  const argued = read('docs/decisions/03-dependencies.md')
  for (const [name, exact] of Object.entries({ ...dependencies, ...devDependencies })) {
    expect(exact, name).toMatch(/^\d+\.\d+\.\d+$/)
    if (!name.startsWith('@types/')) expect(argued).toContain(name)
  }
})

test('SITE-80: every package comes from the registry, is known by its hash, and runs nothing while it is installed', () => {
  for (const [
    path,
    { resolved = 'https://registry.npmjs.org/', link, hasInstallScript, integrity, optional },
  ] of locked) {
    expect([path, new URL(resolved).host]).toEqual([path, 'registry.npmjs.org'])
    expect([path, link, hasInstallScript]).toEqual([path, undefined, undefined])
    // Only binaries of other platforms have no hash.
    expect([path, integrity?.startsWith('sha512-') ?? optional]).toEqual([path, true])
  }
})

test('SITE-72: the version stands at the top of the changelog, and in the lock file', () => {
  expect([/(?<=^## )\d+\.\d+\.\d+/m.exec(read('CHANGELOG.md'))?.[0], lock.version]).toEqual([version, version])
})

test('SITE-80: every file that the security document names as holding something exists', () => {
  const references = [...read('docs/security.md').matchAll(/`([\w./-]+\/[\w.-]+\.test\.tsx?)`/g)]
  const files = references.map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})
