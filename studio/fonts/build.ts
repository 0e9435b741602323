// Makes kit/styles/fonts/*.woff2, the rules for them and for what stands in for them. Its three inputs are not dependencies of the site, so they
// come from a folder of their own: see studio/fonts/README.md for the one line that fills it.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Family, fallbackRules } from './fallback.ts'

type Subset = (
  font: Buffer,
  text: string,
  options: {
    targetFormat: 'woff2'
    noLayoutClosure: boolean
    variationAxes: { wght: { min: number; max: number } }
  },
) => Promise<Buffer>

const source = process.argv[2]
if (!source)
  throw new Error('Usage: node studio/fonts/build.ts FOLDER (the folder with node_modules, see studio/fonts/README.md)')

const root = resolve(import.meta.dirname, '../..')
const out = join(root, 'kit/styles/fonts')
const { default: subset } = (await import(
  pathToFileURL(createRequire(join(resolve(source), 'package.json')).resolve('subset-font')).href
)) as { default: Subset }

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
const display = `${ascii}\u00a0°·×é–—‘’“”…•→`
const text = `${ascii}\u00a0©®™°·×÷½¼¾§¢é–—‘’“”…•→←↑↓↗✓−≤≥`

// Layout closure would pull in ligatures for the display face; the text face needs it for tabular figures.
const faces = [
  { family: 'Besley', slug: 'besley', min: 500, max: 800, text: display, closure: false },
  { family: 'Hanken Grotesk', slug: 'hanken-grotesk', min: 400, max: 700, text, closure: true },
] as const satisfies readonly {
  family: Family
  slug: string
  min: number
  max: number
  text: string
  closure: boolean
}[]

mkdirSync(out, { recursive: true })
const rules: string[] = []
for (const face of faces) {
  const folder = join(resolve(source), 'node_modules/@fontsource-variable', face.slug)
  const font = await subset(readFileSync(join(folder, `files/${face.slug}-latin-wght-normal.woff2`)), face.text, {
    targetFormat: 'woff2',
    noLayoutClosure: !face.closure,
    variationAxes: { wght: { min: face.min, max: face.max } },
  })
  writeFileSync(join(out, `${face.slug}.woff2`), font)
  copyFileSync(join(folder, 'LICENSE'), join(out, `${face.slug}-LICENSE.txt`))
  rules.push(`@font-face {
  font-family: "${face.family}";
  src: url("./fonts/${face.slug}.woff2") format("woff2");
  font-weight: ${face.min} ${face.max};
  font-style: normal;
  font-display: swap;
}`)
  console.log(`${face.slug}.woff2 ${font.length} bytes`)
}
const about = "/* The site's own faces. fonts.css holds what stands in for them until they are there. */"
writeFileSync(join(root, 'kit/styles/faces.later.css'), `${about}\n${rules.join('\n\n')}\n`)
writeFileSync(join(root, 'kit/styles/fonts.css'), `${fallbackRules().join('\n\n')}\n`)
