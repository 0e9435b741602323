// Lays all pictures on one page in the temp folder, to be looked at side by side: node art/cart/sheet.ts [suffix]
import { readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const folder = resolve(import.meta.dirname, '../../public/media/carts')
const [ending = '', columns = '5'] = process.argv.slice(2)
const views = /-(front|detail)\.svg$/
const files = readdirSync(folder).filter((name) => (ending ? name.endsWith(`-${ending}.svg`) : !views.test(name)))
const figures = files.map(
  (name) => `<figure><img src="file://${join(folder, name)}"><figcaption>${name}</figcaption></figure>`,
)
const css = `body{margin:8px;display:grid;grid-template-columns:repeat(${columns},1fr);gap:8px;font:12px sans-serif}figure{margin:0}img{width:100%;display:block}`
const target = join(tmpdir(), 'cart-sheet.html')
writeFileSync(target, `<!doctype html><style>${css}</style>${figures.join('')}`)
process.stdout.write(`${target}\n`)
