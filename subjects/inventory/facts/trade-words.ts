import type { Ability, Chemistry } from './abilities.ts'
import type { Topic } from './cart-figures.ts'

// The words with which dealers write about carts, in lists separated by commas. All words are in lower case, without hyphens,
// and numbers are in digits: 'all terrain', '4 wheel'.

export const numberWords: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}

export type UnitKind =
  | 'miles'
  | 'mph'
  | 'pounds'
  | 'volts'
  | 'ampereHours'
  | 'wattHours'
  | 'watts'
  | 'amperes'
  | 'hours'
  | 'years'
  | 'inches'
  | 'people'
  | 'plies'

interface UnitWords {
  readonly kind: UnitKind
  /** The number of the kind's own units in one of this unit. */
  readonly times: number
  readonly words: string
}

export const units: readonly UnitWords[] = [
  { kind: 'miles', times: 1, words: 'mi, mile, miles, mls' },
  { kind: 'miles', times: 0.621371, words: 'km, kms, kilometer, kilometers, kilometre, kilometres' },
  {
    kind: 'mph',
    times: 1,
    words:
      'mph, m p h, miles per hour, mile per hour, miles / hour, miles / hr, miles an hour, mi per hour, mi / hr, mi / h',
  },
  { kind: 'mph', times: 0.621371, words: 'km/h, km / h, km / hr, kmh, kmph, kph, km per hour, kilometers per hour' },
  { kind: 'pounds', times: 1, words: 'lb, lbs, pound, pounds, #' },
  { kind: 'pounds', times: 2.20462, words: 'kg, kgs, kilo, kilos, kilogram, kilograms' },
  { kind: 'volts', times: 1, words: 'v, volt, volts, vdc, v dc, volt dc' },
  {
    kind: 'ampereHours',
    times: 1,
    words: 'ah, amp hr, amp hrs, amp hour, amp hours, ampere hour, ampere hours, amphour, amphours',
  },
  { kind: 'wattHours', times: 1000, words: 'kwh, kw h, kw hr, kilowatt hour, kilowatt hours' },
  { kind: 'wattHours', times: 1, words: 'wh, watt hour, watt hours' },
  { kind: 'watts', times: 1000, words: 'kw, kilowatt, kilowatts' },
  { kind: 'watts', times: 1, words: 'watt, watts' },
  { kind: 'watts', times: 746, words: 'hp, horsepower' },
  { kind: 'amperes', times: 1, words: 'amp, amps' },
  { kind: 'hours', times: 1, words: 'h, hr, hrs, hour, hours' },
  { kind: 'hours', times: 1 / 60, words: 'min, mins, minute, minutes' },
  { kind: 'years', times: 1, words: 'yr, yrs, year, years' },
  { kind: 'inches', times: 1, words: 'in, inch, inches, "' },
  { kind: 'inches', times: 12, words: "ft, foot, feet, '" },
  { kind: 'inches', times: 39.3701, words: 'm, meter, meters, metre, metres, mtr' },
  { kind: 'inches', times: 0.393701, words: 'cm, cms, centimeter, centimeters, centimetre, centimetres' },
  { kind: 'inches', times: 0.0393701, words: 'mm, millimeter, millimeters, millimetre, millimetres' },
  {
    kind: 'people',
    times: 1,
    words:
      'pass, passenger, passengers, pax, person, persons, people, seat, seats, seater, seaters, adult, adults, rider, riders, occupant, occupants',
  },
  { kind: 'plies', times: 1, words: 'ply, plies, pr' },
]

