import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findChromium } from '../../scripts/chromium.ts'

/** The icons that want pixels, from the one drawing. A maskable icon keeps the mark inside the circle that may be cut. */
const icons = [
  { file: 'apple-touch-icon.png', size: 180, inset: 0.12 },
  { file: 'icon-192.png', size: 192, inset: 0 },
  { file: 'icon-512.png', size: 512, inset: 0 },
  { file: 'icon-maskable-512.png', size: 512, inset: 0.18 },
]
const ground = '#12352b'

const mark = readFileSync('public/favicon.svg', 'utf8')
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
for (const { file, size, inset } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const edge = Math.round(size * inset)
  await page.setContent(
    `<body style="margin:0;background:${inset ? ground : 'transparent'}"><div style="padding:${edge}px">${mark}</div></body>`,
  )
  writeFileSync(`public/${file}`, await page.screenshot({ omitBackground: true }))
  await page.close()
}
await browser.close()
