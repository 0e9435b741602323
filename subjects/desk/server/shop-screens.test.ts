import { expect, test } from 'vitest'
import { towns } from '#subjects/county/rules/towns.ts'
import { weekdayNames } from '#subjects/dealership/facts/hours.ts'
import { defaultShop } from '#subjects/dealership/rules/shop.ts'
import { planPhones } from '#subjects/dealership/server/change-shop.ts'
import { planMember } from '#subjects/dealership/server/change-team.ts'
import { changeShop } from '#subjects/dealership/server/shop-store.ts'
import { photosOfCarts } from '#subjects/inventory/server/cart-row.ts'
import { isNamed } from '#subjects/pictures/server/photo-store.ts'
import { newDeskSite } from '#tests/setup/desk-site.ts'
import { find, findAll, textOf } from '#tests/setup/page-html.ts'
import { telephonePhoto } from '#tests/setup/photos.ts'

const by = { who: 'Ruth', command: 'shop', at: new Date() }

async function deskAt(now = '2026-12-15T15:00:00Z') {
  const desk = await newDeskSite({ now: () => new Date(now) })
  const dana = await desk.signedIn()
  return {
    ...dana,
    database: desk.database,
    shop: () => desk.database.ports.shop(),
    html: async (path: string) => (await dana.ask(path)).text(),
    /** Follows what a form leads to: its status, where that is, and what stands there. */
    async send(path: string, fields: Readonly<Record<string, string | Blob>>) {
      const body = new FormData()
      for (const [name, value] of Object.entries(fields))
        if (typeof value === 'string') body.set(name, value)
        else body.set(name, value, 'IMG 7.jpg')
      const isMultipart = Object.values(fields).some((value) => typeof value !== 'string')
      const answer = isMultipart
        ? await desk.ask(path, {
            method: 'POST',
            body,
            headers: { Cookie: dana.Cookie, 'Sec-Fetch-Site': 'same-origin' },
          })
        : await dana.post(path, fields as Record<string, string>)
      const to = answer.headers.get('location') ?? ''
      return {
        status: answer.status,
        to,
        html: answer.status === 303 ? await (await dana.ask(to)).text() : await answer.text(),
      }
    },
  }
}

function typedIn(html: string, selector: string): string {
  const field = find(html, selector)
  return (field.querySelector('option[selected]') ?? field).getAttribute('value') ?? ''
}

test('DESK-50: one button closes for today once it said what visitors read; the screen tells it with its undo, and gives the usual hours back', async () => {
  const { html, send, shop, post } = await deskAt()
  const before = await html('/hours')
  expect(textOf(before)).toContain('Open today 9 AM to 5 PM. Open tomorrow 9 AM to 5 PM.')
  const day = typedIn(before, 'button[name=day]')
  const close = { close: 'yes', day, name: typedIn(before, '#reason') }
  const asked = await send('/hours', close)
  expect([asked.status, textOf(find(asked.html, '[role=alert]'))]).toEqual([
    422,
    expect.stringContaining('Tue, Dec 15 would be closed all day. Visitors read: “Closed for the day”.'),
  ])
  expect((await shop()).datedHours).toEqual([])
  const closed = await send('/hours', { ...close, agreed: typedIn(asked.html, '[role=alert] button') })
  expect(closed.to).toMatch(/^\/hours\?run=\d+$/)
  expect(textOf(find(closed.html, '[role=status]'))).toContain('Hours of Tue, Dec 15, 2026: closed, the day')
  expect((await shop()).datedHours).toEqual([{ day: '2026-12-15', name: 'the day', hours: 'closed' }])
  const usual = find(closed.html, 'button[formaction="/hours/withdraw"]')
  expect([textOf(usual), usual.getAttribute('value')]).toEqual(['Open today', 'hours 2026-12-15'])
  await post(find(closed.html, '[role=status] form').getAttribute('action') ?? '')
  expect((await shop()).datedHours).toEqual([])
  await send('/hours', { day: '2026-12-24', name: 'Christmas Eve', opens: '09:00', closes: '13:00' })
  const listed = await html('/hours?day=2026-12-24')
  expect(textOf(listed)).toContain('Thu, Dec 24, 9 AM to 1 PM Christmas Eve')
  expect(textOf(listed)).not.toContain('Christmas Day')
  expect(['#day', '#name', '#opens', '#closes'].map((field) => typedIn(listed, field))).toEqual([
    '2026-12-24',
    'Christmas Eve',
    '09:00',
    '13:00',
  ])
  expect((await send('/hours/withdraw', { fact: 'hours 2026-12-24' })).status).toBe(303)
  expect((await shop()).datedHours).toEqual([])
  expect((await send('/hours/withdraw', { fact: 'hours 2026-12-24' })).status).toBe(422)
})