/** Beside one of these words a thing may be missing, or another one than the one named. */
export const conditionWords = `optional, optionally, option, options, opt, available, unavailable, availability, avail, no, not, non, none, nor, neither, n,
  0, false, without, w/o, w/out, sans, minus, less, never, lacks, lacking, missing, need, needs, needed, required, requires, except, exclude,
  excludes, excluding, excluded, excl, can, cannot, can't, doesn't, isn't, don't, won't, hasn't, could, may, maybe, might, would, perhaps,
  possible, possibly, potential, add, adds, add'l, additional, addon, addons, upgrade, upgrades, upgradable, upgradeable, upcharge, surcharge,
  ready, delete, deleted, deletes, separate, separately, extra, extras, n/a, na, tbd, tba, call, ask, inquire, unknown, compatible, capable,
  capability, accepts, accept, fit, fits, suitable, designed, prewired, prep, prepped, provision, provisions, removed, removable, uninstalled,
  holes, points, broken, damaged, dead, bad, previously, formerly, was, were, had, if, unless, when, depends, depend, depending, dependent,
  varies, vary, variable, adjustable, programmable, or, versus, vs, instead, rather, like, similar, choice, choose, select, request,
  requested, recommended, suggested, quote, accessory, accessories, coming, soon, planned, future, order, ordered, backordered,
  discontinued, buy, purchase, price, cost, costs, charged, disabled, $, ?, €, £`

/** Words in the column of the battery that mean more than one pack. */
export const severalPacks = 'dual, twin, second, spare, backup, parallel, additional'

/** Words that may stand around a figure of any column. */
export const fillers = `about, approx, approximately, around, roughly, circa, ca, ~, ≈, >, =, up, upto, to, max, maximum, min, minimum, over,
  at, least, most, more, than, est, estimated, avg, average, typical, typically, nominal, rated, rating, a, an, the, of, is, are, on, in, for,
  by, from, between, with, w/, w, and, total, overall, capacity, cap, includes, include, including, included, incl, inc, comes, has, factory,
  oem, standard, std, our, full, new, brand, great, /, |, !`

/** Words that may stand around the figures of one column. */
export const topicFillers: Partial<Readonly<Record<Topic, string>>> = {
  range: `range, ranges, driving, drive, drives, travel, travels, distance, charge, charges, charged, lasts, last, goes, gets, get, runs, run,
    battery, batteries, single, fully, flat, level, ground, road, roads, pavement, easily, cart, mileage, electric, real, world`,
  topSpeed: `top, tops, topspeed, speed, out, governed, limited, reaches, runs, does, goes, street, legal, lsv, forward, flat, level, ground,
    cart, electronically, controlled, certified, dot, under, less, <`,
  payload: `payload, load, loading, carry, carries, carrying, hauls, hold, holds, riders, rider, passengers, passenger, occupants, people, driver,
    combined, useful`,
  battery: `battery, batteries, batt, bat, pack, packs, system, power, powered, bms, smart, bluetooth, charger, chargers, onboard, board, charging,
    charge, charges, household, wall, outlet, plug, deep, cycle, maintenance, free, golf, cart, cell, cells, warranty, life, grade, automotive,
    heated, cold, weather, upgraded, converted, conversion, installed, type, chemistry, watered, rate, electric, motor, ac, dc, controller, x,
    each, series, single, old, energy, fresh, recent, usable, off, solid, state, ul, listed, certified, approved, sealed, big, large, larger, long, range, high, per, +, @, *, blocks`,
  charging: `charge, charges, charging, charger, recharge, recharges, recharging, time, times, fully, complete, completely, empty, dead,
    household, outlet, wall, plug, onboard, board, ac, lithium, battery, takes, within, via, only, home, under, less, <, @`,
  length: 'length, long, l, bumper, cart, vehicle',
  width: 'width, wide, w, cart, vehicle, body',
  height: 'height, tall, high, h, cart, vehicle, roof, top, canopy',
  size: 'size, dimensions, dimension, dims, measures, x, *, cart, vehicle, length, l, long, len, width, wide, height, h, high, tall, lxwxh, lwh',
  clearance: 'clearance, ground, high',
  seats: `seat, seats, seating, seater, passenger, passengers, people, persons, person, adults, riders, rear, facing, front, forward, fwd, back,
    backward, comfortably, all, cart, style, +`,
}

