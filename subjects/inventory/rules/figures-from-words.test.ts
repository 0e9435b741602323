import fc from 'fast-check'
import { expect, test } from 'vitest'
import { figureLimits, type Topic } from '#subjects/inventory/facts/cart-figures.ts'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { columnNamed } from './cart-columns.ts'
import { abilitiesOfCategory, readWords } from './figures-from-words.ts'
import { specificationsOf } from './specification-list.ts'

// A line is what a dealer writes and what is understood: 'asks' where something is left to ask, 'nothing' where it says
// nothing that counts.
const phrases: Readonly<Record<Topic, string>> = {
  range: `
    Approx. 30–40 miles on a single charge → range 30
    64 km → range 40
    between 25 and 30 miles → range 25
    Goes 35 miles on one charge → range 35
    50 kilometers → range 31
    under 40 miles → asks
    40 miles, depends on load → asks
    38/25 miles → asks
    -38 miles → asks
  `,
  topSpeed: `
    15-19 mph → topSpeed 19
    40 km/h → topSpeed 25
    25 miles per hour → topSpeed 25
    25 mph (optional 35 mph) → asks
    32 kph → topSpeed 20
    19 miles/hour → topSpeed 19
    14/19 mph → asks
    25 kg → asks
  `,
  payload: `
    800-1,000 lbs → payload 800
    800 lbs plus driver → asks
    Maximum load: 1,000 lb (454 kg) → payload 1000
    500 kgs → payload 1102
    4 adults + 200 lb → asks
    vehicle weight 950 lbs → asks
    200 lbs each → asks
    2 x 400 lbs → asks
  `,
  battery: `
    5.4 kWh 48V lithium → volts 48 ampereHours 113 lithium
    48V gel → volts 48 agm
    48V 150Ah RELiON InSight lithium, 8 year warranty → volts 48 ampereHours 150 lithium
    6 - 6 volt US Battery → volts 36 lead-acid
    New 2023 48V lead acid batteries → volts 48 lead-acid
    48V Trojan T-875 deep cycle → volts 48 lead-acid
    48V lithium battery w/ 25A charger → volts 48 lithium
    48 V 110 Ah lithium, charges from a 110V outlet → volts 48 ampereHours 110 lithium
    4 - 12V Trojan T-1275 → volts 48 lead-acid
    Six (6) 8V US Battery 8VGC → asks
    Eco Battery 51V 105Ah → volts 51 ampereHours 105
    Brand new 48V AGM batteries (2024) → volts 48 agm
    48V Lithium w/ 5-yr warranty → volts 48 lithium
    Flooded → lead-acid
    48 V Duracell golf cart batteries → volts 48
    2 x 48V lithium packs → asks
    105 Ah lithium → ampereHours 105 lithium
    Six 8V Trojans → volts 48 lead-acid
    48V ready for lithium → asks
    Dual 48V lithium → asks
    48V lithium, 12V converter → asks
    lithium replaces lead acid → asks
    48V no charger → asks
    48V Acme lithium → volts 48 lithium asks
  `,
  charging: `
    6–8 hours on 110V → chargingFrom 6 chargingTo 8
    4 to 6 hrs. from empty → chargingFrom 4 chargingTo 6
    90 minutes → chargingFrom 1.5
    4-6 hours @ 110V → chargingFrom 4 chargingTo 6
    between 5 and 7 hours → chargingFrom 5 chargingTo 7
    4 hr 30 min → chargingFrom 4.5
    6-8 hours (110V) / 3-4 hours (220V) → asks
  `,
  length: `
    3.75 m → length 147.6
    375 cm → length 147.6
    3750 mm → length 147.6
    9'-6" overall → length 114
    12 feet 4 1/2 inches → length 148.5
    148 in (12' 4") → length 148
    8 ft bed → asks
  `,
  width: `
    55 in → width 55
    65" with mirrors out, 55" folded → asks
  `,
  height: `
    6'10" → height 82
    75" (82" with roof) → asks
  `,
  size: `
    12'4" x 4'7" x 6'10" → length 148 width 55 height 82
    Length 148 in, width 55 in, height 82 in → length 148 width 55 height 82
    3750 x 1400 x 2080 mm → length 147.6 width 55.1 height 81.9
    compact → asks
    142 in long, 53 in wide, 80 in high → length 142 width 53 height 80
    361 x 135 x 203 cm → length 142.1 width 53.1 height 79.9
    3.76m x 1.4m x 2.08m → length 148 width 55.1 height 81.9
  `,
  tires: `
    23x10-14 A/T tires → tire 23 all-terrain
    205/50-10 low pro → tire 18.1 low-profile
    14" alloy wheels with 23" off-road tires → tire 23 all-terrain
    AT tires → all-terrain
    M/T → all-terrain
    Low-profile tires on alloy wheels → low-profile
    20 inch all-terrain, 4 ply → tire 20 all-terrain
    205/65R10 street → tire 20.5
    Radial street tires, 14" rims → nothing
    14 in → asks
    Kenda 22x10-10 all-terrain → tire 22 all-terrain
    205/50-10 DOT low-profile on 10" alloys → tire 18.1 low-profile
    Turf savers 18x8.5-8 → tire 18
    22 psi → asks
    20% tread left → asks
    23" front, 25" rear → asks
    23" or 25" → asks
  `,
  clearance: `
    5 in → clearance 5
  `,
  seats: `
    4 passenger → seatingCapacity 4
    2+2 → seatingCapacity 4
    Six passengers → seatingCapacity 6
    4 (2 forward, 2 rear facing) → seatingCapacity 4
    4 seater, 2 rear facing → asks
    4-6 → asks
  `,
  brakes: `
    4-wheel hydraulic disc brakes with hill hold → four-wheel-brakes hill-hold
    2-wheel disc → nothing
    4-wheel disc brakes optional → asks
    Four-corner disc brakes → four-wheel-brakes
    Front: disc / Rear: drum → four-wheel-brakes
    front hydraulic disc, rear mechanical drum → four-wheel-brakes
    Electromagnetic parking brake with anti-rollback → hill-hold
  `,
  suspension: `
    Lifted, heavy duty rear leaf springs → lift heavy-springs
    Independent front suspension → nothing
    lift kit available → asks
    double A-arm front, heavy-duty leaf rear → heavy-springs
    Raised 3 inches → lift
  `,
  hitch: `
    Yes → tow-hitch
    No → nothing
    Class III receiver → tow-hitch
    hitch-ready → asks
    2 inch receiver → tow-hitch
    Standard → tow-hitch
    None → nothing
    2" ball → asks
    Class 2 → asks
  `,
  cargo: `
    Flatbed → cargo-deck
    Aluminum cargo box → cargo-deck
    Rear basket → nothing
    Cargo box sold separately → asks
    Folds into cargo deck → cargo-deck
    Electric dump → cargo-deck
    48" x 44" dump bed → cargo-deck
  `,
  bags: `
    Golf bag well → bag-rack
    bag carrier → bag-rack
    bag rack delete → asks
    Rack for two bags → bag-rack
    Bagwell → bag-rack
  `,
  feature: `
    Hill-start hold → hill-hold
    Automatic parking brake that holds on hills → hill-hold
    Factory lift with all-terrain tires → lift all-terrain
    Raised 4 in. → lift
    lift kit installed → lift
    Taller lift with large all-terrain tires → lift all-terrain
    Street height, no lift → nothing
    Grocery bag holder → nothing
    Rear-facing flip seat with steel deck and tie-downs → cargo-deck
    Wide turning circle → needs-room
    Lithium-ready → nothing
    Hydraulic disc brakes on each wheel → four-wheel-brakes
    Holds itself on a hill → hill-hold
    Roll-back protection → hill-hold
    Low profile street tires → low-profile
    Heavy-duty leaf springs → heavy-springs
    Tow package included → tow-hitch
    Hitch-mount ready → asks
    Golf club carrier → bag-rack
    Wide turning radius → needs-room
    Needs plenty of room to turn → needs-room
    Stops rolling back on hills → hill-hold
    Prevents rollback on hills → hill-hold
    Lifted chassis, heavy-duty springs, tow hitch → lift heavy-springs tow-hitch
    Hydraulic brakes on all four wheels, hill hold → four-wheel-brakes hill-hold
    Hillside hold → hill-hold
    23-inch A/T radials → all-terrain
    AT tires on 14" rims → all-terrain
    Towing package with wiring → tow-hitch
    Hitch-ready frame → asks
    Lift kit (+199) → asks
    Ask about our lift kits → asks
  `,
}

