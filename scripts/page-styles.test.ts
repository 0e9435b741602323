import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinStyles, pageStyles } from './page-styles.ts'

const targets = { chrome: 123 << 16 }
const files = {
  'main.js': `import './pages/one.js'\nimport './pages/two.js'\nimport './frame.js'`,
  'browser.js': `import './kit/button.js'\nimport('./part/late.js')`,
  'frame.js': `import './base.css'`,
  'base.css': `:root { --ink: #111; --unread: 1px } body { color: var(--ink); text-wrap: pretty }`,
  'pages/one.js': `import '../kit/button.js'\nimport './two.js'\nimport('../part/late.js')`,
  'pages/two.js': `import '../part/early.js'`,
  'kit/button.js': `import './button.css'\nexport const button = 1`,
  'kit/button.css': `.button { color: green }`,
  'part/early.js': `import './early.css'`,
  'part/early.css': `@font-face { font-family: A; src: url("./a.woff2") } .early { color: red }`,
  'part/a.woff2': 'a type face',
  'part/late.js': `import './late.css'`,
  'part/late.css': `.late { color: blue }`,
}

let folder = ''
let written: { readonly pages: Readonly<Record<string, string>> }
const before = process.cwd()

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'page-styles-')))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  process.chdir(folder)
  const plugins = () =>
    pageStyles({
      styles: '**/*.css',
      pages: /^pages\/(\w+)\.js$/,
      frame: 'frame.js',
      layerOf: (file) => (file.startsWith('kit/') ? 'kit' : file === 'base.css' ? 'base' : 'part'),
      targets,
      made: { 'part/late.css': async () => '.made { color: pink }' },
    })
  const common = { root: folder, configFile: false, logLevel: 'silent', plugins: plugins() } as const
  await build({ ...common, build: { ssr: 'main.js', outDir: 'programs' } })
  await build({ ...common, plugins: plugins(), build: { outDir: 'client', rolldownOptions: { input: 'browser.js' } } })
  written = JSON.parse(readFileSync('programs/server/styles.json', 'utf8'))
})

afterAll(() => process.chdir(before))

test('SITE-44: a page has the style of the frame and of all that it imports, at once or later, in the order of the layers', () => {
  const style = written.pages.one
  expect(style).toMatch(/^@layer reset;@layer base\{.*@layer kit\{\.button.*@layer part\{\.late/)
  expect(style).toContain('.made{')
})

test('SITE-44: a page that imports another page has not its style', () => {
  expect(written.pages.one).not.toContain('.early')
  expect(written.pages.two).not.toContain('.button')
})

test('SITE-44: what a style refers to lies among the files of the browser, under the address that stands in the style', () => {
  const [font = ''] = /\/assets\/[\w.-]+\.woff2/.exec(written.pages.two ?? '') ?? []
  expect(readFileSync(join('client', font), 'utf8')).toBe('a type face')
})

test('SITE-44: the browser gets no style sheet beside its scripts', () => {
  expect(readdirSync('client/assets').filter((file) => file.endsWith('.css'))).toEqual([])
})

test('SITE-44: custom properties that nothing reads go, properties that the compiler does not know stay', () => {
  const css = '.a { --unread: 1px; --read: 2px; width: var(--read); something-new: on }'
  const joined = joinStyles([{ layer: 'part', css }], targets)
  expect(joined).not.toContain('--unread')
  expect(joined).toContain('--read')
  expect(joined).toContain('something-new')
})
