// Draws the pictures that shared links unfurl with. Needs Chromium (CHROMIUM_PATH), and ImageMagick (CONVERT_PATH) to
// bring them down to a few dozen colours. Names on the command line draw only those: `node art/og/draw.ts home`.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { shareSize } from '#content/share-pictures.ts'
import { sharedSights } from '#domain/share-picture.ts'
import { cardHtml } from './card.ts'

const root = new URL('../../', import.meta.url)
const media = new URL('public/media', root).href
const font = new URL('app/styles/fonts/besley.woff2', root).href
const target = fileURLToPath(new URL('public/media/og/', root))
const mostBytes = 40 * 1024
const asked = process.argv.slice(2)
const work = mkdtempSync(join(tmpdir(), 'og-'))
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--allow-file-access-from-files'],
})

try {
  mkdirSync(target, { recursive: true })
  const page = await browser.newPage({ viewport: shareSize })
  const html = join(work, 'card.html')
  const shot = join(work, 'card.png')
  let total = 0
  for (const sight of sharedSights) {
    if (asked.length > 0 && !asked.includes(sight.name)) continue
    writeFileSync(html, cardHtml(sight, media, font))
    await page.goto(pathToFileURL(html).href)
    await page.evaluate('document.fonts.ready')
    await page.screenshot({ path: shot })
    const file = join(target, `${sight.name}.png`)
    for (const colors of ['80', '64', '48', '40', '32']) {
      reduce(shot, file, colors)
      if (statSync(file).size <= mostBytes) break
    }
    const { size } = statSync(file)
    total += size
    console.log(`${sight.name}.png ${size} bytes`)
  }
  console.log(`${total} bytes together`)
} finally {
  await browser.close()
  rmSync(work, { recursive: true })
}

function reduce(shot: string, file: string, colors: string) {
  execFileSync(process.env.CONVERT_PATH ?? 'convert', [
    shot,
    ...['+dither', '-colors', colors, '-strip', '-define', 'png:compression-level=9'],
    `PNG8:${file}`,
  ])
}