const topics = Object.keys(phrases) as Topic[]
const linesOf = (topic: Topic) => phrases[topic].split('\n').flatMap((line) => line.trim() || [])

function understood(topic: Topic, text: string): readonly string[] {
  const { figures, abilities, rest } = readWords(topic, text)
  const told = Object.entries(figures).map(([name, value]) =>
    name === 'chemistry' ? String(value) : `${name} ${value}`,
  )
  return [...told, ...abilities, ...(rest === '' ? [] : ['asks'])].toSorted()
}

test.each(topics)('CART-211: the words of dealers are understood: %s', (topic) => {
  for (const line of linesOf(topic)) {
    const [text = '', expected = ''] = line.split(' → ')
    const wanted = expected === 'nothing' ? [] : expected.match(/[a-z]+ [\d.]+|\S+/gi)
    expect(understood(topic, text), `${topic}: ${text}`).toEqual(wanted?.toSorted())
  }
})

test('CART-211: what is not understood is told as it stands in the text', () => {
  expect(readWords('battery', '48V ACME Lithium').rest).toBe('ACME')
  expect(readWords('suspension', 'Lifted, Zebra-striped').rest).toBe('Zebra striped')
  expect(readWords('range', ' 4 adults + 200 lb ').rest).toBe('4 adults + 200 lb')
})

