import { expect, test } from 'vitest'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { changeInspection, planInspection } from '#subjects/inventory/server/inspections.ts'
import { find, mainOf, sectionOf, textOf } from '#tests/setup/page-html.ts'
import { changeCarts } from '#tests/setup/replace-carts.ts'
import { testApp } from '#tests/setup/test-app.ts'

const by = { who: 'Dana', command: 'inspect', at: new Date('2026-05-06T15:00:00Z') }

test('CART-231: the page of a used cart tells what was found and what is not known; without it, and of a new cart, it says nothing', async () => {
  const { app, database } = await testApp()
  const page = async (id: string) => (await app.request(`/vehicles/${id}`)).text()
  expect(await page('precedent-i2-2018')).not.toContain('id="inspection"')
  for (const id of ['precedent-i2-2018', 'ev-nomad']) {
    const typed = new Map([
      ['rear', { said: 'Dent under the bag rack', hasMarks: true }],
      ['note', { said: 'The key is in drawer 4', hasMarks: false }],
    ] as const)
    const plan = await planInspection(database.db, id, { typed, seen: new Map() }, by)
    await changeInspection(database)(plan.change ?? [], by)
  }
  const told = textOf(sectionOf(mainOf(await page('precedent-i2-2018')), 'What we found, part by part'))
  expect(told).toContain('1 Rear Dent under the bag rack')
  expect(told).toContain('We do not know: front, hood')
  expect(told).toContain('May 6, 2026, Dana')
  expect(told).not.toContain('drawer 4')
  const numbered = find(await page('precedent-i2-2018'), '.inspection-card image').getAttribute('href')
  expect(numbered).toContain('/media/carts/precedent-i2-2018-side')
  const cart = await database.ports.vehicles.get('precedent-i2-2018')
  const images = ['/media/photos/front-0123456789abcdef-1600x1200.jpg']
  await changeCarts(database.ports.vehicles, { put: [{ ...(cart as Vehicle), images }] })
  expect(find(await page('precedent-i2-2018'), '.inspection-card image').getAttribute('href')).toBe(numbered)
  expect(await page('ev-nomad')).not.toContain('id="inspection"')
})