/** Phrases around a figure that the reader skips although they hold a number or a condition. */
export const fillerPhrases = `1 charge, 1 full charge, 1 single charge, 1 battery charge, per charge, per full charge, per single charge,
  per battery charge, 0 - 100 %, 0 to 100 %, 0 % to 100 %, 0 % - 100 %, 100 %, not to exceed, no more than, no less than, or more, or better,
  or so, never less than, low speed vehicle, low speed electric vehicle, weight capacity, weight limit, weight rating, carrying weight, max weight,
  maximum weight, load limit, vehicle capacity, vehicle load, vehicle payload, total vehicle, passengers and cargo, riders and cargo,
  people and cargo, driver and cargo, occupants and cargo, passengers and gear, riders and gear, people and gear, @ {n} hr, @ {n} hour,
  {n} hour rate, {n} hr rate, {n} cycles, {n} cycle, {n} + cycles, {n} cells, {n} cell`

export const sizeLabels: Readonly<Record<'length' | 'width' | 'height', string>> = {
  length: 'length, l, long, len',
  width: 'width, w, wide',
  height: 'height, h, high, tall',
}

/** Longest names first, so that 'sealed lead acid' is not read as 'lead acid'. */
export const chemistryWords: Readonly<Record<Chemistry, string>> = {
  lithium: `lithium iron phosphate, lithium ion phosphate, lithium ferro phosphate, lithium iron, lithium ion, lithium polymer, lithium,
    lithiums, li ion, li on, li po, li fe po4, li, lion, liion, lipo, life po 4, lifepo 4, lifepo, lfp, nmc, lith`,
  agm: `sealed lead acid, sealed gel, absorbed glass mat, absorbent glass mat, agm, agms, gel, gel cell, gel cells, vrla, sla`,
  'lead-acid': 'lead acid, leadacid, lead, flooded, wet cell, wet cells, fla, acid',
}

/** Makers and models of batteries, which the reader skips. */
export const batteryNames = `samsung, sdi, eco, relion, allied, navitas, roypow, roy pow, insight, bolt energy, bolt, energy, dakota, epoch, redodo,
  vatrer, catl, byd, eve, lg, lgchem, eg 4, enduro, ecobattery, big battery, bigbattery, ionic, mammoth, club car, ezgo, e z go, ez go, yamaha,
  elite, trillium, vmax, lester, delta q, invicta, lithiumpros, green cell, evolution, denago, icon, power sonic, rebel, 
  trophy, titan, toyo, hyper, saphir, quad`
/** Makers whose blocks of 6, 8 or 12 volts are lead-acid. */
export const leadAcidMakers =
  'trojan, trojans, us battery, us batteries, u s battery, crown, interstate, duracell, exide, deka, trojan battery, 6 vgc, 8 vgc, 12 vgc'
/** Models of those makers. */
export const leadAcidModels = `t105, t125, t145, t605, us2200, us2000, us1800, gc2, t860, t875, t890, us8vgc, gc8, t1260, t1275, us12v,
  gc12`
/** A bare number that is one of these is the pack's voltage. */
export const packVolts: readonly number[] = [36, 48, 51.2, 56, 60, 72, 76.8]
export const householdVolts: readonly number[] = [110, 115, 120, 208, 220, 230, 240]
export const chargerWords = 'charger, chargers, charging, charge, charges, outlet, plug, household, wall, ac'
export const motorWords = 'motor, controller'

/** These words tell whether a figure is the rim's or the tire's. */
export const rimWords = 'wheel, wheels, rim, rims, alloy, alloys, aluminum, machined, chrome, steel'
export const tireWords =
  'tire, tires, tyre, tyres, tread, radial, radials, terrain, a/t, at, m/t, knobby, mud, off, road, turf, street, profile, pro, tall, diameter'

