// Draws the name badge of each member of the team: `node scripts/run.ts studio/team/draw.ts`. Needs Chromium (CHROMIUM_PATH).
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { badgeSize, team } from '#subjects/dealership/facts/team.ts'
import { findChromium } from '../../scripts/browsers.ts'

const root = new URL('../../', import.meta.url)
const font = new URL('kit/styles/fonts/besley.woff2', root).href
const work = mkdtempSync(join(tmpdir(), 'team-'))
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--allow-file-access-from-files'],
})

/** The initials on a shop patch, above the trail that the business is named after. */
function badgeHtml(name: string): string {
  const initials = name.replace(/[^A-Z]/g, '')
  return `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: Besley; src: url("${font}"); font-weight: 500 800 }
body { margin: 0 }
</style><svg width="${badgeSize}" height="${badgeSize}" viewBox="0 0 128 128" style="display: block">
<rect width="128" height="128" fill="#12352b"/>
<rect x="7" y="7" width="114" height="114" rx="5" fill="none" stroke="#d8f53a" stroke-width="2" stroke-dasharray="6 4"/>
<text x="64" y="76" text-anchor="middle" fill="#f6f2e8" font-family="Besley" font-weight="800" font-size="44">${initials}</text>
<path d="M24 106 44 94 64 106 84 94 104 106" fill="none" stroke="#d9799a" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/>
</svg>`
}

try {
  const page = await browser.newPage({ viewport: { width: badgeSize, height: badgeSize } })
  const html = join(work, 'badge.html')
  for (const { name, image } of team) {
    writeFileSync(html, badgeHtml(name))
    await page.goto(pathToFileURL(html).href)
    await page.evaluate('document.fonts.ready')
    const file = fileURLToPath(new URL(`public${image}`, root))
    mkdirSync(join(file, '..'), { recursive: true })
    await sharp(await page.screenshot())
      .png({ palette: true, colors: 32, effort: 10 })
      .toFile(file)
    console.info(image)
  }
} finally {
  await browser.close()
  rmSync(work, { recursive: true })
}
