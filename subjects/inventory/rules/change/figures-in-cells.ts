import type { CartFigures, figureLimits } from '#subjects/inventory/facts/cart-figures.ts'

type Figures = Partial<CartFigures>
type ReadCell = (text: string) => Figures | undefined

const amount = String.raw`(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)`
const about = String.raw`(?:(?:up to|about|around|approx\.?|approximately|~) ?)?`
const hours = 'h|hrs?|hours?'
const inches = 'in|inch|inches|"'
const inInches: ReadonlySet<string> = new Set(['length', 'width', 'height', 'tire', 'clearance', 'size'])
const numberOf = (digits = '') => Number(digits.replaceAll(',', ''))

/** The amount in this unit that a cell gives, or the two between which it lies; undefined where the cell says more than that. */
function amountsIn(text: string, unit: string): readonly [low: number, high: number] | undefined {
  const whole = new RegExp(
    `^${about}${amount}(?: ?(?:-|–|to) ?${amount})?[ -]?(?:${unit})?\\.?(?: (?:per|on a) charge)?$`,
    'i',
  )
  const [, low, high = low] = whole.exec(text) ?? []
  return low === undefined ? undefined : [numberOf(low), numberOf(high)]
}

/** Reads a single figure; of a span the end that visitors can rely on, where the figure may be one. */
const figure =
  (name: keyof typeof figureLimits, unit: string, end?: 'low' | 'high'): ReadCell =>
  (text) => {
    const [low, high] = amountsIn(text, unit) ?? []
    if (low === undefined || (low !== high && !end)) return undefined
    return { [name]: end === 'high' ? high : low }
  }

const batteryParts = {
  volts: /(\d+(?:\.\d+)?) ?(?:v|volts?)(?![a-z])/i,
  ampereHours: /(\d+(?:\.\d+)?) ?(?:ah|amp[- ]?hours?)(?![a-z])/i,
  lithium: /lithium(?:[- ]ion)?|lifepo4/i,
  agm: /agm(?: lead[- ]acid)?/i,
  'lead-acid': /lead[- ]acid/i,
}

/** '48V 110Ah lithium' */
function readBattery(text: string): Figures | undefined {
  let rest = text
  const found = Object.entries(batteryParts).flatMap(([name, pattern]) => {
    const [part, digits] = pattern.exec(rest) ?? []
    if (part === undefined) return []
    rest = rest.replace(part, '')
    return [digits === undefined ? ['chemistry', name] : [name, Number(digits)]]
  })
  const figures = Object.fromEntries(found)
  const isWhole = /^(?:batter(?:y|ies)|pack|[\s,;/()-])*$/i.test(rest) && Object.keys(figures).length === found.length
  return isWhole && found.length > 0 ? figures : undefined
}

/** '6 to 8 hours' */
function readChargingTime(text: string): Figures | undefined {
  const [chargingFrom, chargingTo] = amountsIn(text, hours) ?? []
  if (chargingFrom === undefined || chargingTo === undefined) return undefined
  return chargingFrom === chargingTo ? { chargingFrom } : { chargingFrom, chargingTo }
}

const side = `${amount} ?(?:${inches})?`
const size = new RegExp(`^${[side, side, side].join(' ?[x×] ?')}$`, 'i')

/** '148 x 55 x 82 in': length, width and height. */
function readSize(text: string): Figures | undefined {
  const [, length, width, height] = size.exec(text) ?? []
  return length && { length: numberOf(length), width: numberOf(width), height: numberOf(height) }
}

/** '23x10-14' is 23 inches across. */
function readTires(text: string): Figures | undefined {
  const [, tire] = /^(\d\d(?:\.\d+)?) ?x ?[\d.]+ ?- ?\d+$/i.exec(text) ?? []
  return tire ? { tire: Number(tire) } : undefined
}

const readers: Readonly<Record<string, ReadCell>> = {
  range: figure('range', 'mi|miles?', 'low'),
  topSpeed: figure('topSpeed', 'mph|miles per hour', 'high'),
  payload: figure('payload', 'lbs?|pounds?', 'low'),
  volts: figure('volts', 'v|volts?'),
  ampereHours: figure('ampereHours', 'ah|amp[- ]?hours?'),
  chargingFrom: figure('chargingFrom', hours),
  chargingTo: figure('chargingTo', hours),
  length: figure('length', inches),
  width: figure('width', inches),
  height: figure('height', inches),
  tire: figure('tire', inches),
  clearance: figure('clearance', inches, 'low'),
  seatingCapacity: figure('seatingCapacity', 'seats?|seater|people|persons?|passengers?|riders?'),
  batteryType: readBattery,
  chargingTime: readChargingTime,
  size: readSize,
  tires: readTires,
}

const feet = /(\d+(?:\.\d+)?) ?(?:ft|feet|')(?: ?-? ?(\d+(?:\.\d+)?) ?(?:in|inches|")?)?/gi

/** The figures that a cell of this column gives; undefined where any of it is something else: the reader guesses nothing (CART-211). */
export function figuresIn(key: string, text: string): Figures | undefined {
  const plain = text.trim().replace(/\s+/g, ' ').replace(/[’′]/g, "'").replace(/[”″]/g, '"')
  const withoutFeet = () => plain.replace(feet, (_, whole, more = 0) => String(12 * Number(whole) + Number(more)))
  return readers[key]?.(inInches.has(key) ? withoutFeet() : plain)
}
