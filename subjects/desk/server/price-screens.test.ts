import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { priceParts } from '#subjects/policies/facts/set-prices.ts'
import { amountsOf, usualAmounts } from '#subjects/policies/rules/prices-today.ts'
import { rentalSections } from '#subjects/rentals/facts/rental-plans.ts'
import { sectionsOf } from '#subjects/rentals/rules/rental-prices.ts'
import { newDeskSite } from '#tests/setup/desk-site.ts'

const daily = 'rental-four-seater-daily-price'
const renewal = 'rental-four-seater-daily-renewal'

test('DESK-82: a price is set in the one form of all prices, an odd one waits for a tick, a wrong one comes back marked, what a plan saves is counted, and an undo brings ours back', async () => {
  const desk = await newDeskSite()
  const dana = await desk.signedIn()
  const dayNow = async () => sectionsOf(await desk.database.ports.shop())[0]?.figures.daily
  const read = async (answer: Response) => parse(await answer.text())
  const seen = { [`seen.${daily}`]: '245', [`seen.${renewal}`]: '245' }
  const typed = { ...seen, [daily]: '$265', [renewal]: '245' }
  const untrue = parse(await (await dana.post('/prices', typed)).text()).querySelector('[role=alert]')?.text
  expect(untrue).toContain('4-seater rentals, daily: an extra day costs $245, a day of the plan $265.')
  const done = await dana.post('/prices', { ...typed, agreed: 'yes' })
  const to = done.headers.get('location') ?? ''
  expect(await dayNow()).toEqual({ price: 265, savingsPercent: null, renewalDailyRate: 245 })
  const screen = parse(await (await dana.ask(to)).text())
  expect(screen.querySelectorAll('#four-seater tbody th').map(({ text }) => text.trim())).toEqual([
    'Daily',
    '3-day 13.8% off',
    'Weekly 43.3% off',
    'Monthly 64.7% off',
  ])
  const told = screen.querySelector('.desk-told')
  expect(told?.text).toContain('Rental of a four-seater, daily: $265')
  const wrong = await read(await dana.post('/prices', { ...seen, [daily]: 'cheap' }))
  expect(wrong.querySelector(`[name="${daily}"]`)?.getAttribute('aria-invalid')).toBe('true')
  expect(wrong.querySelector(`[name="${daily}"]`)?.getAttribute('value')).toBe('cheap')
  expect(wrong.querySelector('[role=alert]')?.text).toContain('Rental of a four-seater, daily: write dollars')
  const late = await read(await dana.post('/prices', { ...seen, [daily]: '255' }))
  expect(late.querySelector('[role=alert]')?.text).toContain('by now: someone else changed it')
  const odd = await dana.post('/prices', { [`seen.${daily}`]: '265', [daily]: '26' })
  expect([odd.status, (await dayNow())?.price]).toEqual([422, 265])
  await dana.post(told?.querySelector('form')?.getAttribute('action') ?? '')
  expect(await dayNow()).toEqual(rentalSections[0].figures.daily)
})

test('DESK-82: labor, storage, deliveries, deposits and fees are set in the same form, and no price that it does not bring', async () => {
  const desk = await newDeskSite()
  const dana = await desk.signedIn()
  const amounts = async () => amountsOf(await desk.database.ports.shop())
  for (const { names } of priceParts) {
    const seen = Object.fromEntries(names.map((name) => [`seen.${name}`, String(usualAmounts[name])]))
    const typed = Object.fromEntries(names.map((name) => [name, `$${usualAmounts[name] + 1}`]))
    const before = await amounts()
    const done = await dana.post('/prices', { ...seen, ...typed, 'storage-prep.else': '1' })
    expect(done.status).toBe(303)
    const raised = Object.fromEntries(names.map((name) => [name, usualAmounts[name] + 1]))
    expect(await amounts()).toEqual({ ...before, ...raised })
  }
})

test('DESK-82: a form that comes back shows what another person has set meanwhile in the fields that were left alone', async () => {
  const dana = await (await newDeskSite()).signedIn()
  const seen = { [`seen.${daily}`]: '245', [`seen.${renewal}`]: '245' }
  await dana.post('/prices', { ...seen, [renewal]: '240', agreed: 'yes' })
  const refused = parse(await (await dana.post('/prices', { ...seen, [daily]: 'cheap', [renewal]: '245' })).text())
  const shown = (name: string) => refused.querySelector(`[name="${name}"]`)?.getAttribute('value')
  expect([shown(daily), shown(renewal), shown(`seen.${renewal}`)]).toEqual(['cheap', '240', '240'])
})

test('DESK-82: a span that ends below its beginning is asked about', async () => {
  const dana = await (await newDeskSite()).signedIn()
  const names = priceParts.find(({ key }) => key === 'deposits')?.names ?? []
  const seen = Object.fromEntries(names.map((name) => [`seen.${name}`, String(usualAmounts[name])]))
  const odd = await dana.post('/prices', { ...seen, 'fee-cleaning-least': '60', 'fee-cleaning-most': '55' })
  expect(parse(await odd.text()).querySelector('[role=alert]')?.text).toContain(
    'Cleaning costs at least $60 and at most $55.',
  )
})
