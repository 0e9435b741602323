import type { Chemistry } from '#subjects/inventory/facts/abilities.ts'
import type { CartFigures } from '#subjects/inventory/facts/cart-figures.ts'
import {
  batteryNames,
  chargerWords,
  chemistryWords,
  householdVolts,
  leadAcidMakers,
  leadAcidModels,
  motorWords,
  packVolts,
} from '#subjects/inventory/facts/trade-words.ts'
import type { Quantity } from './quantities.ts'
import { has, phrasesOf, without } from './word-phrases.ts'

/** The names that the reader skips in the column of the battery. */
export const batteryPhrases = [batteryNames, leadAcidMakers, leadAcidModels, ...Object.values(chemistryWords)].join()

const chemistryPhrases = Object.entries(chemistryWords).map(
  ([name, words]) => [name as Chemistry, phrasesOf(words)] as const,
)
const models = phrasesOf(leadAcidModels)
const makers = phrasesOf(`${leadAcidMakers}, ${leadAcidModels}`)

const block = '(6|8|12) (?:v|volt|volts|vdc) '
const joins = '(?:(?:[x|-]|of|pcs|battery|batteries|_+) )*'
const counted = new RegExp(
  `(?<= )(\\d+) ${joins}${block}|(?<= )${block}${joins}(?:x|[|](?= \\d+ (?:[|]|$))) (\\d+) (?!v|ah)`,
  'g',
)

/** '6 x 8V' and '8V Trojan T-875 (x6)' are packs of 48 volts. */
export function withPacks(words: string): string {
  return words.replace(counted, (_, count, ofOne, ofEach, countBehind) => {
    return `${(count ?? countBehind) * (ofOne ?? ofEach)} volts ${blocks} `
  })
}

/** Stands for a pack that is made of several batteries. */
const blocks = 'blocks'

interface BatteryCell {
  readonly words: string
  /** The words with their packs counted, and without names. */
  readonly left: string
  readonly quantities: readonly Quantity[]
}

export function readBattery({ words, left, quantities }: BatteryCell): Partial<CartFigures> | undefined {
  const numbers = quantities.filter((quantity) => !saysNothingOfThePack(words, quantity))
  if (numbers.some(({ kind }) => kind && !['volts', 'ampereHours', 'wattHours'].includes(kind))) return undefined
  const bare = numbers.flatMap(({ kind, low }) => (kind ? [] : [low]))
  const told = numbers.flatMap(({ kind, low }) => (kind === 'volts' ? [low] : []))
  if (bare.length > 1 || bare.some((number) => told.length > 0 || !packVolts.includes(number))) return undefined
  // The same 48-volt pack may also be written as 51.2 V.
  const volts = told.find((each) => !Number.isInteger(each)) ?? told[0] ?? bare[0]
  if (volts !== undefined && told.some((each) => Math.abs(each - volts) > 0.07 * volts)) return undefined
  const ampereHours = ampereHoursOf(numbers, volts)
  const chemistry = chemistryOf(words, has(left, blocks))
  if (ampereHours === null || chemistry === null) return undefined
  if (volts === undefined && ampereHours === undefined && !chemistry) return undefined
  return {
    ...(volts === undefined ? {} : { volts }),
    ...(ampereHours === undefined ? {} : { ampereHours }),
    ...(chemistry ? { chemistry } : {}),
  }
}

/** Whether a number tells of something else: a year, a warranty, the charger's current, the voltage of the outlet. */
function saysNothingOfThePack(words: string, { kind, low }: Quantity): boolean {
  if (!kind) return Number.isInteger(low) && low >= 1990 && low < 2100
  if (kind === 'volts') return householdVolts.includes(low) && has(words, chargerWords)
  if (kind === 'amperes' || kind === 'watts') return has(words, `${chargerWords}, ${motorWords}`)
  return kind === 'years'
}

/** The ampere-hours; undefined where the text tells none, null where it tells two. */
function ampereHoursOf(numbers: readonly Quantity[], volts: number | undefined): number | undefined | null {
  const [told, ...others] = numbers.filter(({ kind }) => kind === 'ampereHours').map(({ low }) => low)
  const [energy, ...more] = numbers.filter(({ kind }) => kind === 'wattHours').map(({ low }) => low)
  if (others.some((other) => other !== told) || more.length > 0) return null
  if (energy === undefined) return told
  if (volts === undefined) return null
  if (told === undefined) return Math.round(energy / volts)
  return Math.abs(told * volts - energy) <= 0.1 * energy ? told : null
}

function chemistryOf(words: string, isOfBlocks: boolean): Chemistry | undefined | null {
  let left = words
  const found = new Set<Chemistry>()
  for (const [name, phrases] of chemistryPhrases) {
    const rest = without(left, phrases)
    if (rest !== left) found.add(name)
    left = rest
  }
  if (found.has('lithium')) return found.size === 1 ? 'lithium' : null
  if (found.has('agm')) return 'agm'
  const isOfMaker = words.search(isOfBlocks ? makers : models) >= 0
  return found.has('lead-acid') || isOfMaker ? 'lead-acid' : undefined
}
