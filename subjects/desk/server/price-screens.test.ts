import { type HTMLElement, parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { priceParts } from '#subjects/policies/facts/set-prices.ts'
import { amountsOf, usualAmounts } from '#subjects/policies/rules/prices-today.ts'
import { rentalSections } from '#subjects/rentals/facts/rental-plans.ts'
import { sectionsOf } from '#subjects/rentals/rules/rental-prices.ts'
import { newDeskSite } from '#tests/setup/desk-site.ts'

const daily = 'rental-four-seater-daily-price'
const renewal = 'rental-four-seater-daily-renewal'

const seen = { [`seen.${daily}`]: '245', [`seen.${renewal}`]: '245' }
const raised = { ...seen, [daily]: '$265', [renewal]: '245' }

/** A desk with a person who sets prices. */
async function atPrices() {
  const desk = await newDeskSite()
  const dana = await desk.signedIn()
  const send = async (typed: Readonly<Record<string, string>>) =>
    parse(await (await dana.post('/prices', typed)).text())
  const dailyNow = async () => sectionsOf(await desk.database.ports.shop())[0]?.figures.daily
  const raise = async () => (await dana.post('/prices', { ...raised, agreed: 'yes' })).headers.get('location') ?? ''
  return { dana, send, dailyNow, raise }
}
const alertOf = (screen: HTMLElement) => screen.querySelector('[role=alert]')?.text

test('DESK-82: the form sets a price, and the screen tells what each plan saves by now', async () => {
  const { dana, raise, dailyNow } = await atPrices()
  const screen = parse(await (await dana.ask(await raise())).text())
  expect(await dailyNow()).toEqual({ price: 265, savingsPercent: null, renewalDailyRate: 245 })
  expect(screen.querySelector('[role=status]')?.text).toContain('Rental of a four-seater, daily: $265')
  expect(screen.querySelectorAll('#four-seater tbody th').map(({ text }) => text.trim())).toEqual([
    'Daily',
    '3-day 14% less',
    'Weekly 43% less',
    'Monthly 65% less',
  ])
})

test('DESK-82: an odd price waits for a tick', async () => {
  const { dana, send, dailyNow } = await atPrices()
  expect(alertOf(await send(raised))).toContain(
    '4-seater rentals, daily: an extra day costs $245, a day of the plan $265.',
  )
  const odd = await dana.post('/prices', { ...seen, [daily]: '26' })
  expect([odd.status, (await dailyNow())?.price]).toEqual([422, 245])
})

test('DESK-82: a price that is no amount comes back marked, as it was typed', async () => {
  const { send } = await atPrices()
  const wrong = await send({ ...seen, [daily]: 'cheap' })
  const { attributes = {} } = wrong.querySelector(`[name="${daily}"]`) ?? {}
  expect([attributes['aria-invalid'], attributes.value]).toEqual(['true', 'cheap'])
  expect(alertOf(wrong)).toContain('Rental of a four-seater, daily: write dollars')
})

test('DESK-82: a price with too many digits is told with its limit', async () => {
  const { send } = await atPrices()
  expect(alertOf(await send({ ...seen, [daily]: '2450000', agreed: 'yes' }))).toContain('must be at most $100,000')
})

test('DESK-82: a price that another person has set meanwhile is not overwritten', async () => {
  const { raise, send, dailyNow } = await atPrices()
  await raise()
  expect(alertOf(await send({ ...seen, [daily]: '255' }))).toContain('by now: someone else changed it')
  expect((await dailyNow())?.price).toBe(265)
})

test('DESK-82: an undo brings back our own price', async () => {
  const { dana, raise, dailyNow } = await atPrices()
  const screen = parse(await (await dana.ask(await raise())).text())
  await dana.post(screen.querySelector('[role=status] form')?.getAttribute('action') ?? '')
  expect(await dailyNow()).toEqual(rentalSections[0].figures.daily)
})

test('DESK-82: labor, storage, deliveries, deposits and fees are set in the same form, and no price that it does not bring', async () => {
  const desk = await newDeskSite()
  const dana = await desk.signedIn()
  const amounts = async () => amountsOf(await desk.database.ports.shop())
  for (const { names } of priceParts) {
    const shown = Object.fromEntries(names.map((name) => [`seen.${name}`, String(usualAmounts[name])]))
    const typed = Object.fromEntries(names.map((name) => [name, `$${usualAmounts[name] + 1}`]))
    const before = await amounts()
    const done = await dana.post('/prices', { ...shown, ...typed, 'storage-prep.else': '1' })
    expect(done.status).toBe(303)
    const dearer = Object.fromEntries(names.map((name) => [name, usualAmounts[name] + 1]))
    expect(await amounts()).toEqual({ ...before, ...dearer })
  }
})

test('DESK-82: a form that comes back shows what another person has set meanwhile in the fields that were left alone', async () => {
  const { send } = await atPrices()
  await send({ ...seen, [renewal]: '240', agreed: 'yes' })
  const refused = await send({ ...seen, [daily]: 'cheap', [renewal]: '245' })
  const shown = (name: string) => refused.querySelector(`[name="${name}"]`)?.getAttribute('value')
  expect([shown(daily), shown(renewal), shown(`seen.${renewal}`)]).toEqual(['cheap', '240', '240'])
})

test('DESK-82: a span that ends below its beginning is asked about', async () => {
  const { send } = await atPrices()
  const names = priceParts.find(({ key }) => key === 'deposits')?.names ?? []
  const shown = Object.fromEntries(names.map((name) => [`seen.${name}`, String(usualAmounts[name])]))
  const odd = await send({ ...shown, 'fee-cleaning-least': '60', 'fee-cleaning-most': '55' })
  expect(alertOf(odd)).toContain('Cleaning costs at least $60 and at most $55.')
})
