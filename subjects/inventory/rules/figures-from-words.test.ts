import fc from 'fast-check'
import { expect, test } from 'vitest'
import { figureLimits, type Topic } from '#subjects/inventory/facts/cart-figures.ts'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { abilitiesOfCategory, readWords } from './figures-from-words.ts'
import { specificationsOf } from './specification-list.ts'
import { columnNamed } from './vehicle-columns.ts'

// A line is what a dealer writes and what is understood: 'asks' where something is left to ask, 'nothing' where it says
// nothing that counts.
const phrases: Readonly<Record<Topic, string>> = {
  range: `
    1 charge lasts 38 miles → range 38
    about 40 miles per charge → range 40
    ~45 mi. → range 45
    Approx. 30–40 miles on a single charge → range 30
    64 km → range 40
    over 40 miles of range → range 40
    between 25 and 30 miles → range 25
    38 or 60 with second battery → asks
    40 miles, depends on load → asks
    all day → asks
    N/A → asks
    30 holes → asks
    40-50 miles per full charge → range 40
    Goes 35 miles on one charge → range 35
    Approximately 45 miles → range 45
    35 miles @ 15 mph → asks
    up to 60 miles on flat ground → range 60
    up to 45 mi/charge → range 45
    25 to 35 miles depending on terrain → asks
    50 kilometers → range 31
    est. 40-mile range → range 40
    Avg 40 miles → range 40
    under 40 miles → asks
    40 miles per day → asks
    -38 miles → asks
    38 miles, 25 with lead acid → asks
    38/25 miles → asks
    half a day → asks
    40 miles x 2 → asks
  `,
  topSpeed: `
    Governed to 15 mph → topSpeed 15
    tops out at 19 mph → topSpeed 19
    15-19 mph → topSpeed 19
    40 km/h → topSpeed 25
    Up to 25 mph, street legal → topSpeed 25
    max speed 20 mph → topSpeed 20
    25 miles per hour → topSpeed 25
    14 mph stock, 25 mph with upgrade → asks
    25 mph (optional 35 mph) → asks
    speed upgrade available → asks
    TBD → asks
    25 mph LSV → topSpeed 25
    limited to 20mph → topSpeed 20
    Top speed of 23 mph → topSpeed 23
    32 kph → topSpeed 20
    25 m.p.h. → topSpeed 25
    19 miles/hour → topSpeed 19
    25 mph forward, 12 mph reverse → asks
    20 mph in 5 seconds → asks
    14/19 mph → asks
    15 mph (eco mode), 25 mph (sport) → asks
    25 kg → asks
  `,
  payload: `
    ~800 lbs → payload 800
    800# → payload 800
    800 lbs (incl. riders) → payload 800
    Max load 1000 lbs → payload 1000
    800-1,000 lbs → payload 800
    1,200 lb payload including passengers → payload 1200
    800 lbs. total vehicle capacity → payload 800
    4 adults + 200 lb → asks
    4 people and 200 lbs of gear → asks
    800 lbs plus driver → asks
    300 lb bed, 500 lb seats → asks
    approx 900 pounds with riders → payload 900
    carries 800 lbs → payload 800
    800 lb + 500 lb tow → asks
    Up to 800 lbs. including riders → payload 800
    Maximum load: 1,000 lb (454 kg) → payload 1000
    500 kgs → payload 1102
    carrying capacity of 900 lbs → payload 900
    800lbs (4 passengers) → asks
    800 lb rated → payload 800
    > 800 lbs → payload 800
    Eight hundred pounds → asks
    weight capacity: 900 lbs → payload 900
    1/2 ton → asks
    vehicle weight 950 lbs → asks
    gross weight 1500 lbs → asks
    200 lbs per passenger → asks
    200 lbs each → asks
    Towing 1,000 lbs → asks
    bed capacity 300 lbs → asks
    half ton → asks
    800 lbs without rear seat → asks
    2 x 400 lbs → asks
  `,
  battery: `
    6 x 8V Trojan T875 → volts 48 lead-acid
    Li-ion 48v/105ah → volts 48 ampereHours 105 lithium
    5.4 kWh 48V lithium → volts 48 ampereHours 113 lithium
    lithium iron phosphate, 51.2 volts → volts 51.2 lithium
    48V gel → volts 48 agm
    72 Volt RoyPow lithium battery pack → volts 72 lithium
    48V 150Ah RELiON InSight lithium, 8 year warranty → volts 48 ampereHours 150 lithium
    6 - 6 volt US Battery → volts 36 lead-acid
    New 2023 48V lead acid batteries → volts 48 lead-acid
    48V Trojan T-875 deep cycle → volts 48 lead-acid
    Sealed AGM lead acid 48 volt maintenance free → volts 48 agm
    48V lithium (LiFePO4) with onboard charger → volts 48 lithium
    48V lithium battery w/ 25A charger → volts 48 lithium
    48 V 110 Ah lithium, charges from a 110V outlet → volts 48 ampereHours 110 lithium
    48V lead acid, lithium optional → asks
    48V AGM (upgrade to lithium +$1,500) → asks
    AGM or lithium → asks
    no batteries → asks
    call → asks
    Samsung 48V 110Ah lithium-ion battery pack → volts 48 ampereHours 110 lithium
    4 - 12V Trojan T-1275 → volts 48 lead-acid
    Six (6) 8V US Battery 8VGC → asks
    (4) 12 volt Interstate → volts 48 lead-acid
    Lithium-ion, 51.2-volt, 160 amp-hours → volts 51.2 ampereHours 160 lithium
    72V AC w/ lithium 105ah → volts 72 ampereHours 105 lithium
    Allied 48V 105Ah lithium → volts 48 ampereHours 105 lithium
    Eco Battery 51V 105Ah → volts 51 ampereHours 105
    ELiTE lithium 48 volt Samsung SDI → volts 48 lithium
    48 VDC wet cell lead acid → volts 48 lead-acid
    Brand new 48V AGM batteries (2024) → volts 48 agm
    48V Lithium w/ 5-yr warranty → volts 48 lithium
    Flooded → lead-acid
    48 V Duracell golf cart batteries → volts 48
    LFP 48V/150Ah with Bluetooth BMS → volts 48 ampereHours 150 lithium
    2 x 48V lithium packs → asks
    51.2-Volt lithium battery, 105 amp hour → volts 51.2 ampereHours 105 lithium
    Trojan T105 (6) → asks
    6 6V Trojan T-105 → volts 36 lead-acid
    Bolt Energy 48V 105 Ah lithium → volts 48 ampereHours 105 lithium
    105 Ah lithium → ampereHours 105 lithium
    48V RELiON 100 amp hr LiFePO4 → volts 48 ampereHours 100 lithium
    Six 8V Trojans → volts 48 lead-acid
    six - 8 volt Crown flooded batteries, 2022 → volts 48 lead-acid
    UL-listed 48V 105Ah lithium → volts 48 ampereHours 105 lithium
    Automotive-grade lithium, 48V 110Ah → volts 48 ampereHours 110 lithium
    48V 105Ah LG lithium-ion → volts 48 ampereHours 105 lithium
    Absorbed glass mat, 48 V → volts 48 agm
    48V ready for lithium → asks
    Dual 48V lithium → asks
    48V lithium, 12V converter → asks
    lithium replaces lead acid → asks
    48V no charger → asks
    48V Acme lithium → volts 48 lithium asks
  `,
  charging: `
    5h → chargingFrom 5
    about 4.5 hours → chargingFrom 4.5
    6–8 hours on 110V → chargingFrom 6 chargingTo 8
    4 to 6 hrs. from empty → chargingFrom 4 chargingTo 6
    90 minutes → chargingFrom 1.5
    0-100% in 5 hours → chargingFrom 5
    overnight → asks
    80% in 4 hours → asks
    6-8 hours or 3 with fast charger → asks
    4-6 hours @ 110V → chargingFrom 4 chargingTo 6
    6 hrs (full charge) → chargingFrom 6
    less than 8 hours → chargingFrom 8
    approximately 6 hours → chargingFrom 6
    between 5 and 7 hours → chargingFrom 5 chargingTo 7
    4 hr 30 min → chargingFrom 4.5
    4 hours to 80% → asks
    6-8 hours (110V) / 3-4 hours (220V) → asks
    charger extra → asks
    2 x 4 hours → asks
  `,
  length: `
    12 ft 4 in → length 148
    3.75 m → length 147.6
    375 cm → length 147.6
    3750 mm → length 147.6
    9'-6" overall → length 114
    12 feet 4 1/2 inches → length 148.5
    148 in (12' 4") → length 148
    8 ft bed → asks
    3.6 meters → length 141.7
    12 foot → length 144
    about 142 inches → length 142
    96 in wheelbase → asks
  `,
  width: `
    55 in → width 55
    4' 7" → width 55
    48 inches wide → width 48
    1.4 m → width 55.1
    65" with mirrors out, 55" folded → asks
    4 ft → width 48
    1,350 mm → width 53.1
  `,
  height: `
    6'10" → height 82
    78 inches tall → height 78
    208 cm → height 81.9
    75 in overall height → height 75
    72" without roof → asks
    2.0 m → height 78.7
    75" (82" with roof) → asks
  `,
  size: `
    12'4" x 4'7" x 6'10" → length 148 width 55 height 82
    Length 148 in, width 55 in, height 82 in → length 148 width 55 height 82
    3750 x 1400 x 2080 mm → length 147.6 width 55.1 height 81.9
    LxWxH: 148 x 55 x 82 → length 148 width 55 height 82
    compact → asks
    142 in long, 53 in wide, 80 in high → length 142 width 53 height 80
    142*53*80 inches → length 142 width 53 height 80
    361 x 135 x 203 cm → length 142.1 width 53.1 height 79.9
    11.8 ft x 4.5 ft x 6.6 ft → length 141.6 width 54 height 79.2
    Overall 148 x 55 x 82 inches → length 148 width 55 height 82
    148" x 55" x 82" (L x W x H) → length 148 width 55 height 82
    3.76m x 1.4m x 2.08m → length 148 width 55.1 height 81.9
    48 x 44 x 10 bed → asks
  `,
  tires: `
    23x10-14 A/T tires → tire 23 all-terrain
    205/50-10 low pro → tire 18.1 low-profile
    14" alloy wheels with 23" off-road tires → tire 23 all-terrain
    mud tires → all-terrain
    AT tires → all-terrain
    M/T → all-terrain
    Low-profile tires on alloy wheels → low-profile
    Turf tires → nothing
    20 inch all-terrain, 4 ply → tire 20 all-terrain
    all-terrain tires optional → asks
    205/65R10 street → tire 20.5
    knobby → all-terrain
    Radial street tires, 14" rims → nothing
    14 in → asks
    Kenda 22x10-10 all-terrain → tire 22 all-terrain
    205/50-10 DOT low-profile on 10" alloys → tire 18.1 low-profile
    24 in mud tires → tire 24 all-terrain
    Turf savers 18x8.5-8 → tire 18
    14x7 wheels → nothing
    22 psi → asks
    20% tread left → asks
    23" front, 25" rear → asks
    23" or 25" → asks
  `,
  clearance: `
    5 in → clearance 5
    6" → clearance 6
    Ground clearance 7.5 inches → clearance 7.5
    150 mm → clearance 5.9
  `,
  seats: `
    4 passenger → seatingCapacity 4
    seats 6 → seatingCapacity 6
    6-seater → seatingCapacity 6
    2+2 → seatingCapacity 4
    Up to 4 people → seatingCapacity 4
    Six passengers → seatingCapacity 6
    4 (2 forward, 2 rear facing) → seatingCapacity 4
    2 or 4 → asks
    4 adults → seatingCapacity 4
    4 seater, 2 rear facing → asks
    4-person → seatingCapacity 4
    6 pass. → seatingCapacity 6
    Seating for 8 → seatingCapacity 8
    2 rows → asks
    2 bench seats → asks
    4-6 → asks
    4 rear facing, 2 forward → asks
    seats optional → asks
  `,
  brakes: `
    Disc brakes on all four wheels → four-wheel-brakes
    Hydraulic brakes all around → four-wheel-brakes
    discs front & rear → four-wheel-brakes
    4-wheel hydraulic disc brakes with hill hold → four-wheel-brakes hill-hold
    2-wheel disc → nothing
    Mechanical rear drums → nothing
    electromagnetic parking brake → nothing
    4-wheel disc brakes optional → asks
    Hydraulic 4-wheel disc w/ electronic parking brake → four-wheel-brakes
    4 Wheel Hydraulic Disc Brakes + E-brake → four-wheel-brakes
    Disc brakes F/R → four-wheel-brakes
    Four-corner disc brakes → four-wheel-brakes
    Front: disc / Rear: drum → four-wheel-brakes
    dual rear mechanical drum → nothing
    Self-adjusting rear drum brakes → nothing
    Regenerative motor braking with automatic parking brake → nothing
    Brakes: 4-wheel hydraulic → four-wheel-brakes
    disc brakes all round → four-wheel-brakes
    front hydraulic disc, rear mechanical drum → four-wheel-brakes
    Electromagnetic parking brake with anti-rollback → hill-hold
  `,
  suspension: `
    Lifted, heavy duty rear leaf springs → lift heavy-springs
    Independent front suspension → nothing
    HD leaf springs → heavy-springs
    MacPherson strut front, leaf spring rear → nothing
    lift kit available → asks
    Lifted independent front → lift
    4" raised → lift
    Rear leaf springs w/ shocks → nothing
    double A-arm front, heavy-duty leaf rear → heavy-springs
    Independent front and rear → nothing
    Factory lifted → lift
    Raised 3 inches → lift
    Heavy-duty leaf springs and shocks → heavy-springs
    Independent front w/ coil-over shocks → nothing
    Stock height → nothing
  `,
  hitch: `
    Yes → tow-hitch
    No → nothing
    Class III receiver → tow-hitch
    hitch-ready → asks
    Tow bar → nothing
    2 inch receiver → tow-hitch
    Standard → tow-hitch
    Optional → asks
    None → nothing
    Rear receiver → tow-hitch
    2" ball → asks
    Trailer hitch, 2 in. receiver → tow-hitch
    Class 2 → asks
    n/a → asks
    prewired → asks
  `,
  cargo: `
    Flatbed → cargo-deck
    Aluminum cargo box → cargo-deck
    Steel bed with drop sides → cargo-deck
    Rear basket → nothing
    Cargo box sold separately → asks
    Folds into cargo deck → cargo-deck
    Cargo bed, 4 ft → cargo-deck
    Electric dump → cargo-deck
    Fold-down cargo deck → cargo-deck
    Tilting steel cargo bed → cargo-deck
    utility box → cargo-deck
    48" x 44" dump bed → cargo-deck
  `,
  bags: `
    Golf bag well → bag-rack
    bag carrier → bag-rack
    bag rack delete → asks
    Rack for two bags → bag-rack
    Included → bag-rack
    Yes, golf bag holder → bag-rack
    Bagwell → bag-rack
    double bag holder → bag-rack
  `,
  feature: `
    Hill-start hold → hill-hold
    hill hold assist → hill-hold
    Automatic parking brake that holds on hills → hill-hold
    Factory lift with all-terrain tires → lift all-terrain
    Lifted independent front suspension → lift
    Raised 4 in. → lift
    lift kit installed → lift
    Taller lift with large all-terrain tires → lift all-terrain
    Knobby tires and skid plate → all-terrain
    Street height, no lift → nothing
    winch-ready bumper → nothing
    Front brush guard and tow hitch → tow-hitch
    Tow hitch available (+$199) → asks
    Front brush guard and tow hitch (optional) → asks
    Trailer hitch sold separately → asks
    Tow/run switch → nothing
    Golf bag rack on the back → bag-rack
    Grocery bag holder → nothing
    Rear-facing bench that folds into a cargo deck → cargo-deck
    Rear-facing flip seat with steel deck and tie-downs → cargo-deck
    Tipping cargo bed with drop tailgate → cargo-deck
    From a bed and breakfast → nothing
    Wide turning circle → needs-room
    Lithium-ready → nothing
    Quad hydraulic disc brakes → four-wheel-brakes
    Hydraulic disc brakes on each wheel → four-wheel-brakes
    Holds itself on a hill → hill-hold
    Parking brake holds on steep grades → hill-hold
    Roll-back protection → hill-hold
    Anti-roll bar → nothing
    Jake's 6" A-arm lift kit → lift
    Lift-up rear seat → nothing
    Lift kit not included → asks
    Can be lifted → asks
    Aggressive off road tread → all-terrain
    14" machined wheels with all terrain tires → all-terrain
    Mud flaps → nothing
    Low profile street tires → low-profile
    Low-profile roof rack → nothing
    Heavy-duty leaf springs → heavy-springs
    HD springs front and rear → heavy-springs
    Tow package included → tow-hitch
    Class II hitch → tow-hitch
    Hitch-mount ready → asks
    Hitch cover → nothing
    Towing hooks front and rear → nothing
    Golf bag attachment with straps → bag-rack
    Rear bag well with sweater basket → bag-rack
    Golf club carrier → bag-rack
    Golf bag straps → nothing
    Manual dump bed → cargo-deck
    Electric dump box with tailgate → cargo-deck
    Rear flip seat converts to cargo platform → cargo-deck
    Flip-flop rear seat folds into a flat bed → cargo-deck
    Rear seat flips down to cargo bed → cargo-deck
    Diamond plate truck bed → cargo-deck
    Steel flat bed with stake sides → cargo-deck
    Truck bed available for $450 → asks
    Wide turning radius → needs-room
    Needs plenty of room to turn → needs-room
    Stops rolling back on hills → hill-hold
    Prevents rollback on hills → hill-hold
    Hill-hold brake system → hill-hold
    Lift kit (6") → lift
    Lifted chassis, heavy-duty springs, tow hitch → lift heavy-springs tow-hitch
    Spindle lift kit and 22" mud tires → lift all-terrain
    Trail tires → all-terrain
    Black alloy wheels with low-pro tires → low-profile
    Heavy duty coil springs → heavy-springs
    Rear golf bag rack with strap → bag-rack
    Hydraulic brakes on all four wheels, hill hold → four-wheel-brakes hill-hold
    Brakes on every wheel → four-wheel-brakes
    4WD with disc brakes → nothing
    Hillside hold → hill-hold
    Hill hold control → hill-hold
    Brake holds the cart on hills → hill-hold
    Parking brake engages automatically and holds on inclines → hill-hold
    Anti-roll-back feature → hill-hold
    Double A-arm lift → lift
    Big mud tires → all-terrain
    23-inch A/T radials → all-terrain
    AT tires on 14" rims → all-terrain
    Trailer hitch receiver → tow-hitch
    Towing package with wiring → tow-hitch
    Tow package w/ ball mount → tow-hitch
    Dual golf bag rack → bag-rack
    Bag carrier for two golf bags → bag-rack
    Golf bag holders → bag-rack
    2 bag holder with cooler → bag-rack
    Poly dump bed → cargo-deck
    Pickup-style bed → cargo-deck
    Fold-down rear seat with cargo platform → cargo-deck
    Rear seat turns into a cargo bed → cargo-deck
    Aluminum utility bed → cargo-deck
    Wooden stake bed → cargo-deck
    Hitch-ready frame → asks
    Tow hitch w/out ball → asks
    Bag rack: no → asks
    Bag rack: N → asks
    Lift kit (+199) → asks
    Non-lifted → asks
    Less bag rack → asks
    Tow hitch wiring (hitch not included) → asks
    Upgrade to 4-wheel disc brakes → asks
    Four-wheel drive and disc brakes → nothing
    Front and rear brake pads replaced → nothing
    Regenerative braking holds speed on hills → nothing
    Hill climb mode → nothing
    All-terrain capability → nothing
    Seat raised 2 inches for comfort → nothing
    Wheelchair lift → nothing
    Gas lift supports → nothing
    Lifted from a golf course fleet → nothing
    Heavy-duty rear bumper and springs optional → nothing
    Heavy-duty spring-loaded seat → nothing
    Shopping bag hook → nothing
    Trash bag holder → nothing
    Dog bed → nothing
    Tool box → nothing
    Flip-flop rear seat → nothing
    Bluetooth receiver and soundbar → nothing
    Went without a hitch → asks
    Tow strap → nothing
    Tight turning circle → nothing
    Turning radius 10 ft → nothing
    Lift kit removed → asks
    Was lifted → asks
    Dealer can add a tow hitch → asks
    Mounting points for a bag rack → asks
    Ask about our lift kits → asks
    Tow hitch? → asks
    Lift kit $399 installed → asks
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
