// `node scripts/run.ts scripts/dealer-pictures.ts` makes the pictures of docs/dealer.md anew from the real screens of a built desk.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { freePort } from '#tests/setup/free-port.ts'
import { launchOptions } from '#tests/setup/launch-options.ts'
import { startSite } from '#tests/setup/site-process.ts'

const folder = 'docs/dealer'
const phone = { width: 390, height: 780 }

/** Which screen, and what is done there before the picture is taken. */
const screens: Readonly<Record<string, string>> = {
  today: '/',
  carts: '/carts?search=nomad',
  cart: '/carts/ev-nomad',
  hours: '/hours',
  history: '/history',
}

const messages = [
  ['Ada', 'Brandt', 'Is the Nomad in stock? We have a cabin above Towamensing and would like to see one on Saturday.'],
  ['Tom', 'Novak', 'The brakes squeal on the hill behind the house. Can you look at them next week?'],
] as const

const port = String(await freePort())
const DESK_URL = `http://localhost:${port}`
const site = await startSite({ env: { DESK_URL, DESK_PORT: port } })
const browser = await chromium.launch(launchOptions)
try {
  for (const [firstName, lastName, text] of messages) {
    const message = {
      firstName,
      lastName,
      email: `${firstName}@example.com`,
      phone: '(570) 555-0112',
      interest: 'sales',
      message: text,
    }
    const headers = { 'Content-Type': 'application/json' }
    await fetch(`${site.url}/api/contact`, { method: 'POST', headers, body: JSON.stringify(message) })
  }
  Object.assign(process.env, { DATA_DIR: site.dataDir, DESK_URL })
  const { deskPage } = await import('#tests/setup/desk-browser.ts')
  const page = await deskPage(await browser.newContext({ viewport: phone, deviceScaleFactor: 2 }), 'Ruth')
  await page.goto(`${DESK_URL}/carts`)
  await page.getByLabel('Price of Denago EV Nomad', { exact: true }).fill('8295')
  await page.getByRole('button', { name: 'Save the price of Denago EV Nomad', exact: true }).click()
  await page.getByRole('status').waitFor()
  mkdirSync(folder, { recursive: true })
  for (const [name, path] of Object.entries(screens)) {
    await page.goto(DESK_URL + path, { waitUntil: 'networkidle' })
    await sharp(await page.screenshot())
      .webp({ quality: 70 })
      .toFile(join(folder, `${name}.webp`))
  }
} finally {
  await browser.close()
  await site.end()
}
