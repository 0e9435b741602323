import { expect, test } from 'vitest'
import { openDatabase } from '#app/database.ts'
import { shopLimits } from '#subjects/dealership/facts/shop-desk.ts'
import { defaultShop } from '#subjects/dealership/rules/shop.ts'
import { newFolder } from '#tests/setup/site-process.ts'
import { planHours, planNotice, planPhones, planWithdrawal } from './change-shop.ts'
import { planMember, planMemberMove, planMemberRemoval } from './change-team.ts'
import { changeShop } from './shop-store.ts'
import { dealershipTables } from './tables.ts'

const database = await openDatabase({ dataDir: newFolder() })
const { db } = database
const now = new Date('2026-12-15T15:00:00Z')
const [first, second] = defaultShop.team
const person = { name: 'Bo', role: 'Mechanic', experience: 'New', description: 'Fixes carts.' }

test.each([
  [{ text: 'Hi', until: '' }, 'A day is missing'],
  [{ text: 'Hi', until: '2026-02-30' }, '"2026-02-30" is no day'],
  [{ text: 'Hi', until: '2026-12-14' }, 'December 14, 2026 is past'],
  [{ text: 'Hi', from: '2026-12-20', until: '2026-12-19' }, 'The last day comes before the first'],
  [{ text: 'Hi', until: '2029-01-01' }, 'January 1, 2029 is more than 400 days ahead'],
  [{ text: ' ', until: '2026-12-20' }, 'Notice from Tue, Dec 15, 2026: text must not be empty'],
  [{ text: 'x'.repeat(shopLimits.notice + 1), until: '2026-12-20' }, /text must have at most 160 characters$/],
  [{ text: 'one\ntwo', until: '2026-12-20' }, /text must be one line without control characters$/],
  [{ text: 'a\u202eb', until: '2026-12-20' }, /without control characters$/],
])('SHOP-61: a notice %j is refused with a sentence', async (wish, problem) => {
  const { change, problems } = await planNotice(db, wish, now)
  expect([change, ...problems.map(({ text }) => text)]).toEqual([
    undefined,
    typeof problem === 'string' ? problem : expect.stringMatching(problem),
  ])
})

test('SHOP-61: a notice that stands for long is asked about', async () => {
  expect((await planNotice(db, { text: 'Hi', until: '2027-01-14' }, now)).warnings).toEqual([])
  expect((await planNotice(db, { text: 'Hi', until: '2027-01-15' }, now)).warnings).toEqual([
    'It would stand for 32 days.',
  ])
})

test.each([
  [{ day: '2026-12-14', name: 'Snow day' }, 'December 14, 2026 is past'],
  [{ day: 'tomorrow', name: 'Snow day' }, '"tomorrow" is no day'],
  [{ day: '2026-12-16', name: '' }, 'Hours of Wed, Dec 16, 2026: name must not be empty'],
  [{ day: '2026-12-16', name: 'x', opens: '09:00' }, 'Hours of Wed, Dec 16, 2026: hours need both times, or none'],
  [
    { day: '2026-12-16', name: 'x', opens: '14:00', closes: '10:00' },
    'Hours of Wed, Dec 16, 2026: hours must end after they begin',
  ],
  [
    { day: '2026-12-16', name: 'x', opens: '9', closes: '24:00' },
    /opening time must be a time.*closing time must be a time/,
  ],
])('SHOP-52: hours %j are refused with a sentence', async (wish, problem) => {
  const { change, problems } = await planHours(db, wish, now)
  expect([change, problems.map(({ text }) => text).join(' ')]).toEqual([undefined, expect.stringMatching(problem)])
})

test('SHOP-52: a day that has been given other hours already is asked about; a kept holiday is closed as it is', async () => {
  const plan = (name: string) => planHours(db, { day: '2026-12-17', name }, now)
  const { change = [], warnings } = await plan('Snow day')
  expect(warnings).toEqual([])
  await changeShop(database)(change, { who: 'Dana', command: 'hours', at: new Date() })
  const christmas = { day: '2026-12-25', name: 'Snow day' }
  expect(await planHours(db, christmas, now)).toMatchObject({ change: undefined, problems: [], warnings: [] })
  expect((await planHours(db, { ...christmas, opens: '10:00', closes: '14:00' }, now)).warnings).toEqual([
    'December 25, 2026 has other hours already: “Christmas Day”.',
  ])
  expect((await plan('Stocktaking')).warnings).toEqual(['December 17, 2026 has other hours already: “Snow day”.'])
})

test.each(['', '570 555 013', '157055501341', '170 555 0134', 'call 570-555-0134', '5705550134 x2', '+49 30 901820'])(
  'SHOP-62: "%s" is no number that a telephone here can dial',
  async (typed) => {
    expect((await planPhones(db, { main: typed })).problems).toEqual([
      { field: 'main', text: expect.stringContaining('is not a phone number') },
    ])
  },
)

test.each(['6102223344', '610.222.3344', '1 (610) 222-3344', '+1 610 222 3344'])(
  'SHOP-62: "%s" is a real number, written as all are',
  async (typed) => {
    const [change] = (await planPhones(db, { scranton: typed })).change ?? []
    expect(change).toMatchObject({ key: 'phone scranton', after: { number: '(610) 222-3344' } })
  },
)

test('SHOP-62, SHOP-64: what is so already is no change; what is not there cannot be changed', async () => {
  expect(await planPhones(db, { main: defaultShop.phones.main })).toMatchObject({ change: undefined, problems: [] })
  const plans = [
    planWithdrawal(db, 'notice 2026-12-15'),
    planMember(db, 'nobody', person),
    planMemberRemoval(db, 'nobody'),
    planMemberMove(db, 'nobody', 1),
    planMember(db, undefined, { ...person, name: second?.name ?? '' }),
    planMember(db, first?.key, { ...person, name: second?.name ?? '' }),
    planMember(db, undefined, { ...person, name: '…' }),
    planMember(db, undefined, { ...person, role: '' }),
    planMember(db, undefined, { ...person, image: 'https://elsewhere.example/x.jpg' }),
  ]
  for (const plan of plans)
    expect(await plan).toMatchObject({ change: undefined, problems: [{ text: expect.any(String) }] })
  expect((await planMemberMove(db, first?.key ?? '', -1)).change).toBeUndefined()
})

test.each<[string, unknown, boolean]>([
  ['phone main', { number: '(610) 222-3344' }, true],
  ['phone main', { number: 'javascript:alert(1)' }, false],
  ['hours 2026-12-16', { name: 'Snow day' }, true],
  ['hours 2026-02-30', { name: 'Snow day' }, false],
  ['team ruth-kessler', null, true],
  ['team bo', { ...person, place: 1, image: '//elsewhere.example/x.jpg' }, false],
  ['price ev-city', { number: 1 }, false],
])('SITE-41: a backup with the fact %s %j is told apart by our rules', (name, fact, isGood) => {
  const accepts = dealershipTables.tables.shop_facts?.accepts as (row: object) => boolean
  expect(accepts({ name, fact: JSON.stringify(fact) })).toBe(isGood)
})
