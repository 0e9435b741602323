import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { budgets } from '#tests/budgets.ts'
import { htmlOf } from '#tests/setup/every-page.ts'
import { findAll, scriptFilesOf } from '#tests/setup/page-html.ts'
import { paths } from '#tests/setup/shared-site.ts'

const client = 'dist/current/client'
const sizesOf = (pattern: string) =>
  globSync(pattern, { cwd: client }).map((file) => ({ file, bytes: statSync(join(client, file)).size }))

describe('SITE-4: budgets', () => {
  test('SITE-4: the fonts weigh no more than theirs, each and together', () => {
    const fonts = sizesOf('assets/*.woff2')
    expect(fonts.length).toBeGreaterThan(0)
    expect(fonts.filter(({ bytes }) => bytes > budgets.fonts.file)).toEqual([])
    expect(fonts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(budgets.fonts.all)
  })

  test('SITE-4: models weigh no more than theirs, as they are sent', () => {
    const models = sizesOf('media/models/*.glb.br')
    expect(models.length).toBeGreaterThan(0)
    expect(models.filter(({ bytes }) => bytes > budgets.model)).toEqual([])
  })

  test.each(paths)('SITE-4: %s: its script and the files of its first screen', (path) => {
    const html = htmlOf(path)
    const scripts = scriptFilesOf(html)
    const bytes = scripts.map((file) => brotliCompressSync(readFileSync(join(client, file))).length)
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(budgets.script)
    const fonts = findAll(html, 'link[rel=preload][as=font]')
    const pictures = findAll(html, 'img:not([loading=lazy])')
    expect(scripts.length + fonts.length + pictures.length).toBeLessThanOrEqual(budgets.requests)
  })
})
