import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { newFolder } from '#tests/setup/site-process.ts'
import { staticFiles } from './static-files.ts'

const dist = newFolder()

function build(name: string, file: string): void {
  for (const folder of ['client/assets', 'server']) mkdirSync(join(dist, name, folder), { recursive: true })
  writeFileSync(join(dist, name, 'client/assets', file), `// ${name}`)
  writeFileSync(join(dist, name, 'server/main.js'), '// secret')
}

test('SITE-72: a script of the build before, and of one that came while this process runs, is found; nothing else of theirs is', async () => {
  build('before', 'client-1.js')
  build('present', 'client-2.js')
  symlinkSync('present', join(dist, 'current'))
  const app = new Hono().use(staticFiles(join(dist, 'current/client')))
  const text = async (path: string) => {
    const response = await app.request(path)
    return response.ok ? await response.text() : response.status
  }
  expect([await text('/assets/client-2.js'), await text('/assets/client-1.js')]).toEqual(['// present', '// before'])
  expect((await app.request('/assets/client-1.js')).headers.get('cache-control')).toContain('immutable')
  expect(await text('/assets/client-3.js')).toBe(404)
  build('next', 'client-3.js')
  await expect.poll(() => text('/assets/client-3.js')).toBe('// next')
  for (const path of ['/assets/../../server/main.js', '/assets/%2e%2e/%2e%2e/server/main.js', '/server/main.js'])
    expect(await text(path)).toBe(404)
})
