// Draws the pictures that shared links unfurl with, from the masters of the studio. Needs Chromium (CHROMIUM_PATH). Names on
// the command line draw only those: `node scripts/run.ts studio/share/draw.ts home`.
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { shareSize } from '#subjects/pictures/facts/share-pictures.ts'
import { findChromium } from '../../scripts/browsers.ts'
import { cardHtml } from './card.ts'
import { sharedSights } from './sights.ts'

const root = new URL('../../', import.meta.url)
const masters = new URL('studio/masters', root).href
const font = new URL('kit/styles/fonts/besley.woff2', root).href
const target = fileURLToPath(new URL('public/media/og/', root))
const mostBytes = 70 * 1024
const qualities = [84, 78, 72, 64, 56]
const asked = process.argv.slice(2)
const work = mkdtempSync(join(tmpdir(), 'og-'))
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--allow-file-access-from-files'],
})

try {
  mkdirSync(target, { recursive: true })
  const page = await browser.newPage({ viewport: shareSize })
  const html = join(work, 'card.html')
  let total = 0
  for (const sight of sharedSights) {
    if (asked.length > 0 && !asked.includes(sight.name)) continue
    writeFileSync(html, cardHtml(sight, masters, font))
    await page.goto(pathToFileURL(html).href)
    await page.evaluate('document.fonts.ready')
    const drawn = await page.screenshot()
    const file = join(target, `${sight.name}.jpg`)
    for (const quality of qualities) {
      await sharp(drawn).jpeg({ quality, mozjpeg: true }).toFile(file)
      if (statSync(file).size <= mostBytes) break
    }
    const { size } = statSync(file)
    total += size
    console.info(`${sight.name}.jpg ${size} bytes`)
  }
  console.info(`${total} bytes together`)
} finally {
  await browser.close()
  rmSync(work, { recursive: true })
}