test('DESK-50, DESK-51: hours, weeks and notices are removed there, and no other fact of the shop', async () => {
  const { send, shop } = await deskAt()
  await send('/shop/phones', { main: '(570) 555-0199' })
  const before = await shop()
  for (const fact of ['phone main', `team ${before.team[0]?.key}`, 'price delivery', '', 'hours'])
    expect((await send('/hours/withdraw', { fact })).status).toBe(422)
  const after = await shop()
  expect([after.phones, after.team]).toEqual([before.phones, before.team])
})

test.each([
  [
    'a Tuesday',
    '2026-12-15T15:00',
    ['Close today', 'Close tomorrow'],
    'Open today 9 AM to 5 PM. Open tomorrow 9 AM to 5 PM.',
  ],
  [
    'the evening of a Tuesday',
    '2026-12-15T23:00',
    ['Close tomorrow', 'Close Thu, Dec 17'],
    'Closed now, opens Wednesday 9 AM.',
  ],
  ['a Saturday', '2026-12-19T15:00', ['Close today', 'Close Mon, Dec 21'], 'Open today 9 AM to 5 PM. Closed tomorrow.'],
  [
    'a Sunday',
    '2026-12-20T15:00',
    ['Close tomorrow', 'Close Tue, Dec 22'],
    'Closed today. Open tomorrow 9 AM to 5 PM.',
  ],
  ['the eve of a holiday that we keep', '2026-12-24T15:00', ['Close today', 'Close Sat, Dec 26'], 'Closed tomorrow.'],
])('DESK-50: on %s the next two days on which we are open can be closed', async (_, moment, offered, hours) => {
  const { html } = await deskAt(`${moment}:00Z`)
  const screen = await html('/hours')
  expect(findAll(screen, 'button[name=day]').map(textOf)).toEqual(offered)
  expect(textOf(screen)).toContain(hours)
})

test('DESK-50: a holiday that we keep stays one when it is closed, is asked about before it is replaced, and a tick in the same form replaces it', async () => {
  const { send, shop } = await deskAt('2026-12-24T15:00:00Z')
  expect((await send('/hours', { day: '2026-12-25', name: 'Snow day' })).status).toBe(303)
  expect((await shop()).datedHours).toEqual([])
  const hours = { opens: '10:00', closes: '14:00' }
  const asked = await send('/hours', { day: '2026-12-25', name: 'Open house', ...hours })
  expect(asked.status).toBe(422)
  expect(textOf(find(asked.html, '[role=alert]'))).toContain('already: “Christmas Day”')
  expect((await shop()).datedHours).toEqual([])
  const agreed = 'form#other input[name=agreed]'
  const fields = Object.fromEntries(
    ['day', 'name', 'opens', 'closes'].map((name) => [name, typedIn(asked.html, `form#other [name=${name}]`)]),
  )
  expect(findAll(asked.html, agreed)).toHaveLength(1)
  await send('/hours', { ...fields, agreed: typedIn(asked.html, agreed) })
  expect((await shop()).datedHours).toEqual([{ day: '2026-12-25', name: 'Open house', hours }])
})

test('DESK-50: hours that cannot be come back with a sentence and all that was typed', async () => {
  const { send, shop } = await deskAt()
  const typed = { day: '2026-12-24', name: '<b>Eve</b>', opens: '14:00', closes: '09:00' }
  const { status, html } = await send('/hours', typed)
  expect([status, textOf(find(html, '[role=alert]'))]).toEqual([
    422,
    expect.stringContaining('must end after they begin.'),
  ])
  expect(['#day', '#name', '#opens', '#closes'].map((field) => typedIn(html, field))).toEqual(Object.values(typed))
  expect(html).not.toContain('<b>Eve')
  expect((await shop()).datedHours).toEqual([])
})