/** Groups of words for phrases: '{tires}' stands for any word of its group. */
export const wordGroups: Readonly<Record<string, string>> = {
  tires: 'tire, tires, tyre, tyres, tread, treads, radials, rubber',
  wheels: 'wheel, wheels, rim, rims, alloys',
  rugged: `all terrain, all terrain tread, a/t, off road, offroad, mud terrain, mud, m/t, mt, knobby, knobbly, trail, aggressive, aggressive tread,
    rugged terrain, x/t`,
  low: 'low profile, low pro, lo pro, lowpro, lo profile, lowprofile',
  suspension: 'suspension, chassis, frame, axle, ride height, body, stance',
  brakes: 'brake, brakes, braking, disc, discs, disk, disks, drum, drums',
  fourWheel: `4 wheel, 4 wheels, all wheel, all 4 wheel, all 4 wheels, all 4, 4w, every wheel, each wheel, all around, all round, quad, 4 corner, all wheels,
    front + rear, front and rear, front and back, front / rear, f / r, f and r, front rear`,
  everywhere: `all around, all round, all 4 wheels, all 4, 4 wheels, all wheels, all the wheels, every wheel, each wheel, all 4 corners,
    every corner, all corners, 4 corners, front and rear, front + rear, front and back, front / rear, f / r, f and r, rear and front, both axles`,
  join: '|, and, /, with, w/, +',
  hills: 'hill, hills, slope, slopes, incline, inclines, grade, grades, hillside, hillsides',
  holds: 'hold, holds, holding, holder',
  assist: 'assist, assistance, hold, holder, holding, control hold',
  prevention: 'prevention, protection, control, brake, feature, system, stop, block, guard, braking',
  heavy: `extra heavy duty, heavy duty, heavyduty, hd, h d, severe duty, heavier, heavy, reinforced, overload, helper, stiffer, stiff, stronger,
    beefed up, uprated`,
  springs: 'spring, springs, leafs',
  prevents: 'prevents, prevent, stops, stop, eliminates, avoids',
  roll: 'rollback, rollbacks, roll back, rolling back, roll backs, rolling backward, rolling backwards, backward roll',
  bag: 'bag, bags, golf bag, golf bags, golfbag',
  bagHolder:
    'rack, racks, holder, holders, well, wells, attachment, attachments, carrier, carriers, mount, mounts, stand, stands, cradle',
  cargo:
    'cargo, utility, dump, dumping, tipping, tilting, tilt, pickup, pick up, flat, truck, stake, work, fold down, flip down',
  material: 'steel, aluminum, aluminium, poly, plastic, metal, wood, wooden, diamond plate, composite, thermoplastic',
  deck: 'deck, decks, platform, bed, beds, box, boxes',
  folds:
    'fold, folds, folding, flip, flips, flipping, converts, convert, turns, transforms, changes, becomes, opens, lays',
  tow: 'tow, towing, trailer, trailering, receiver, ball, rear, pintle, class 1, class 2, class 3, class i, class ii, class iii, {inches}',
  hitch: 'hitch, hitches, receiver, receivers',
  package: 'package, packages, pkg, pack, kit',
  turning: 'turning circle, turning radius, turn radius, turn circle, turning diameter',
  wide: 'wide, large, big, wider, larger, long',
}

interface AbilityWords {
  /** Words that may stand at a '*' in a phrase. */
  readonly between: string
  /** '^' and '$' are the ends of a clause, '|' parts two clauses, '{tires}' is one word of a group, '{tires}?' one that may be missing. */
  readonly phrases: string
}

