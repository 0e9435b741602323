import { expect, test } from 'vitest'
import { addDays } from '#kit/dates/calendar-day.ts'
import { easternClock } from '#kit/dates/eastern-time.ts'
import { placeNames } from '#subjects/inventory/rules/inspection.ts'
import { readInspection } from '#subjects/inventory/server/inspections.ts'
import { newCartDesk, to, told } from '#tests/setup/cart-desk.ts'

const used = 'precedent-i2-2018'

test('DESK-100: a walk around a used cart is kept by part, day and person, and has its undo; two people lose nothing', async () => {
  const { dana, database, fieldsOf, read, see } = await newCartDesk()
  const path = `/carts/${used}/inspection`
  const { seen = '{}' } = await fieldsOf(path, path)
  const walk = {
    seen,
    front: '',
    'front.state': 'clean',
    'hood.state': 'marks',
    hood: 'Scuff, left of the badge',
    tread: '6/32 in',
  }
  const done = to(await dana.post(path, walk))
  const screen = await see(done)
  expect(screen.querySelector('[role=status]')?.text).toContain('hood: Scuff, left of the badge')
  const kept = await readInspection(database.db, used)
  expect(kept.get('hood')).toMatchObject({ said: 'Scuff, left of the badge', hasMarks: true, who: 'Dana' })
  expect(kept.get('front')).toMatchObject({ said: '', hasMarks: false })
  // What another person wrote meanwhile stays; of the same part the second is told.
  await dana.post(path, { seen, rear: 'Dent', 'rear.state': 'marks' })
  expect((await readInspection(database.db, used)).size).toBe(4)
  const late = await read(await dana.post(path, { seen, tread: '4/32 in' }))
  expect(told(late)[0]).toContain('Tread is something else by now')
  expect(late.querySelector('#tread')?.getAttribute('value')).toBe('4/32 in')
  const undo = screen.querySelector('[role=status] form')?.getAttribute('action') ?? ''
  await dana.post(undo)
  expect([...(await readInspection(database.db, used)).keys()]).toEqual(['rear'])
})

test('DESK-100: one tick says that all places that were not looked at are clean', async () => {
  const { dana, database, see } = await newCartDesk()
  const path = `/carts/${used}/inspection`
  expect((await see(path)).querySelector('[name=rest]')).not.toBeNull()
  const words = Object.fromEntries(placeNames.map((place) => [place, '']))
  await dana.post(path, { ...words, 'hood.state': 'marks', rest: 'yes' })
  const kept = await readInspection(database.db, used)
  expect(placeNames.map((place) => kept.get(place)?.hasMarks)).toEqual(placeNames.map((place) => place === 'hood'))
  expect((await see(path)).querySelector('[name=rest]')).toBeNull()
})

test('DESK-100: what is too long comes back marked, and a note is shown to us alone', async () => {
  const { dana, database, read, see } = await newCartDesk()
  const path = `/carts/${used}/inspection`
  const long = await read(await dana.post(path, { tread: 'x'.repeat(200) }))
  expect(long.querySelector('#tread')?.getAttribute('aria-invalid')).toBe('true')
  const both = { 'front.state': 'clean', front: 'Dent, left', note: '' }
  await dana.post(path, both)
  expect((await readInspection(database.db, used)).get('front')).toMatchObject({ said: 'Dent, left', hasMarks: true })
  // A form that asks for the note alone takes nothing else away.
  await dana.post(path, {
    seen: JSON.stringify({ front: 'Dent, left', 'front.state': 'marks' }),
    note: 'Keys in drawer 4',
  })
  expect((await readInspection(database.db, used)).size).toBe(2)
  await dana.post('/carts/ev-nomad/inspection', { note: 'The key is in drawer 4' })
  expect((await see('/carts/ev-nomad')).text).toContain('The key is in drawer 4 (Dana,')
  expect((await see('/carts/none/inspection')).text).toContain('There is no such page')
})

test('DESK-101: the sheet has the price, the figures and what was found, and says where nothing is known', async () => {
  const { dana, see } = await newCartDesk()
  expect((await see(`/carts/${used}/sheet`)).text).toContain('Nothing is written down yet.')
  await dana.post(`/carts/${used}/inspection`, { 'roof.state': 'marks', roof: 'Faded' })
  const sheet = (await see(`/carts/${used}/sheet`)).querySelector('main')?.text
  expect(sheet).toContain('$4,995')
  expect(sheet).toContain('Faded')
  expect(sheet).toContain('We do not know: front')
  expect(sheet).toContain('Switchback Golf Carts · (570) 555-0134')
  const until = addDays(easternClock(new Date()).day, 3)
  await dana.post(`/carts/${used}`, {
    price: '4995',
    specialPrice: '4595',
    specialUntil: until,
    seen: '{"price":"4995"}',
  })
  const special = await see(`/carts/${used}/sheet`)
  expect([special.querySelector('s')?.text, special.querySelector('.inspection-price')?.text]).toEqual([
    '$4,995',
    '$4,595',
  ])
})

test('CART-232: a new cart never shows what was found on an earlier one of its id; undoing its addition brings that back', async () => {
  const { dana, database, fieldsOf, see } = await newCartDesk()
  await dana.post(`/carts/${used}/inspection`, { 'roof.state': 'marks', roof: 'Faded' })
  const fields = await fieldsOf(`/new-cart?like=${used}`, '/new-cart')
  await dana.post(`/carts/${used}/remove`, { on: 'cart' })
  const added = await see(to(await dana.post('/new-cart', { ...fields, id: used })))
  expect((await readInspection(database.db, used)).size).toBe(0)
  await dana.post(added.querySelector('[role=status] form')?.getAttribute('action') ?? '')
  expect((await readInspection(database.db, used)).get('roof')?.said).toBe('Faded')
})