test('DESK-50: an open day needs its times, and a closed one has none, even if the form sends some', async () => {
  const { send, shop } = await deskAt()
  const day = { day: '2026-12-24', name: 'Christmas Eve' }
  const asked = await send('/hours', { ...day, word: 'open', opens: '', closes: '' })
  expect([asked.status, textOf(find(asked.html, '[role=alert]'))]).toEqual([
    422,
    expect.stringContaining('Choose when we open and when we close.'),
  ])
  expect((await shop()).datedHours).toEqual([])
  await send('/hours', { ...day, word: 'closed', opens: '09:00', closes: '13:00' })
  expect((await shop()).datedHours).toEqual([{ ...day, hours: 'closed' }])
})

test('DESK-51: a notice is shown until its day, asked about where it is odd, changed and taken down', async () => {
  const { html, send, shop } = await deskAt()
  expect([typedIn(await html('/hours'), '#from'), typedIn(await html('/hours'), '#until')]).toEqual([
    '2026-12-15',
    '2026-12-21',
  ])
  const typed = { text: 'Closed for\nstocktaking.', from: '2026-12-15', until: '2027-03-01' }
  const odd = await send('/notices', typed)
  expect([odd.status, textOf(odd.html)]).toEqual([422, expect.stringContaining('It would stand for 77 days.')])
  expect((await send('/notices', { ...typed, agreed: 'yes' })).status).toBe(303)
  expect((await shop()).notices).toEqual([{ ...typed, text: 'Closed for stocktaking.' }])
  const again = await send('/notices', { ...typed, until: '2026-12-18', text: 'Another.' })
  expect(textOf(again.html)).toContain('It would take the place of “Closed for stocktaking.”')
  const change = typedIn(await html('/hours?notice=2026-12-15'), '#notice [name=change]')
  expect((await send('/notices', { ...typed, text: 'Back soon.', until: '2026-12-20', change })).status).toBe(303)
  expect((await shop()).notices).toMatchObject([{ text: 'Back soon.', until: '2026-12-20' }])
  expect((await send('/hours/withdraw', { fact: 'notice 2026-12-15' })).status).toBe(303)
  expect((await shop()).notices).toEqual([])
})

test('DESK-52: a number is changed by itself; who comes second at it is told, and one that is none comes back', async () => {
  const { html, send, shop, database } = await deskAt()
  const screen = await html('/shop')
  const seen = typedIn(screen, 'form:has(#main) [name=seen]')
  const wrong = await send('/shop/phones', { main: '12', seen })
  expect([wrong.status, typedIn(wrong.html, '#main')]).toEqual([422, '12'])
  const { change = [] } = await planPhones(database.db, { main: '6102223341' })
  await changeShop(database)(change, by)
  const late = await send('/shop/phones', { main: '610-222-3399', seen })
  expect([late.status, textOf(find(late.html, '[role=alert]'))]).toEqual([
    422,
    expect.stringContaining('Main line is (610) 222-3341 by now'),
  ])
  const { main = '' } = JSON.parse(seen)
  const again = await send('/shop/phones', { main, scranton: '12', seen })
  expect([typedIn(again.html, '#main'), typedIn(again.html, '#scranton')]).toEqual(['(610) 222-3341', '12'])
  const respelled = main.replace(/\D/g, '')
  expect((await send('/shop/phones', { main: respelled, scranton: '5702223344', seen })).status).toBe(303)
  expect(textOf((await send('/shop/phones', { fax: '5702223344', seen })).html)).toContain('Nothing')
  expect(await shop()).toMatchObject({ phones: { main: '(610) 222-3341', scranton: '(570) 222-3344' } })
})

test('DESK-52, SHOP-67: a municipal office has the number that the dealer enters, until it is emptied; what is none is told', async () => {
  const { html, send, shop } = await deskAt()
  const wrong = await send('/shop/offices', { town: 'palmerton', office: '12' })
  expect([wrong.status, typedIn(wrong.html, '#office-palmerton')]).toEqual([422, '12'])
  expect((await send('/shop/offices', { town: 'constructor', office: '6108262505' })).status).toBe(422)
  const kept = await send('/shop/offices', { town: 'palmerton', office: '610-826-2505' })
  expect(textOf(find(kept.html, '[role=status]'))).toContain('Town office of Palmerton')
  expect((await shop()).offices).toEqual({ palmerton: '(610) 826-2505' })
  expect(findAll(kept.html, '[aria-labelledby=offices] > details[open]').length).toBe(1)
  const [fold, ...listed] = findAll(kept.html, '[aria-labelledby=offices] summary').map(textOf)
  expect(fold).toBe(`${towns.length} towns ${towns.length - 1} without a number`)
  expect(listed.find((line) => line.startsWith('Palmerton'))).toBe('Palmerton (610) 826-2505')
  expect(listed).toEqual(listed.toSorted())
  expect(listed.length).toBe(towns.length)
  expect(textOf(await html('/shop'))).toContain('Palmerton (610) 826-2505')
  expect((await send('/shop/offices', { town: 'palmerton', office: '' })).status).toBe(303)
  expect((await shop()).offices).toEqual({})
})

