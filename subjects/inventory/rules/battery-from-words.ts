import type { Chemistry } from '#subjects/inventory/facts/abilities.ts'
import {
  blockVolts,
  chargerWords,
  chemistryWords,
  householdVolts,
  leadAcidMakers,
  leadAcidModels,
  motorWords,
  packVolts,
} from '#subjects/inventory/facts/cart-words.ts'
import type { Quantity } from './quantities.ts'
import { batteryPhrases, type Figures, near, plausible, type Reading } from './word-reading.ts'
import { covered, has, joined, phrasesOf, type Token } from './word-tokens.ts'

const chemistryPhrases = Object.entries(chemistryWords).map(
  ([name, words]) => [name as Chemistry, phrasesOf(words)] as const,
)
const models = phrasesOf(Object.keys(leadAcidModels).join())
const makers = phrasesOf([leadAcidMakers, ...Object.keys(leadAcidModels)].join())
// A 48-volt pack is written as 51.2 V, too.
const voltsAgreement = 0.07

export function readBattery({ tokens, quantities }: Reading): Figures | undefined {
  const numbers = quantities.filter((quantity) => !saysNothingOfThePack(tokens, quantity))
  const packs = packsOf(tokens, numbers)
  if (!packs || numbers.some(({ kind }) => kind && !['volts', 'ampereHours', 'wattHours'].includes(kind)))
    return undefined
  const volts = packs.volts.find((each) => !Number.isInteger(each)) ?? packs.volts[0]
  if (volts !== undefined && packs.volts.some((each) => !near(each, volts, voltsAgreement))) return undefined
  const ampereHours = ampereHoursOf(numbers, volts)
  const chemistry = chemistryOf(tokens, packs.blocks)
  if (ampereHours === null || chemistry === null) return undefined
  const said = {
    ...(volts === undefined ? {} : { volts }),
    ...(ampereHours === undefined ? {} : { ampereHours }),
    ...(chemistry ? { chemistry } : {}),
  }
  const figures = Object.keys(said).length > 0 ? plausible(said) : undefined
  return figures
}

/** A year, a warranty, the charger's current, the voltage of the outlet. */
function saysNothingOfThePack(tokens: readonly Token[], { kind, low }: Quantity): boolean {
  if (!kind) return Number.isInteger(low) && low >= 1990 && low < 2100
  if (kind === 'years') return true
  if (kind === 'volts') return householdVolts.includes(low) && has(tokens, chargerWords)
  if (kind === 'amperes' || kind === 'watts') return has(tokens, chargerWords) || has(tokens, motorWords)
  return false
}

/** The voltages of packs, told or counted from blocks; undefined where a number is left over. */
function packsOf(tokens: readonly Token[], numbers: readonly Quantity[]) {
  const volts: number[] = []
  const counts = new Set<Quantity>()
  let blocks = false
  for (const [index, { kind, low, from, to }] of numbers.entries()) {
    if (kind !== 'volts') continue
    const [before, after] = [numbers[index - 1], numbers[index + 1]]
    const isBlock = blockVolts.includes(low)
    const count = [
      before && !before.kind && !counts.has(before) && joins(tokens, before.to, from) ? before : undefined,
      after && !after.kind && joins(tokens, to, after.from) && /^(?:x|\|)$/.test(tokens[after.from - 1]?.word ?? '')
        ? after
        : undefined,
    ].find(Boolean)
    if (count && (isBlock || count.low === 1)) counts.add(count)
    if (isBlock && !count) return undefined
    blocks ||= isBlock
    volts.push(isBlock && count ? count.low * low : low)
  }
  const left = numbers.filter((each) => !each.kind && !counts.has(each))
  const [bare] = left
  if (!bare) return { volts, blocks }
  const ofModel = tokens
    .map(({ word }) => (Object.hasOwn(leadAcidModels, word) ? leadAcidModels[word] : undefined))
    .find(Boolean)
  if (ofModel && volts.length === 0 && left.length === 1) return { volts: [bare.low * ofModel], blocks: true }
  return volts.length === 0 && left.length === 1 && packVolts.includes(bare.low)
    ? { volts: [bare.low], blocks }
    : undefined
}

/** Whether what stands between two places only joins a count to what it counts: '8V Trojan T-875 (x6)'. */
function joins(tokens: readonly Token[], from: number, to: number): boolean {
  const words = tokens.slice(from, to)
  const named = covered(words, batteryPhrases)
  return words.every(
    ({ word }, index) => named.has(index) || ['x', '-', '|', 'of', 'pcs', 'battery', 'batteries'].includes(word),
  )
}

/** Undefined where it is not told, null where it is told in two ways. */
function ampereHoursOf(numbers: readonly Quantity[], volts: number | undefined): number | undefined | null {
  const [told, ...others] = numbers.filter(({ kind }) => kind === 'ampereHours').map(({ low }) => low)
  const [energy, ...more] = numbers.filter(({ kind }) => kind === 'wattHours').map(({ low }) => low)
  if (others.some((other) => other !== told) || more.length > 0) return null
  if (energy === undefined) return told
  if (volts === undefined) return null
  if (told === undefined) return Math.round(energy / volts)
  return near(told * volts, energy, 0.1) ? told : null
}

function chemistryOf(tokens: readonly Token[], blocks: boolean): Chemistry | undefined | null {
  let text = joined(tokens)
  const found = new Set<Chemistry>()
  for (const [name, phrase] of chemistryPhrases) {
    if (text.search(phrase) >= 0) found.add(name)
    text = text.replace(phrase, (words) => words.replace(/\S/g, '#'))
  }
  if (found.has('lithium')) return found.size === 1 ? 'lithium' : null
  if (found.has('agm')) return 'agm'
  const ofMaker = joined(tokens).search(blocks ? makers : models) >= 0
  return found.has('lead-acid') || ofMaker ? 'lead-acid' : undefined
}