test('CART-211: the figures of our own carts are understood whole', () => {
  for (const record of inventory) {
    const said = specificationsOf(record)
    const read = (['range', 'topSpeed', 'payload', 'batteryType', 'chargingTime'] as const).map((name) =>
      readWords(columnNamed(name).topic ?? 'feature', String(said[name])),
    )
    expect(read.map(({ rest }) => rest).join('')).toBe('')
    expect(record).toMatchObject(Object.assign({}, ...read.map(({ figures }) => figures)))
  }
})

test('CART-211: a category tells lift or a place for cargo', () => {
  for (const category of ['Lifted', 'Off-Road', 'Off road', 'Trail'])
    expect(abilitiesOfCategory(category)).toEqual(['lift'])
  for (const category of ['Utility', 'Work']) expect(abilitiesOfCategory(category)).toEqual(['cargo-deck'])
  for (const category of ['Golf', 'constructor', '']) expect(abilitiesOfCategory(category)).toEqual([])
})

const topicOf = fc.constantFrom(...topics)
const known = topics.flatMap((topic) => linesOf(topic).map((line) => line.split(' → ')[0] ?? ''))
const shreds = fc
  .array(
    fc.oneof(
      fc.constantFrom(...known.flatMap((text) => text.split(' '))),
      fc.string({ unit: 'grapheme', maxLength: 6 }),
    ),
    {
      maxLength: 12,
    },
  )
  .map((words) => words.join(' '))

test('CART-211: any text has an answer, and no figure that a cart cannot have', () => {
  fc.assert(
    fc.property(topicOf, fc.oneof(fc.string({ unit: 'grapheme' }), shreds), (topic, text) => {
      const { figures, rest } = readWords(topic, text)
      for (const [name, value] of Object.entries(figures)) {
        if (name === 'chemistry') continue
        const [least, most] = figureLimits[name as keyof typeof figureLimits]
        expect(value).toBeGreaterThanOrEqual(least)
        expect(value).toBeLessThanOrEqual(most)
      }
      for (const word of rest.split(' ')) expect(text).toContain(word)
    }),
    { numRuns: 1000 },
  )
})

test('CART-211: a number that is not accounted for never becomes or changes a figure', () => {
  const columns = ['range', 'topSpeed', 'payload', 'clearance'] as const
  const cells = columns.flatMap((topic) => linesOf(topic).map((line) => [topic, line.split(' → ')[0] ?? ''] as const))
  const places = fc.constantFrom(...cells).chain(([topic, text]) => {
    const words = text.split(' ')
    return fc.record({
      topic: fc.constant(topic),
      words: fc.constant(words),
      at: fc.nat(words.length),
      number: fc.integer({ min: 2, max: 99 }),
    })
  })
  fc.assert(
    fc.property(places, ({ topic, words, at, number }) => {
      // Beside these it is the end of a span.
      fc.pre(![words[at - 1], words[at]].some((word) => ['to', '-', 'and'].includes(word ?? '')))
      const before = readWords(topic, words.join(' ')).figures
      const after = readWords(topic, words.toSpliced(at, 0, String(number)).join(' ')).figures
      if (Object.keys(before).length > 0 && Object.keys(after).length > 0) expect(after).toEqual(before)
    }),
    { numRuns: 1000 },
  )
})