test('DESK-53: a name, a role and a sentence are enough for a person of the team', async () => {
  const { send, shop } = await deskAt()
  const told = { name: 'Cy', role: 'Driver', experience: '', description: 'Brings your cart.' }
  expect((await send('/shop/team/new', told)).status).toBe(303)
  expect((await shop()).team.at(-1)).toMatchObject(told)
  expect((await send('/shop/team/new', { ...told, name: 'Di', role: '' })).status).toBe(422)
})

test('DESK-53: a person comes with a photo, is changed, moved and removed; what is no photo is told, and nothing typed is lost', async () => {
  const { html, send, shop, database } = await deskAt()
  const told = { name: 'Bo Å', role: 'Mechanic', experience: '3 years', description: 'Fixes\ncarts.' }
  const heic = new Blob([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')])
  const refused = await send('/shop/team/new', { ...told, picture: heic })
  expect([refused.status, textOf(find(refused.html, '[role=alert]'))]).toEqual([
    422,
    expect.stringContaining('IMG 7.jpg is '),
  ])
  expect(typedIn(refused.html, '#role')).toBe('Mechanic')
  const photo = new Blob([new Uint8Array(await telephonePhoto(900, 700))])
  expect((await send('/shop/team/new', { ...told, picture: photo })).to).toMatch(/^\/shop\?run=\d+$/)
  const member = (await shop()).team.at(-1)
  expect(member).toMatchObject({ ...told, description: 'Fixes carts.', key: 'bo-a' })
  expect(await isNamed(database.db, member?.image ?? '', photosOfCarts)).toBe(true)
  await send('/shop/team/bo-a/move', { by: '-1' })
  expect((await shop()).team.map(({ key }) => key).at(-2)).toBe('bo-a')
  const form = await html('/shop/team/bo-a')
  const seen = typedIn(form, '[name=seen]')
  const { change = [] } = await planMember(database.db, 'bo-a', {
    ...told,
    description: 'Fixes carts.',
    role: 'Head Mechanic',
  })
  await changeShop(database)(change, by)
  await send('/shop/team/bo-a', { ...told, experience: '4 years', without: 'yes', seen })
  const changed = (await shop()).team.find(({ key }) => key === 'bo-a')
  expect(changed).toMatchObject({ role: 'Head Mechanic', experience: '4 years' })
  expect(changed).not.toHaveProperty('image')
  const late = await send('/shop/team/bo-a', { ...told, role: 'Boss', seen })
  expect(textOf(find(late.html, '[role=alert]'))).toContain('The role is "Head Mechanic" by now')
  const shown = { experience: typedIn(late.html, '#experience'), seen: typedIn(late.html, '[name=seen]') }
  const meant = await send('/shop/team/bo-a', { ...told, role: typedIn(late.html, '#role'), ...shown })
  expect(meant.status).toBe(303)
  expect((await shop()).team.find(({ key }) => key === 'bo-a')).toMatchObject({ role: 'Boss', experience: '4 years' })
  await send('/shop/team/bo-a/remove', {})
  expect((await shop()).team.map(({ name }) => name)).toEqual(defaultShop.team.map(({ name }) => name))
  expect((await send('/shop/team/bo-a/remove', {})).status).toBe(422)
  expect((await html('/shop/team/bo-a')).includes('There is no such page')).toBe(true)
  expect(findAll(await html('/shop'), '[aria-label^="Move"]')).toHaveLength(2 * (defaultShop.team.length - 1))
})

test('DESK-80: a day of the week is changed with the others kept, Monday’s hours are proposed through Friday, a wrong one comes back marked, and a coming week is taken back', async () => {
  const { html, send, post, shop } = await deskAt()
  const page = await html('/week')
  const typed = (form: ReturnType<typeof find>) =>
    Object.fromEntries([
      ...form
        .querySelectorAll('select')
        .map((field) => [
          field.getAttribute('name') ?? '',
          field.querySelector('option[selected]')?.getAttribute('value') ?? '',
        ]),
      ...form
        .querySelectorAll('input')
        .map((field) => [field.getAttribute('name') ?? '', field.getAttribute('value') ?? '']),
    ])
  const fields = typed(find(page, 'form#sales'))
  const likeMonday = await send('/week/sales', { ...fields, 'monday.closes': '18:00', same: 'yes' })
  const proposed = typed(find(likeMonday.html, 'form#sales'))
  const monday = { word: 'open', opens: '09:00', closes: '18:00' }
  for (const day of ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'])
    expect({
      word: proposed[`${day}.word`],
      opens: proposed[`${day}.opens`],
      closes: proposed[`${day}.closes`],
    }).toEqual(monday)
  expect(proposed['saturday.closes']).toBe(fields['saturday.closes'])
  expect(find(likeMonday.html, 'form#sales [role=status]').textContent).toContain('Not saved yet')
  expect((await shop()).weeks.sales('2026-12-20')).toMatchObject({ monday: { closes: '17:00' } })
  const wrong = await send('/week/sales', { ...fields, 'saturday.opens': '17:00', 'saturday.closes': '9:00' })
  expect(find(wrong.html, '[name="saturday.opens"]').getAttribute('aria-invalid')).toBe('true')
  await send('/week/sales', { ...fields, 'sunday.word': 'open', 'sunday.opens': '12:00', 'sunday.closes': '16:00' })
  const { weeks } = await shop()
  expect(weeks.sales('2026-12-20')).toMatchObject({
    monday: { opens: '09:00', closes: '17:00' },
    sunday: { opens: '12:00', closes: '16:00' },
  })
  await send('/week/service', { ...typed(find(page, 'form#service')), from: '2027-01-04', 'monday.word': 'closed' })
  expect((await shop()).weeks.service('2027-01-04').monday).toBe('closed')
  await post('/hours/withdraw', { fact: 'week service-2027-01-04' })
  expect((await shop()).weeks.service('2027-01-04').monday).toEqual({ opens: '08:00', closes: '17:00' })
  const days = findAll(await html('/week'), '[aria-labelledby=holidays] li p').map(textOf)
  expect([days.length, days[0], days[1]]).toEqual([
    11,
    expect.stringContaining('Fri, Dec 25'),
    expect.stringContaining('Fri, Jan 1, 2027'),
  ])
  expect(
    findAll(await html('/week'), '[aria-labelledby=holidays] button:disabled')
      .slice(0, 3)
      .map(textOf),
  ).toEqual(['Closed', 'Closed', 'Open'])
  await send('/week/holidays', { holiday: 'columbus-day', from: '2026-12-15' })
  expect((await shop()).holidays.get('Columbus Day')).toBe('2026-12-15')
})

test('DESK-80: two people at one week each keep their days; of a day that both change the second is told, and keeps what they typed', async () => {
  const { html, send, shop } = await deskAt()
  const form = find(await html('/week'), 'form#sales')
  const open = weekdayNames.flatMap((day) => ['word', 'opens', 'closes'].map((part) => `${day}.${part}`))
  const fields = Object.fromEntries(
    ['seen', 'from', ...open].map((name) => {
      const field = form.querySelector(`[name="${name}"]`)
      return [name, (field?.querySelector('option[selected]') ?? field)?.getAttribute('value') ?? '']
    }),
  )
  await send('/week/sales', { ...fields, 'tuesday.opens': '10:00' })
  await send('/week/sales', { ...fields, 'friday.closes': '19:00' })
  const both = { tuesday: { opens: '10:00', closes: '17:00' }, friday: { opens: '09:00', closes: '19:00' } }
  expect((await shop()).weeks.sales('2026-12-20')).toMatchObject(both)
  const second = await send('/week/sales', { ...fields, 'tuesday.opens': '11:00' })
  expect([second.status, second.html.includes('Tuesday is 10AM-5PM by now')]).toEqual([422, true])
  const again = (name: string) =>
    find(second.html, `form#sales [name="${name}"] option[selected]`).getAttribute('value')
  expect([again('tuesday.opens'), again('friday.closes')]).toEqual(['11:00', '19:00'])
  expect((await shop()).weeks.sales('2026-12-20')).toMatchObject(both)
})
