import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { rentalSections } from '#subjects/rentals/facts/rental-plans.ts'
import { sectionsOf } from '#subjects/rentals/rules/rental-prices.ts'
import { newDeskSite } from '#tests/setup/desk-site.ts'

const daily = 'rental-four-seater-daily-price'
const renewal = 'rental-four-seater-daily-renewal'

test('DESK-82: a price is set in its form, an odd one waits for a tick, a wrong one comes back marked, and an undo brings ours back', async () => {
  const desk = await newDeskSite()
  const dana = await desk.signedIn()
  const dayNow = async () => sectionsOf(await desk.database.ports.shop())[0]?.figures.daily
  const read = async (answer: Response) => parse(await answer.text())
  const seen = { [`seen.${daily}`]: '245', [`seen.${renewal}`]: '245' }
  const done = await dana.post('/prices/four-seater', { ...seen, [daily]: '$265', [renewal]: '245' })
  const to = done.headers.get('location') ?? ''
  expect(await dayNow()).toEqual({ price: 265, savingsPercent: null, renewalDailyRate: 245 })
  const told = parse(await (await dana.ask(to)).text()).querySelector('.desk-told')
  expect(told?.text).toContain('Rental four seater daily price: 265')
  const wrong = await read(await dana.post('/prices/four-seater', { ...seen, [daily]: 'cheap' }))
  expect(wrong.querySelector(`[name="${daily}"]`)?.getAttribute('aria-invalid')).toBe('true')
  expect(wrong.querySelector(`[name="${daily}"]`)?.getAttribute('value')).toBe('cheap')
  const late = await read(await dana.post('/prices/four-seater', { ...seen, [daily]: '255' }))
  expect(late.querySelector('[role=alert]')?.text).toContain('Someone else changed this price meanwhile')
  const odd = await dana.post('/prices/four-seater', { [`seen.${daily}`]: '265', [daily]: '26' })
  expect([odd.status, (await dayNow())?.price]).toEqual([422, 265])
  await dana.post(told?.querySelector('form')?.getAttribute('action') ?? '')
  expect(await dayNow()).toEqual(rentalSections[0].figures.daily)
  expect((await dana.post('/prices/constructor', {})).status).toBe(404)
})