export const abilityPhrases: Readonly<Record<Ability, AbilityWords>> = {
  lift: {
    between: `independent, factory, suspension, off road, long travel, heavy duty, hd, double, a arm, drop, axle, spindle, trail,
      new, oem, installed, taller, high, mild, jakes, madjax, rhox, allsports, gtw, body, height, the, a, ride, ft, chassis`,
    phrases: `lifted, lift kit, lift kits, lift package, {inches} * lift $, {inches} * lift suspension, ^ * raised {inches} $, raised {inches} * {suspension},
      raised * {suspension}, raised up {inches}, ^ * lift $, lift {inches} $, {inches} * raised {suspension}, ^ {inches} raised $, ^ * lift suspension`,
  },
  'all-terrain': {
    between:
      'style, alloy, aluminum, machined, off road, a/t, all terrain, {inches}, {n}, ply, radial, dot, big, large, rated, duro, black, tread, and, mud, pattern, on',
    phrases: `{rugged} * {tires}, ^ * at {tires}, {inches} * at {tires}, mudders, knobbies, ^ * all terrains $, {inches} * {rugged} $, {tires} | * {rugged} $, {tires} a/t,
      {rugged} on * {wheels}, {rugged} * tire package, {rugged} wheels and {tires}, {rugged} * wheel and tire package`,
  },
  'low-profile': {
    between:
      'street, radial, dot, {inches}, {n}, alloy, custom, black, performance, wheel, and, on, turf, with, aluminum, machined, premium',
    phrases: '{low} * {tires}, {low} * {wheels}, {wheels} * {low} $, {inches} * {low} $, {tires} | {low} $, low pros',
  },
  'four-wheel-brakes': {
    between:
      'hydraulic, hydraulics, disc, disk, drum, power, vented, mechanical, assisted, independent, system, on, at, the, for, brakes, brake, self adjusting',
    phrases: `{fourWheel} * {brakes}, {brakes} * {everywhere}, front {join}? * {brakes} {join}? rear {join}? * {brakes}, 4 * disc, 4 * discs, 4 hydraulic brakes,
      {brakes} * front {join}? * {brakes} * rear, {brakes} | {everywhere} $, disc / disc`,
  },
  'hill-hold': {
    between:
      'on, a, an, the, any, steep, itself, cart, firm, still, it, position, place, in, your, automatically, for you',
    phrases: `hill {holds}, hill start {assist}, hill hold {assist}, hill assist, hillhold, hills {holds}, {hills} {holds}, {holds} * on * {hills}, {prevents} * {roll}, from {roll}, won't {roll}, will not {roll}, does not {roll}, doesn't {roll},
      anti rollback, anti roll back, antirollback, rollback {prevention}, roll back {prevention}, no rollback, no roll back, zero rollback`,
  },
  'heavy-springs': {
    between: 'rear, front, leaf, coil, steel, suspension, dual, multi, {n}, shocks, and, shock, extra, with, leafs',
    phrases:
      '{heavy} * {springs}, {heavy} * leaf $, {heavy} * leaf {suspension}, {heavy} * leaf rear, {springs} | {heavy} $, springs {heavy} $',
  },
  'bag-rack': {
    between:
      'golf, bag, bags, club, rear, fold down, folding, 2, 4, 1, 3, dual, double, for, and, cooler, strap, straps, the, a, style, up, to',
    phrases: `{bag} * {bagHolder}, golf club {bagHolder}, golf clubs {bagHolder}, {bagHolder} * for * golf bag, {bagHolder} * for * golf bags, rack * for {n} bags, bagwell, bagwells, {holds} * golf bags,
      carries * golf bags, {holds} {n} bags $, clubs {bagHolder}`,
  },
  'cargo-deck': {
    between:
      'rear, steel, aluminum, poly, electric, power, manual, flat, cargo, utility, folding, large, small, into, to, a, an, the, out, down, in, as, big, long, open, and, full, style, size, gas assist, hydraulic',
    phrases: `{cargo} * {deck}, flatbed, flatbeds, dumpbed, dumpbox, {material} * bed, {inches} * bed, ^ * bed $, {folds} * to * {deck},
      {folds} * into * {deck}, {material} deck, folding bed, folding deck, folding platform, bed with * sides, stake sides, electric dump, power dump,
      manual dump, hydraulic dump`,
  },
  'tow-hitch': {
    between:
      'hitch, receiver, tow, trailer, rear, steel, duty, heavy, factory, class, {n}, {inches}, ball, mount, mounted, square',
    phrases: `{tow} * {hitch}, hitch, hitches, tow {package}, towing {package}, trailer {package}, trailering {package}, hitch {package}, ball mount, hitch ball, tow ball, trailer ball, receiver tube, receiver hitch, pintle,
      towing pack, hitch receiver`,
  },
  'needs-room': {
    between: 'of, plenty, more, extra, lots, a lot, to, some, the',
    phrases:
      'needs * room * turn, needs * turning room, needs * room for turning, {wide} {turning}, {turning} * is {wide}, wide to turn, turns wide',
  },
}

