import { readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import type { HTMLElement } from 'node-html-parser'
import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { latestRuns } from '#kernel/history/read-runs.ts'
import { JobEnded } from '#kernel/worker/worker.ts'
import { readCsv } from '#kit/formats/csv.ts'
import { newCartDesk, to, told } from '#tests/setup/cart-desk.ts'
import { newDeskSite } from '#tests/setup/desk-site.ts'
import { telephonePhoto } from '#tests/setup/photos.ts'
import { changeCarts } from '#tests/setup/replace-carts.ts'
import { workbookOf } from '#tests/setup/workbook.ts'
import { removeOldImports } from './kept-imports.ts'

test('DESK-20: a price is set in its row; an odd one waits for a tick, and one that came before it is told', async () => {
  const desk = await newCartDesk()
  const { dana, cart, read } = desk
  const done = await dana.post('/carts/ev-nomad/price?search=nomad', { price: '$8,295', seen: '8495' })
  expect([done.status, to(done)]).toEqual([303, '/carts?search=nomad&stays=stock%3Aev-nomad&run=2'])
  const page = await desk.see(to(done))
  expect(page.querySelector('[role=status]')?.text).toContain('price $8,495\u00a0→ $8,295')
  expect(page.querySelector('form[action^="/history/2/undo"] button')?.text).toBe('Undo')
  expect((await latestRuns(desk.database.db, 1))[0]?.who).toBe('Dana')

  const late = await read(await dana.post('/carts/ev-nomad/price', { price: '8100', seen: '8495' }))
  expect(told(late)[0]).toMatch(/Price is \$8,295 by now: Dana changed it on/)
  const typed = (page: ReturnType<typeof parse>) =>
    page.querySelector('form[action^="/carts/ev-nomad/"] input[name=price]')?.getAttribute('value')
  const odd = await dana.post('/carts/ev-nomad/price', { price: '829', seen: '8295' })
  const asked = await read(odd)
  expect([odd.status, typed(asked), (await cart('ev-nomad')).price]).toEqual([422, '829', 8_295])
  expect(asked.querySelector('#cart-ev-nomad input[name=agreed]')).not.toBeNull()
  const bad = await read(await dana.post('/carts/ev-nomad/price', { price: '<b>', seen: '8295' }))
  expect([told(bad)[0], typed(bad)]).toEqual([expect.stringContaining('Price cannot be'), '<b>'])
  await dana.post('/carts/ev-nomad/price', { price: '829', seen: '8295', agreed: 'yes' })
  expect((await cart('ev-nomad')).price).toBe(829)
})

test('DESK-20: a cart is sold, for sale again, out of stock and moved from its row, and found by what it is nearly called', async () => {
  const { dana, cart, ids, read, see } = await newCartDesk()
  await dana.post('/carts/ev-nomad/sold')
  expect((await cart('ev-nomad')).soldOn).toBeDefined()
  const sold = await see('/carts?search=ev-nomad')
  expect(sold.querySelector('#cart-ev-nomad input[name=price]')).toBeNull()
  // A list that is a moment old still offers its stock.
  const late = await dana.post('/carts/ev-nomad/in')
  expect([late.status, told(await read(late))[0]]).toEqual([422, expect.stringContaining('sold')])
  expect(await cart('ev-nomad')).toMatchObject({ inStock: false, soldOn: expect.any(String) })
  await dana.post('/carts/ev-nomad/for-sale')
  expect(await cart('ev-nomad')).toMatchObject({ inStock: true })
  expect(await cart('ev-nomad')).not.toHaveProperty('soldOn')
  await dana.post('/carts/ev-nomad/out')
  expect((await cart('ev-nomad')).inStock).toBe(false)
  await dana.post('/carts/ev-nomad/first')
  expect((await ids())[0]).toBe('ev-nomad')
  expect((await dana.post('/carts/ev-nomad/constructor')).status).toBe(404)
  const nearly = await see('/carts?search=nomda')
  expect(nearly.querySelector('main a[href="/carts?search=nomad"]')?.text).toBe('nomad')
  expect(nearly.querySelectorAll('.desk-cart')).toEqual([])
})

test('DESK-106: the switch of the stock reads the same in both states, as its name begins, and tells its state', async () => {
  const { dana, see } = await newCartDesk()
  const stockSwitch = async () => {
    const one = (await see('/carts')).querySelector('#cart-ev-nomad [role=switch]')
    const { 'aria-checked': isOn, 'aria-label': name = '' } = one?.attributes ?? {}
    return [isOn, one?.text, name.startsWith(`${one?.text}:`)]
  }
  expect(await stockSwitch()).toEqual(['true', 'In stock', true])
  await dana.post('/carts/ev-nomad/out')
  expect(await stockSwitch()).toEqual(['false', 'In stock', true])
})

test('DESK-107: the list has our order, or that of names, prices or kinds, also of what a filter or a search shows', async () => {
  const { see, vehicles } = await newCartDesk()
  const listed = async (path: string) => (await see(path)).querySelectorAll('.desk-cart').map(({ id }) => id.slice(5))
  const inStock = (await vehicles.list()).filter(({ inStock }) => inStock)
  const ids = (carts: typeof inStock) => carts.map(({ id }) => id)
  expect(await listed('/carts?show=stock&sort=constructor')).toEqual(ids(inStock))
  const byPrice = inStock.toSorted((one, other) => one.price - other.price || one.name.localeCompare(other.name))
  expect(await listed('/carts?show=stock&sort=price')).toEqual(ids(byPrice))
  const kinds = new Map(inStock.map(({ id, category }) => [id, category]))
  const byKind = (await listed('/carts?show=stock&sort=kind')).map((id) => kinds.get(id) ?? '')
  expect(byKind).toEqual(byKind.toSorted())
  const page = await see('/carts?search=nomad&sort=name')
  expect(page.querySelector('#cart-ev-nomad [role=switch]')?.getAttribute('formaction')).toContain('sort=name')
  expect(page.querySelector('#cart-ev-nomad [formaction*="/up"]')).toBeNull()
})

test('DESK-60: a cart stays in its row when it is sold, an undo comes back there, and opened anew the list has it apart', async () => {
  const { dana, see } = await newCartDesk()
  const placeOf = async (path: string) => {
    const row = (await see(path)).querySelector('#cart-ev-nomad')
    return row?.closest('.desk-carts-at')?.getAttribute('aria-label')
  }
  const sold = to(await dana.post('/carts/ev-nomad/sold?show=stock'))
  expect(sold).toBe('/carts?show=stock&stays=stock%3Aev-nomad&run=2')
  expect(await placeOf(sold)).toBe('In stock')
  expect(await placeOf('/carts?show=stock')).toBeUndefined()
  expect(await placeOf('/carts')).toBe('Sold')
  const undo = (await see(sold)).querySelector('main > [role=status]:first-child form')
  const back = undo?.querySelector('[name=back]')?.getAttribute('value') ?? ''
  expect(undo?.getAttribute('action')).toBe('/history/2/undo#cart-ev-nomad')
  expect(to(await dana.post('/history/2/undo', { back }))).toBe('/carts?show=stock&stays=stock%3Aev-nomad&run=3')
  expect(await placeOf('/carts')).toBe('In stock')
  expect(to(await dana.post('/history/3/undo', { back: 'https://elsewhere.example/x' }))).toBe('/history?run=4')
})

test('DESK-60: the list shows those in stock, out of stock, used or sold alone, each with its number', async () => {
  const { dana, vehicles, see } = await newCartDesk()
  await dana.post('/carts/ev-nomad/sold')
  const carts = await vehicles.list()
  const rows = async (path: string) => (await see(path)).querySelectorAll('.desk-cart').length
  const counts = (await see('/carts')).querySelectorAll('.desk-filters span').map(({ text }) => Number(text))
  expect(counts).toEqual([
    carts.length,
    carts.filter(({ inStock }) => inStock).length,
    carts.filter(({ inStock, soldOn }) => !inStock && !soldOn).length,
    carts.filter(({ isNew, soldOn }) => !isNew && !soldOn).length,
    1,
  ])
  for (const [index, show] of ['', 'stock', 'out', 'used', 'sold'].entries())
    expect(await rows(`/carts?show=${show}`)).toBe(counts[index])
  expect(await rows('/carts?show=constructor')).toBe(carts.length)
})

test('DESK-7, DESK-21: the form of a cart changes what was typed in it alone, tells that nothing was, and keeps that where something is in the way', async () => {
  const { dana, cart, fieldsOf, read, see } = await newCartDesk()
  const before = await cart('ev-nomad')
  const fields = await fieldsOf('/carts/ev-nomad', '/carts/ev-nomad')
  const nothing = await dana.post('/carts/ev-nomad', fields)
  expect([to(nothing), await cart('ev-nomad')]).toEqual(['/carts/ev-nomad?run=none', before])
  expect((await see(to(nothing))).querySelector('[role=status]')?.text).toBe(
    'Nothing changed: it was like that already.',
  )

  await dana.post('/carts/ev-nomad/price', { price: '8295', seen: '8495' })
  const more = { furtherName: 'Tow bar', furtherValue: '500 lb', features: `${fields.features}\r\nRoof` }
  const typed = { ...fields, ...more, specialPrice: '7,995', specialUntil: '2020-01-01', color: '"Teal"' }
  const refused = await dana.post('/carts/ev-nomad', typed)
  const page = await read(refused)
  expect(refused.status).toBe(422)
  expect(told(page)[0]).toContain('Look at Special ends.')
  expect(page.querySelector('#specialUntil-error')?.text).toBe('Special ends must be today or later.')
  const value = (name: string) => page.querySelector(`main [name="${name}"]`)?.getAttribute('value')
  expect([value('color'), value('specialPrice'), value('price')]).toEqual(['"Teal"', '7,995', '8,295'])

  const again = await dana.post('/carts/ev-nomad', { ...typed, specialUntil: '2099-12-31' })
  expect(told(await read(again))[0]).toContain('stays for more than 100 days')
  const done = await dana.post('/carts/ev-nomad', { ...typed, specialUntil: '2099-12-31', agreed: 'yes' })
  expect(to(done)).toBe('/carts/ev-nomad?run=3')
  const specifications = { ...before.specifications, 'Tow bar': '500 lb' }
  const special = { specialPrice: 7_995, specialUntil: '2099-12-31' }
  const features = [...before.features, 'Roof']
  expect(await cart('ev-nomad')).toEqual({
    ...before,
    ...special,
    features,
    specifications,
    price: 8_295,
    color: '"Teal"',
  })

  const stale = { ...fields, color: 'Black' }
  const overtaken = await read(await dana.post('/carts/ev-nomad', stale))
  expect(overtaken.querySelector('#color-error')?.text).toMatch(/Color is "Teal" by now: Dana changed it on/)
  const shown = overtaken.querySelector('form[action="/carts/ev-nomad"] input[name=seen]')?.getAttribute('value') ?? ''
  await dana.post('/carts/ev-nomad', { color: 'Black', seen: shown })
  expect((await cart('ev-nomad')).color).toBe('Black')

  await dana.post('/carts/ev-nomad/out')
  const stock = await read(await dana.post('/carts/ev-nomad', { inStock: 'yes', seen: '{"inStock":""}' }))
  expect(told(stock)[0]).toContain('Look at In stock.')
  expect(stock.querySelector('#inStock[tabindex][aria-invalid=true]')?.getAttribute('aria-describedby')).toBe(
    'inStock-error',
  )
  expect(stock.querySelector('#inStock-error')?.text).toMatch(/In stock is no by now: Dana changed it on/)
  expect((await see('/carts/none')).text).toContain('There is no such page')
})

test('DESK-25: the form asks for a figure with its unit and for a choice among its own; what is no figure comes back with a sentence', async () => {
  const { dana, cart, fieldsOf, read, see } = await newCartDesk()
  const page = await see('/carts/ev-nomad')
  expect(page.querySelector('#range-unit')?.text).toBe('miles')
  expect(page.querySelector('#range')?.getAttribute('aria-describedby')).toBe('range-unit')
  const choices = page.querySelectorAll('#chemistry option').map(({ text }) => text)
  expect(choices).toEqual(['Not known', 'Lithium', 'Lead-acid', 'AGM lead-acid'])
  const parts = page.querySelectorAll('.desk-fields > legend').map(({ text }) => text)
  expect(parts[0]).toBe('Price and stock')
  const fresh = (await see('/new-cart')).querySelectorAll('.desk-fields > legend').map(({ text }) => text)
  expect(fresh[0]).toBe('What every cart needs')

  const fields = await fieldsOf('/carts/ev-nomad', '/carts/ev-nomad')
  const done = await dana.post('/carts/ev-nomad', { ...fields, height: '', range: '44', chemistry: '', width: '49.5' })
  expect(done.status).toBe(303)
  const { height, range, chemistry, width } = await cart('ev-nomad')
  expect([height, range, chemistry, width]).toEqual([undefined, 44, undefined, 49.5])

  const now = await fieldsOf('/carts/ev-nomad', '/carts/ev-nomad')
  const words = { ...now, range: 'quite far', seatingCapacity: 'a few' }
  const refused = await read(await dana.post('/carts/ev-nomad', words))
  const field = refused.querySelector('#range')
  expect([field?.getAttribute('value'), field?.getAttribute('aria-invalid')]).toEqual(['quite far', 'true'])
  expect(refused.querySelector('#range-error')?.text).toBe('Range cannot be "quite far": write a number.')
  expect(refused.querySelector('#seatingCapacity-error')?.text).toBe('Seats cannot be "a few": write a number.')
  expect((await cart('ev-nomad')).range).toBe(44)
})

test('DESK-25: words that an import kept in place of a figure stand in its field and stay until a figure replaces them', async () => {
  const { dana, cart, fieldsOf, see, vehicles } = await newCartDesk()
  const { range: _, ...rest } = await cart('ev-nomad')
  const kept = { ...rest, specifications: { range: 'all day', batteryType: 'big ones' } }
  await changeCarts(vehicles, { put: [kept] })
  const page = await see('/carts/ev-nomad')
  expect(page.querySelector('#range')?.getAttribute('value')).toBe('all day')
  for (const column of ['range', 'batteryType'])
    expect(page.querySelector(`#${column}-hint`)?.text).toBe(
      'Visitors read these words. Write a number, and the site can count with it.',
    )
  const fields = await fieldsOf('/carts/ev-nomad', '/carts/ev-nomad')
  await dana.post('/carts/ev-nomad', { ...fields, color: 'Teal' })
  expect(await cart('ev-nomad')).toEqual({ ...kept, color: 'Teal' })
  await dana.post('/carts/ev-nomad', { ...(await fieldsOf('/carts/ev-nomad', '/carts/ev-nomad')), range: '40' })
  expect(await cart('ev-nomad')).toMatchObject({ range: 40, specifications: { batteryType: 'big ones' } })
})

test('DESK-26: abilities are boxes under what they decide; none ticked says so, and two people at them lose nothing', async () => {
  const { dana, cart, fieldsOf, read, see } = await newCartDesk()
  const page = await see('/carts/ev-nomad')
  const gravel = page
    .querySelectorAll('.desk-abilities')
    .find((part) => part.querySelector('legend')?.text === 'Gravel')
  expect(gravel?.querySelectorAll('input').map((box) => box.getAttribute('name'))).toEqual([
    'ability.lift',
    'ability.all-terrain',
    'ability.heavy-springs',
  ])
  const fields = await fieldsOf('/carts/ev-nomad', '/carts/ev-nomad')
  const { abilities } = await cart('ev-nomad')
  expect(abilities).toContain('lift')
  await dana.post('/carts/ev-nomad', { ...fields, 'ability.tow-hitch': 'yes' })
  const more = (await cart('ev-nomad')).abilities
  expect(more).toEqual(expect.arrayContaining([...abilities, 'tow-hitch']))
  // The form that was open before has not touched them.
  expect((await dana.post('/carts/ev-nomad', { ...fields, color: 'Teal' })).status).toBe(303)
  expect((await cart('ev-nomad')).abilities).toEqual(more)
  const { 'ability.lift': _, ...without } = fields
  const overtaken = await read(await dana.post('/carts/ev-nomad', without))
  expect(told(overtaken)[0]).toContain('Abilities is')

  const now = await fieldsOf('/carts/ev-nomad', '/carts/ev-nomad')
  const none = Object.entries(now).filter(([name]) => !name.startsWith('ability.'))
  await dana.post('/carts/ev-nomad', Object.fromEntries(none))
  expect((await cart('ev-nomad')).abilities).toEqual([])
})

test('DESK-27, DESK-28: a cart at the desk tells what visitors are told because of it, and leads to what is missing', async () => {
  const { dana, fieldsOf, see } = await newCartDesk()
  const told = async () => (await see('/carts/ev-nomad')).querySelector('[aria-labelledby=told]')
  expect((await told())?.text).toContain('suits grass, gravel')
  const fields = await fieldsOf('/carts/ev-nomad', '/carts/ev-nomad')
  await dana.post('/carts/ev-nomad', { ...fields, height: '' })
  expect((await told())?.text).not.toContain('ft door')
  const link = (await told())?.querySelector('a')
  expect([link?.getAttribute('href'), link?.text]).toEqual([
    '#height',
    'No height: left out of “Will it fit my garage?”',
  ])
  expect((await see('/carts/ev-nomad')).querySelector('input#height')).not.toBeNull()
  const today = (await see('/')).querySelector('[aria-labelledby=left-out]')
  expect(today?.querySelector('h2')?.text).toBe('1 cart lacks a figure')
  expect(today?.querySelector('a')?.getAttribute('href')).toBe('/carts/ev-nomad#height')
  await dana.post('/carts/ev-nomad/sold')
  expect(await told()).toBeNull()
  expect((await see('/')).querySelector('[aria-labelledby=left-out]')).toBeNull()
})

test('DESK-21: brand, category, series and color can be chosen from those of other carts', async () => {
  const { see, vehicles } = await newCartDesk()
  const brands = new Set((await vehicles.list()).map(({ brand }) => brand))
  for (const path of ['/new-cart', '/carts/ev-nomad']) {
    const page = await see(path)
    const known = page.querySelectorAll(`#${page.querySelector('#brand')?.getAttribute('list')} option`)
    expect(known.map((option) => option.getAttribute('value'))).toEqual([...brands].toSorted())
  }
})

test('DESK-21: a new cart folds what it can do without, and opens a fold in which something is in the way', async () => {
  const { dana, fieldsOf, read, see } = await newCartDesk()
  const folds = (page: HTMLElement) =>
    page.querySelectorAll('.desk-folds details').map((fold) => fold.hasAttribute('open'))
  const empty = await see('/new-cart')
  expect(folds(empty)).toEqual([false, false, false, false, false, false])
  expect(empty.querySelectorAll('details :is(input, textarea)[required]')).toEqual([])
  const fields = await fieldsOf('/new-cart', '/new-cart')
  const refused = await read(await dana.post('/new-cart', { ...fields, length: 'long' }))
  expect(folds(refused)).toEqual([false, false, false, true, false, false])
})

test('DESK-21: a cart is asked for its stock, a sold one for the day of its sale, and it is for sale again from its own screen', async () => {
  const { dana, cart, see } = await newCartDesk()
  const asked = (page: HTMLElement) => ['inStock', 'soldOn'].filter((name) => page.querySelector(`main [name=${name}]`))
  expect(asked(await see('/carts/ev-nomad'))).toEqual(['inStock'])
  await dana.post('/carts/ev-nomad/sold', { on: 'cart' })
  const sold = await see('/carts/ev-nomad')
  expect(asked(sold)).toEqual(['soldOn'])
  expect(sold.querySelector('[formaction="/carts/ev-nomad/for-sale"]')?.text).toBe('For sale again')
  expect(to(await dana.post('/carts/ev-nomad/for-sale', { on: 'cart' }))).toBe('/carts/ev-nomad?run=3')
  const { inStock, soldOn } = await cart('ev-nomad')
  expect([inStock, soldOn]).toEqual([true, undefined])
})

test('DESK-29: the tick above the form of a cart belongs to it, and so does its one button, which is in sight', async () => {
  const { dana, read } = await newCartDesk()
  const odd = await read(await dana.post('/carts/ev-nomad', { price: '829', seen: '{"price":"8495"}' }))
  const box = odd.querySelector('[role=alert] input[name=agreed]')
  const form = odd.querySelector('form[action="/carts/ev-nomad"]')
  const save = odd.querySelectorAll('button[form]').map((button) => button.getAttribute('form'))
  const id = form?.getAttribute('id')
  expect([box?.getAttribute('form'), odd.querySelector('[role=alert] button'), save]).toEqual([id, null, [id]])
  expect(form?.hasAttribute('data-typed')).toBe(true)
})

test('DESK-104: what discards a form that came back leads to the screen as it was, since a reset would keep what was refused', async () => {
  const { dana, see, read } = await newCartDesk()
  const discards = (page: HTMLElement) =>
    page.querySelectorAll('.desk-save a').map((link) => [link.text, link.getAttribute('href')])
  const refused: readonly (readonly [path: string, fields: Readonly<Record<string, string>>, screen: string])[] = [
    ['/carts/ev-nomad', { price: 'cheap', seen: '{"price":"8495"}' }, '/carts/ev-nomad'],
    ['/new-cart', { name: '' }, '/new-cart'],
    ['/prices', { 'labor-hour': 'much' }, '/prices'],
    ['/hours', { day: '2020-01-01', word: 'closed', name: 'Snow' }, '/hours'],
    ['/notices', { text: '' }, '/hours'],
    ['/shop/phones', { main: 'none', seen: '{}' }, '/shop'],
    ['/shop/offices', { town: 'banks', office: 'none' }, '/shop'],
    ['/shop/team/new', { name: '!!' }, '/shop/team/new'],
    ['/week/sales', { 'monday.word': 'open', from: '2020-01-01' }, '/week'],
    ['/carts/ev-nomad/inspection', { note: 'x'.repeat(10_000) }, '/carts/ev-nomad/inspection'],
  ]
  for (const [path, fields, screen] of refused) {
    const answer = await dana.post(path, fields)
    expect([path, answer.status, discards(await read(answer))]).toEqual([path, 422, [['Discard', screen]]])
  }
  for (const [, , screen] of refused) expect(discards(await see(screen))).toEqual([])
})

test('DESK-21: a cart is added as a copy of another, is asked for its photos, and removed', async () => {
  const { dana, cart, fieldsOf, read, see, ids } = await newCartDesk()
  const offered = (await see('/new-cart')).querySelectorAll('select[name=like] option[value]:not([value=""])')
  expect(offered.map((option) => option.getAttribute('value')).toSorted()).toEqual((await ids()).toSorted())
  const fields = await fieldsOf('/new-cart?like=ev-nomad', '/new-cart')
  const same = await dana.post('/new-cart', fields)
  expect(told(await read(same))[0]).toContain('There is a cart "ev-nomad" already')
  const done = await dana.post('/new-cart', { ...fields, name: 'Denago EV Nomad Sport', price: '8995' })
  expect(to(done)).toBe('/carts/ev-nomad-sport?run=2')
  const { description, category, features, abilities, range, length, model } = await cart('ev-nomad')
  const shared = { description, category, features, abilities, range, length, model }
  expect(await cart('ev-nomad-sport')).toMatchObject({ ...shared, price: 8_995, images: [] })
  const asksForPhotos = async (id: string) =>
    (await see(`/carts/${id}`)).querySelector('[name=photos][autofocus]') !== null
  expect([await asksForPhotos('ev-nomad-sport'), await asksForPhotos('ev-nomad')]).toEqual([true, false])
  expect(to(await dana.post('/carts/ev-nomad-sport/remove', { on: 'cart' }))).toBe('/carts?run=3')
  expect(await ids()).not.toContain('ev-nomad-sport')
  const empty = await dana.post('/new-cart', { name: 'Half a cart' })
  expect([empty.status, (await empty.text()).includes('value="Half a cart"')]).toEqual([422, true])
})

test('DESK-22: good photos are taken, what is none is told, and nothing of an upload stays behind', async () => {
  const { dana, send, cart, read, see, dataDir } = await newCartDesk()
  const before = (await cart('ev-nomad')).images
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
  const photo = await telephonePhoto(800, 600)
  const other = await telephonePhoto(640, 480)
  const done = await send('/carts/ev-nomad/photos', [
    ['IMG_1.HEIC', heic],
    ['front.jpg', photo],
    ['../../rear.jpg', other],
  ])
  expect(done.status).toBe(303)
  expect((await cart('ev-nomad')).images).toEqual([
    ...before,
    expect.stringMatching(/^\/media\/\S+front/),
    expect.stringMatching(/^\/media\/\S+rear/),
  ])
  const page = await see(to(done))
  expect(page.querySelector('#photos .notice')?.text).toMatch(/^IMG_1\.HEIC is a HEIC photo, /)
  const large = await send('/carts/ev-nomad/photos', [['huge.jpg', new Uint8Array(20 * 1024 * 1024 + 1)]])
  expect([large.status, told(await read(large))]).toEqual([422, ['huge.jpg is larger than 20 MB.']])
  const many = await send(
    '/carts/ev-nomad/photos',
    Array.from({ length: 41 }, (_, count) => [`${count}.jpg`, heic]),
  )
  expect(told(await read(many))[0]).toContain('More than 40 came at once')
  expect((await dana.post('/carts/ev-nomad/photos')).status).toBe(303)
  expect((await cart('ev-nomad')).images).toHaveLength(before.length + 2)
  expect(readdirSync(dataDir).filter((name) => name.startsWith('upload'))).toEqual([])
})

test('DESK-22: pictures move and go by buttons and by drag; who comes second at their order is told', async () => {
  const { dana, cart, read } = await newCartDesk()
  const [one = '', two = '', three = '', four = ''] = (await cart('ev-nomad')).images
  const seen = [one, two, three, four].join('|')
  await dana.post('/carts/ev-nomad/pictures', { seen, move: 'first:3' })
  expect((await cart('ev-nomad')).images).toEqual([three, one, two, four])
  const late = await dana.post('/carts/ev-nomad/pictures', { seen, move: 'remove:1' })
  expect([late.status, told(await read(late))[0]]).toEqual([422, expect.stringContaining('by now: Dana changed it')])
  const now = [three, one, two, four].join('|')
  await dana.post('/carts/ev-nomad/pictures', { seen: now, images: [four, three, one, two].join('|') })
  await dana.post('/carts/ev-nomad/pictures', { seen: [four, three, one, two].join('|'), move: 'remove:2' })
  expect((await cart('ev-nomad')).images).toEqual([four, one, two])
})

test('DESK-23: a file is seen before it is applied, what cannot be taken is left out by a tick, and what was seen is what is done', async () => {
  const { dana, send, cart, read, vehicles } = await newCartDesk()
  const book = workbookOf([
    ['id', 'price', 'color'],
    ['ev-nomad', 8_295, 'Teal'],
    ['ev-city', 'call', null],
    ['ev-rover-xl', 9_995, null],
  ])
  const page = await read(await send('/import', [['carts.xlsx', book]]))
  expect(page.querySelector('h1')?.text).toBe('What the file changes')
  expect(page.querySelectorAll('.desk-lines li').map(({ text }) => text)).toEqual([
    expect.stringMatching(/^row 3 \(ev-city\): Price cannot be "call"/),
    expect.stringMatching(/^Denago EV Nomad/),
    expect.stringMatching(/^price \$8,495 → \$8,295$/),
    expect.stringMatching(/^color .* → Teal$/),
    expect.stringMatching(/^Denago EV Rover XL/),
    expect.stringMatching(/^color .* taken away$/),
  ])
  const form = page.querySelector('form[action^="/import/"]')
  const action = form?.getAttribute('action') ?? ''
  const seen = form?.querySelector('input[name=seen]')?.getAttribute('value') ?? ''
  expect((await dana.post(action, { seen })).status).toBe(422)
  expect((await cart('ev-nomad')).price).toBe(8_495)
  const before = await cart('ev-rover-xl')
  await changeCarts(vehicles, { put: [{ ...before, price: 9_500 }] })
  const changed = await read(await dana.post(action, { seen, leaveOut: 'yes' }))
  expect(told(changed)).toEqual(['Someone changed a cart meanwhile. Look at the list once more.'])
  const present = changed.querySelector('form[action^="/import/"] input[name=seen]')?.getAttribute('value') ?? ''
  expect(to(await dana.post(action, { seen: present, leaveOut: 'yes' }))).toMatch(/^\/carts\?run=\d+$/)
  expect(await cart('ev-nomad')).toMatchObject({ price: 8_295, color: 'Teal' })

  for (const [name, bytes, problem] of [
    ['carts.pdf', 'x', 'Choose a file of carts'],
    ['carts.csv', '', 'the file is empty'],
    ['carts.json', '{', 'not valid JSON'],
  ] as const)
    expect(told(await read(await send('/import', [[name, Buffer.from(bytes)]])))[0]).toContain(problem)
  for (const path of ['/import/..%2F..%2Fswitchback.db', '/import/00000000-0000-0000-0000-000000000000.csv'])
    expect([404, 422]).toContain((await dana.post(path)).status)

  const exported = await dana.ask('/export/carts.csv')
  expect(exported.headers.get('content-disposition')).toMatch(/^attachment; filename="carts-[\d-]+\.csv"$/)
  const rows = readCsv(await exported.text())
  expect(rows).toHaveLength((await vehicles.list()).length + 1)
})

test('DESK-24: a file that is kept goes once it is applied or cannot be read, and in any case within a day', async () => {
  const { dana, dataDir, read, send } = await newCartDesk()
  const kept = () => readdirSync(join(dataDir, 'imports'))
  const seenAt = async (price: number) => {
    const page = await read(await send('/import', [['carts.csv', Buffer.from(`id,price\nev-city,${price}`)]]))
    const form = page.querySelector('form[action^="/import/"]')
    return [form?.getAttribute('action') ?? '', form?.querySelector('input')?.getAttribute('value') ?? ''] as const
  }
  const [action, seen] = await seenAt(11_000)
  expect(kept()).toHaveLength(1)
  expect(to(await dana.post(action, { seen }))).toMatch(/^\/carts\?run=\d+$/)
  expect(kept()).toEqual([])
  expect(told(await read(await dana.post(action, { seen })))).toEqual([
    'The file is not here any more: choose it again.',
  ])
  await send('/import', [['carts.json', Buffer.from('{')]])
  expect(kept()).toEqual([])

  await seenAt(11_100)
  const [old = ''] = kept()
  await seenAt(11_200)
  const yesterday = new Date(Date.now() - 23.5 * 3_600_000)
  utimesSync(join(dataDir, 'imports', old), yesterday, yesterday)
  await removeOldImports(dataDir, new Date())
  expect(kept()).toHaveLength(1)
  expect(kept()).not.toContain(old)
  await removeOldImports('no-such-folder', new Date())
})

test.each([
  [
    new JobEnded('the process ended'),
    422,
    /^carts\.csv: to read it takes more memory or time than there is: divide it/,
  ],
  [new TypeError('a defect of ours'), 500, /^This did not work, and nothing was changed/],
])(
  'DESK-23: a sentence says that a file takes too much memory or time, and only then (%s)',
  async (error, status, said) => {
    const desk = await newDeskSite({ run: () => Promise.reject(error) })
    const body = new FormData()
    body.append('file', new File(['id'], 'carts.csv'))
    const { Cookie } = await desk.signedIn()
    const headers = { Cookie, 'Sec-Fetch-Site': 'same-origin' }
    const answer = await desk.ask('/import', { method: 'POST', body, headers })
    const page = await answer.text()
    expect(answer.status).toBe(status)
    expect(told(parse(page))[0] ?? page).toMatch(said)
  },
)

test('DESK-30: the preview tells what was understood of each cart, and apart from it what was not', async () => {
  const { dana, send, cart, read } = await newCartDesk()
  const file = [
    'Name,Make,Description,Category,Condition,Price,Seats,Range,Volts,Abilities',
    'Ridge 4,Evolution,Four seats.,Lifted,new,9995,4,all day,48,lift|tow-hitch',
  ].join('\n')
  const page = await read(await send('/import', [['carts.csv', Buffer.from(file)]]))
  expect(page.querySelectorAll('[aria-label=Changes] .desk-understood li').map(({ text }) => text)).toEqual([
    '$9,995',
    'Seats 4',
    'Voltage 48 volts',
    'Abilities Lift, Tow hitch',
  ])
  expect(page.querySelector('[aria-label="Not understood"]')?.text).toContain('we did not understand Range “all day”')
  const form = page.querySelector('form[action^="/import/"]')
  const [action = '', seen = ''] = [
    form?.getAttribute('action'),
    form?.querySelector('input[name=seen]')?.getAttribute('value'),
  ]
  expect(form?.querySelector('input[name=agreed]')).not.toBeNull()
  expect((await dana.post(action, { seen })).status).toBe(422)
  expect(to(await dana.post(action, { seen, agreed: 'yes' }))).toMatch(/^\/carts\?run=/)
  expect(await cart('ridge-4')).toMatchObject({ volts: 48, specifications: { range: 'all day' } })
})

test('DESK-90: the history is a logbook of sentences by day, which names carts and not their ids', async () => {
  const { dana, see } = await newCartDesk()
  await dana.post('/carts/ev-nomad/price', { price: '8,295', seen: '8495' })
  await dana.post('/carts/ev-nomad/sold')
  const page = await see('/history')
  expect(page.querySelectorAll('.desk-day > h2').map(({ text }) => text)).toEqual(['Today'])
  const [sold, priced] = page.querySelectorAll('.desk-log > li')
  expect(sold?.querySelector('.desk-log-mark img')?.getAttribute('src')).toContain('/media/carts/')
  expect(sold?.querySelector('p')?.text).toMatch(/^Denago EV Nomad: sold on /)
  expect(priced?.querySelector('p')?.text).toBe('Denago EV Nomad: price $8,495\u00a0→ $8,295')
  expect(priced?.querySelector('.small')?.text).toMatch(/, Dana$/)
  expect(priced?.querySelector('button')?.getAttribute('aria-label')).toBe(
    'Undo: Denago EV Nomad: price $8,495 → $8,295',
  )
  expect(page.querySelector('main')?.text).not.toContain('ev-nomad')
  await dana.post('/history/3/undo')
  await dana.post('/history/4/undo')
  const [again, ...others] = (await see('/history')).querySelectorAll('.desk-log > li')
  expect(others).toHaveLength(2)
  expect(again?.querySelector('.small')?.text).toMatch(/, Dana · redone .+, Dana$/)
  expect(again?.querySelector('form')?.getAttribute('action')).toBe('/history/5/undo')
  await dana.post('/people', { name: 'Ruth' })
  expect((await see('/history')).querySelector('.desk-log p')?.text).toBe('Ruth was invited')
})

test('DESK-61: several carts are changed at once: seen first, the odd ones before the others, and in one run with one undo', async () => {
  const { dana, cart, read, vehicles } = await newCartDesk()
  const wish = { search: '', show: 'stock', action: 'lower', amount: '4,000', unit: 'dollars', roundTo: '5' }
  const before = await vehicles.list()
  const inStock = before.filter(({ inStock }) => inStock)
  const seen = await read(await dana.post('/several', wish))
  expect(seen.querySelectorAll('.desk-carts li')).toHaveLength(inStock.length)
  const shares = seen.querySelectorAll('.desk-carts li').map(({ text }) => {
    const [before = 0, after = 0] = [...text.matchAll(/\$([\d,]+)/g)].map(([, price = '']) =>
      Number(price.replace(',', '')),
    )
    return after / before
  })
  const odd = shares.filter((share) => share < 0.7).length
  expect(odd).toBeGreaterThan(0)
  expect(shares.slice(0, odd).every((share) => share < 0.7)).toBe(true)
  const form = Object.fromEntries(
    seen
      .querySelectorAll('main input[type=hidden]')
      .map((field) => [field.getAttribute('name') ?? '', field.getAttribute('value') ?? '']),
  )
  const unasked = await dana.post('/several', form)
  expect([unasked.status, (await read(unasked)).querySelector('[role=alert] input[name=agreed]')]).toEqual([
    422,
    expect.anything(),
  ])
  expect(await vehicles.list()).toEqual(before)
  const done = to(await dana.post('/several', { ...form, agreed: 'yes' }))
  expect(done).toBe('/carts?run=2')
  for (const { id, price } of inStock) expect((await cart(id)).price).toBe(price - 4_000)
  await dana.post('/history/2/undo')
  expect(await vehicles.list()).toEqual(before)
  await dana.post('/carts/ev-nomad/price', { price: '8,295', seen: '8495' })
  const stale = await read(await dana.post('/several', { ...form, agreed: 'yes' }))
  expect(told(stale)[0]).toContain('Someone changed a cart meanwhile')
})

test('DESK-61: a change of several that finds no cart or names no amount comes back with its boxes and a sentence', async () => {
  const { dana, read } = await newCartDesk()
  const none = await dana.post('/several', { action: 'out', search: 'no such cart at all' })
  expect([none.status, told(await read(none))[0]]).toEqual([422, expect.stringContaining('shows no cart')])
  const all = await read(await dana.post('/several', { action: 'out' }))
  expect(told(all)[0]).toContain('Select carts in the list below')
  const unmarked = await read(
    await dana.post('/several', { search: 'nomad', action: 'raise', unit: 'percent', roundTo: '10' }),
  )
  expect(told(unmarked)[0]).not.toContain('Select carts in the list below')
  expect(unmarked.querySelectorAll('.desk-mark input[checked]')).toHaveLength(0)
  const bare = await read(
    await dana.post('/several', { action: 'raise', unit: 'percent', roundTo: '10', cart: 'ev-nomad' }),
  )
  expect(bare.querySelector('#amount')?.getAttribute('aria-invalid')).toBe('true')
  expect(bare.querySelector('#cart-ev-nomad .desk-mark input')?.hasAttribute('checked')).toBe(true)
  expect(bare.querySelector('details.desk-several')?.hasAttribute('open')).toBe(true)
  const same = await read(await dana.post('/several', { action: 'in', cart: 'ev-nomad' }))
  expect(told(same)[0]).toContain('They are all like that already')
})

test('DESK-64: the list stands beside a cart, below a link to the whole of it and a search, with the one that is open marked', async () => {
  const { see, ids } = await newCartDesk()
  const screen = await see('/carts/ev-nomad')
  const [whole, ...beside] = screen.querySelectorAll('.desk-beside a')
  expect(screen.querySelector('.desk-beside form')?.getAttribute('action')).toBe('/carts')
  expect(whole?.getAttribute('href')).toBe('/carts')
  expect(beside.map((link) => link.getAttribute('href'))).toEqual((await ids()).map((id) => `/carts/${id}`))
  expect(beside.filter((link) => link.hasAttribute('aria-current')).map(({ text }) => text)).toEqual([
    'Denago EV Nomad $8,495',
  ])
  expect(beside.every((link) => link.querySelector('img'))).toBe(true)
  expect((await see('/carts')).querySelector('.desk-beside')).toBeNull()
})
