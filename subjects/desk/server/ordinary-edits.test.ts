import { expect, test } from 'vitest'
import { latestRuns } from '#kernel/history/read-runs.ts'
import { grounds, loads } from '#subjects/fit/facts/questions.ts'
import { answerSentences } from '#subjects/fit/rules/cart-answers.ts'
import { climbOf } from '#subjects/fit/rules/climb.ts'
import { proofOf, serves } from '#subjects/fit/rules/faults.ts'
import { parked } from '#subjects/fit/rules/garage.ts'
import { type Ability, abilityNames, type Load } from '#subjects/inventory/facts/abilities.ts'
import type { OfferedVehicle, Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { publicCarts } from '#subjects/inventory/server/public-carts.ts'
import { newCartDesk, told } from '#tests/setup/cart-desk.ts'
import { changeCarts } from '#tests/setup/replace-carts.ts'

type Desk = Awaited<ReturnType<typeof newCartDesk>>
type Cells = Readonly<Record<string, string>>
type Fields = Readonly<Partial<Record<keyof Vehicle, unknown>>>
type Row = readonly (string | number | null)[]

/** An edit of the Denago EV Nomad, or a cart that is added, as the dealer does it at the desk. */
interface Edit {
  readonly what: string
  /** What is typed in the form of the cart; a box under `ability.` is ticked by 'yes' and cleared by ''. */
  readonly change?: Cells
  /** What is typed in the form of a new cart. */
  readonly add?: Cells
  /** A button of the cart's row. */
  readonly press?: string
  /** The rows of a file. */
  readonly csv?: readonly Row[]
  /** The box that stands under what is unusual is ticked. */
  readonly agreed?: true
  /** The cart that it is about, where that is another. */
  readonly cart?: string
  /** The desk tells that and changes nothing, or the cart has these fields afterwards and all others as before. */
  readonly outcome: RegExp | Fields
}

const nomad = 'ev-nomad'

/** The cart with this ability alone. */
const only = (ability?: Ability): Edit => ({
  what: ability ? `${ability} ticked alone` : 'no ability ticked',
  change: Object.fromEntries(abilityNames.map((name) => [`ability.${name}`, name === ability ? 'yes' : ''])),
  outcome: { abilities: ability ? [ability] : [] },
})

const newCart = {
  name: 'Ridge 4',
  description: 'Four seats and a roof.',
  category: 'Street',
  price: '9995',
  seatingCapacity: '4',
}
const dealerHeadings = ['Stock #', 'Year', 'Make', 'Model', 'MSRP', 'Dealer Price', 'Our Price', 'Color']

const edits: readonly Edit[] = [
  // Range.
  { what: 'range in digits', change: { range: '38' }, outcome: { range: 38 } },
  { what: 'range with its unit', change: { range: '38 miles' }, outcome: { range: 38 } },
  { what: 'range in words', change: { range: 'all day' }, outcome: /Range cannot be "all day": write a number/ },
  { what: 'range of none', change: { range: '0' }, outcome: /Range must be from 1 to 200/ },
  { what: 'range emptied', change: { range: '' }, outcome: { range: undefined } },
  // Speed.
  { what: 'speed in digits', change: { topSpeed: '15' }, outcome: { topSpeed: 15 } },
  { what: 'speed emptied', change: { topSpeed: '' }, outcome: { topSpeed: undefined } },
  // Payload.
  { what: 'payload nearly', change: { payload: '~900 lbs' }, outcome: { payload: 900 } },
  { what: 'payload emptied', change: { payload: '' }, outcome: { payload: undefined } },
  // Battery.
  { what: 'volts of 51.2', change: { volts: '51.2' }, outcome: { volts: 51.2 } },
  { what: 'volts of 480', change: { volts: '480' }, outcome: /Voltage must be from 24 to 120/ },
  { what: 'volts emptied', change: { volts: '' }, outcome: { volts: undefined } },
  { what: 'ampere-hours', change: { ampereHours: '150 Ah' }, outcome: { ampereHours: 150 } },
  { what: 'ampere-hours of lithium emptied', change: { ampereHours: '' }, outcome: { ampereHours: undefined } },
  {
    what: 'lead-acid without ampere-hours',
    change: { chemistry: 'lead-acid', ampereHours: '' },
    outcome: { chemistry: 'lead-acid', ampereHours: undefined },
  },
  {
    what: 'battery in one field',
    change: { volts: '36V lead acid' },
    outcome: /Voltage cannot be "36V lead acid": write a number/,
  },
  {
    what: 'charging time',
    change: { chargingFrom: '8', chargingTo: '10' },
    outcome: { chargingFrom: 8, chargingTo: 10 },
  },
  {
    what: 'charging from later than to',
    change: { chargingFrom: '8' },
    outcome: /Charging time, to must be 8 or more/,
  },
  {
    what: 'charging from and to in one field',
    change: { chargingFrom: '6 to 8 hrs' },
    outcome: /Charging time, from cannot be "6 to 8 hrs": write a number/,
  },
  // Seats.
  { what: 'six seats', change: { seatingCapacity: '6' }, outcome: { seatingCapacity: 6 } },
  { what: 'seats 4+2', change: { seatingCapacity: '4+2' }, outcome: /Seats cannot be "4\+2": write a number/ },
  // Measures.
  { what: 'length', change: { length: '140' }, outcome: { length: 140 } },
  { what: 'width in feet', change: { width: '5 ft' }, outcome: { width: 60 } },
  { what: 'height emptied', change: { height: '' }, outcome: { height: undefined } },
  { what: 'tire', change: { tire: '23' }, outcome: { tire: 23 } },
  { what: 'clearance', change: { clearance: '6 in' }, outcome: { clearance: 6 } },
  { what: 'model that turns set to none', change: { drawnModel: '' }, outcome: { model: undefined } },
  // Features and abilities.
  {
    what: 'a feature that is optional',
    change: { features: 'Hose-down floor\r\nTow hitch available (+$199)', 'ability.lift': '' },
    outcome: { features: ['Hose-down floor', 'Tow hitch available (+$199)'], abilities: ['all-terrain', 'cargo-deck'] },
  },
  { what: 'features emptied', change: { features: '' }, outcome: { features: [] } },
  {
    what: 'features reworded',
    change: { features: 'Raised 4 in.\r\nStreet tires\r\nTowing package' },
    outcome: { features: ['Raised 4 in.', 'Street tires', 'Towing package'] },
  },
  only(),
  ...abilityNames.map(only),
  // Texts and names.
  {
    what: 'the text',
    change: { description: 'Rides two and a hitch.' },
    outcome: { description: 'Rides two and a hitch.' },
  },
  { what: 'an unknown brand', change: { brand: 'Bintelli' }, outcome: /"Bintelli" is a brand that we do not have yet/ },
  { what: 'an unknown brand, agreed', change: { brand: 'Bintelli' }, agreed: true, outcome: { brand: 'Bintelli' } },
  { what: 'used', change: { condition: 'used' }, outcome: { isNew: false } },
  { what: 'out of stock', press: 'out', outcome: { inStock: false } },
  { what: 'a price', change: { price: '$8,295' }, outcome: { price: 8_295 } },
  // New carts.
  {
    what: 'a new cart of a known brand',
    add: { ...newCart, brand: 'Evolution', range: 'about 40 mi', 'ability.tow-hitch': 'yes' },
    cart: 'ridge-4',
    outcome: { brand: 'Evolution', range: 40, price: 9_995, seatingCapacity: 4, abilities: ['tow-hitch'] },
  },
  // Files.
  {
    what: 'prices by CSV under the headings of a dealer',
    agreed: true,
    csv: [dealerHeadings, ['N-17', 2025, 'Denago', 'EV Nomad', '$9,495', '$7,100', '$8,295', 'Teal']],
    outcome: { stockNumber: 'N-17', year: 2025, price: 8_295, color: 'Teal' },
  },
  {
    what: 'words by CSV',
    csv: [
      ['Make', 'Model', 'Range', 'Battery', 'Brakes', 'Hitch', 'Tires'],
      ['Denago', 'EV Nomad', '38 miles per charge', '51.2V 150Ah lithium', 'Rear drum', 'yes', '22x10-14'],
    ],
    outcome: {
      range: 38,
      volts: 51.2,
      ampereHours: 150,
      tire: 22,
      abilities: ['lift', 'all-terrain', 'cargo-deck', 'tow-hitch'],
      specifications: { brakes: 'Rear drum' },
    },
  },
]

/** Does an edit; what the desk tells where it is in the way. */
async function done(desk: Desk, edit: Edit): Promise<string> {
  const { change, add, press } = edit
  const { dana, fieldsOf, read } = desk
  const tick = edit.agreed && { agreed: 'yes' }
  const sent = async (path: string, fields: Cells = {}) => {
    const answer = await dana.post(path, { ...fields, ...tick })
    if (answer.status === 303) return ''
    const page = await read(answer)
    return [...told(page), ...page.querySelectorAll('.field-error').map(({ text }) => text)].join(' ')
  }
  const path = `/carts/${nomad}`
  if (press) return sent(`${path}/${press}`)
  if (change) return sent(path, typed(await fieldsOf(path, path), change))
  if (add) return sent('/new-cart', typed(await fieldsOf('/new-cart', '/new-cart'), add))
  return importFile(desk, edit)
}

async function importFile({ dana, read, send }: Desk, { csv = [], agreed }: Edit): Promise<string> {
  const file = Buffer.from(csv.map((row) => row.map(quoted).join(',')).join('\n'))
  const form = (await read(await send('/import', [['carts.csv', file]]))).querySelector('form[action^="/import/"]')
  const seen = form?.querySelector('input[name=seen]')?.getAttribute('value') ?? ''
  const answer = await dana.post(form?.getAttribute('action') ?? '', { seen, ...(agreed && { agreed: 'yes' }) })
  return answer.status === 303 ? '' : ((await read(answer)).querySelector('main')?.text ?? '')
}

const quoted = (cell: Row[number]) => `"${String(cell ?? '').replaceAll('"', '""')}"`

/** The fields of a form with what is typed over them; a box that is cleared is not sent. */
function typed(fields: Cells, change: Cells): Cells {
  const all = Object.entries({ ...fields, ...change })
  return Object.fromEntries(all.filter(([name, value]) => !(name.startsWith('ability.') && value === '')))
}

type Need = keyof typeof grounds | Load
const needs = [...Object.keys(grounds), ...Object.keys(loads)] as readonly Need[]
const smallGarage = { width: 24, height: 24, depth: 24 }
const drives = [1, 2, 4, 6, 8].flatMap((riders) =>
  [0.05, 0.15, 0.34].flatMap((steepest) =>
    (['paved', 'gravel', 'grass'] as const).flatMap((surface) =>
      [0, 150, 250].map((load) => ({ length: 200, rise: 200 * steepest, steepest, surface, riders, load })),
    ),
  ),
)

/** What climb, garage and finder answer of a cart. */
function answersOf(cart: Vehicle) {
  const climbs = drives.map((drive) => climbOf(cart, drive))
  return {
    climbs,
    garage: parked(cart, smallGarage),
    proofs: needs.map((need) => serves(cart, need) && proofOf(cart, need)),
  }
}

/** Figures from which climb and garage answer: another one gives another answer. */
const deciding = [
  'range',
  'topSpeed',
  'payload',
  'volts',
  'ampereHours',
  'seatingCapacity',
  'length',
  'width',
  'height',
  'tire',
] as const

/** Throws where the desk neither told of the edit nor an answer of the site follows it. */
async function checkEdit(desk: Desk, edit: Edit): Promise<void> {
  const { vehicles, see, database } = desk
  const { outcome, cart: id = nomad } = edit
  const before = await vehicles.list()
  const answer = await done(desk, edit)
  const after = await vehicles.list()
  if (outcome instanceof RegExp) {
    expect(answer).toMatch(outcome)
    expect(after).toEqual(before)
    return
  }
  expect(answer).toBe('')
  const [was, kept] = [before, after].map((carts) => carts.find((cart) => cart.id === id))
  if (!kept) throw new Error(`there is no cart ${id}`)
  expect(kept).toEqual({ ...(was ?? kept), ...outcome })
  expect(after.filter((cart) => cart !== kept)).toEqual(before.filter((cart) => cart !== was))

  const offered = await publicCarts(
    vehicles,
    () => '',
    () => new Date(),
  ).get(id)
  if (!offered) throw new Error(`the site does not have ${id}`)
  // What the calls print of a figure, and what an ability proves, is held where those rules are.
  const { specifications: _, ...figures } = outcome
  expect(offered).toEqual({ ...offered, ...figures })
  expectAnswers(offered, was, outcome)
  const [run] = await latestRuns(database.db, 1)
  const screen = await see(`/carts/${id}?run=${run?.id}`)
  const notices = screen.querySelectorAll('[role=status]').map(({ text }) => text)
  if (was && Object.hasOwn(outcome, 'abilities')) expect(notices.join(' ')).toContain('abilities')
  expectSentences(screen.querySelector('[aria-labelledby=told]')?.text ?? '', offered)
}

/** Climb, garage and finder answer from its figures and abilities, and from nothing else. */
function expectAnswers(offered: OfferedVehicle, was: Vehicle | undefined, fields: Fields): void {
  const decides = deciding.some((figure) => Object.hasOwn(fields, figure)) || Object.hasOwn(fields, 'abilities')
  if (was && decides) expect(answersOf(offered)).not.toEqual(answersOf(was))
  if (was && !decides) expect(answersOf(offered)).toEqual(answersOf(was))
}

/** The cart's screen at the desk says what visitors are told, and every answer that the cart is left out of. */
function expectSentences(screen: string, offered: OfferedVehicle): void {
  if (offered.soldOn !== undefined) return
  for (const sentence of answerSentences(offered)) expect(screen).toContain(sentence)
  const { climbs, garage } = answersOf(offered)
  const isLeftOut = {
    'Will it climb my driveway?': climbs.some(({ verdict }) => verdict === 'unknown'),
    'Will it fit my garage?': garage.verdict === 'unknown',
  }
  for (const [answer, leftOut] of Object.entries(isLeftOut))
    expect([answer, screen.includes(`“${answer}”`)]).toEqual([answer, leftOut])
}

test('DESK-31: of the ordinary edits of a dealer each is followed by every answer, or the dealer is told', async () => {
  const desk = await newCartDesk()
  const carts = await desk.vehicles.list()
  const silent: string[] = []
  for (const edit of edits) {
    await checkEdit(desk, edit).catch((error: Error) => silent.push(`${edit.what}: ${error.message}`))
    const added = (await desk.ids()).filter((id) => !carts.some((cart) => cart.id === id))
    await changeCarts(desk.vehicles, { put: carts.filter(({ id }) => id === nomad), remove: added })
  }
  expect(silent).toEqual([])
})