/** Phrases that look like an ability or a condition, and are neither. */
export const falsePhrases = `tow bar, tow bars, tow hook, tow hooks, tow strap, tow straps, fork lift, scissor lift, roof lift, wheelchair lift, chair lift, seat lift, hood lift, lift points, lifted from,
  lifted seat, lifted seats, lifted roof, lifted off, lifted out, lifted by, lifted look, lifted bed, lifted up,
  easily lifted, tire shine, tire gauge, tire pump, brake light, brake lights, brake lamps, brake lamp, brake pads,
  brake pad, brake shoes, brake shoe, brake lines, brake cover, brake handle, brake lever, brake pedal, brake fluid,
  brake cable, brake cables, disc player, bed and breakfast, bed liner, bed cover, bed net, bed light, bed lights,
  bed extender, bed rails, box cover, deck chair, deck chairs, hitch cover, hitch covers, hitch pin, hitch plug,
  hitch lock, hitch step, run / tow, ball holder, ball holders, ball washer, ball mount holder, ball basket, grocery
  bag, grocery bags, shopping bag, shopping bags, trash bag, trash bags, garbage bag, garbage bags, sand bag, sand
  bags, feed bag, feed bags, ice bag, ice bags, tool bag, tool bags, hand bag, purse bag, air bag, air bags, bean
  bag, saddle bag, saddle bags, seed bag, mail bag, dog bag, waste bag, mulch bags, bag rack cover, spring loaded,
  receiver cover, bag strap, rain cover for bags, winch ready, radio ready, phone ready, extra wide, extra large,
  extra long, extra room, extra storage, extra cup, no cost, no charge, no extra charge, no extra cost, no rust, no
  dents, no scratches, no damage, no pulling, no leaks, no issues, street ready, turn key ready, ready to go, road
  ready, trail ready, ready to drive, hitch haul, hitch rack, back rack`

/** Words in the columns of brakes, tires and the like that say nothing the site asks for. */
export const unaskedWords = `brake, brakes, braking, disc, discs, disk, drum, drums, rear, front, hydraulic, hydraulics, mechanical, regenerative, regen, parking,
  park, emergency, electromagnetic, electro, magnetic, electronic, electric, auto, automatic, pedal, foot, self, adjusting, dual, 2, 4, e, +,
  wheel, wheels, motor, suspension, independent, ifs, irs, leaf, leafs, spring, springs, coil, coils, coilover, coilovers, shock, shocks, absorbers,
  absorber, macpherson, mcpherson, strut, struts, double, arm, wishbone, wishbones, link, trailing, gas, stabilizer, sway, bar, axle, solid, tube,
  multi, street, height, stock, tire, tires, tyre, tyres, turf, saver, savers, radial, radials, dot, approved, tubeless, alloy, alloys, aluminum,
  steel, chrome, black, machined, rim, rims, custom, premium, hub, caps, duro, kenda, carlisle, gtw, wanda, sahara, predator, loadstar, tread, all,
  highway, golf, course, commercial, heavy, duty, hd, powder, coated, mounted, bolt, welded, basket, baskets, storage, side, fold, folding, flip,
  seat, bench, poly, plastic, tie, downs, rails, rail, manual, large, small, locking, tray, trunk, straps, strap, sweater, cooler, sand, bottle,
  quick, release, back, type, style, set, system, power, assisted, assist, installed, features, quality, the, it, its, made, drop, tailgate, sides`

/** Words that say in a column for one thing whether the cart has it. */
export const yesWords =
  'yes, y, included, incl, standard, std, true, x, ✓, ✔, installed, factory, factory installed, have, has'
export const noWords = 'no, n, none, false, -, 0'

/** The abilities that the category of an older row tells of. */
export const categoryWords: Partial<Readonly<Record<Ability, string>>> = {
  lift: 'lifted, off road, offroad, trail',
  'cargo-deck': 'utility, work',
}
