import { type Ability, abilityNames } from '#subjects/inventory/facts/abilities.ts'
import type { CartFigures, Topic } from '#subjects/inventory/facts/cart-figures.ts'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { cartPictures } from '#subjects/pictures/facts/pictures.ts'
import { drawnSize } from './drawn-carts.ts'
import { abilitiesOfCategory, readWords } from './figures-from-words.ts'
import { columnNamed } from './vehicle-columns.ts'

/** A cart as far as it is known: what a row of a file or of the database says. */
export type PartOfCart = Readonly<Record<string, unknown>>

/** The figures of which each topic tells: words in a column of words take the place of all of them. */
const figuresOf: Readonly<Partial<Record<Topic, readonly (keyof CartFigures)[]>>> = {
  range: ['range'],
  topSpeed: ['topSpeed'],
  payload: ['payload'],
  battery: ['volts', 'ampereHours', 'chemistry'],
  charging: ['chargingFrom', 'chargingTo'],
  length: ['length'],
  width: ['width'],
  height: ['height'],
  size: ['length', 'width', 'height'],
  tires: ['tire'],
  clearance: ['clearance'],
  seats: ['seatingCapacity'],
}

/** The abilities of which each topic says whether the cart has them: words about it take away what they do not name. */
const abilitiesOf: Readonly<Partial<Record<Topic, readonly Ability[]>>> = {
  brakes: ['four-wheel-brakes'],
  suspension: ['lift'],
  hitch: ['tow-hitch'],
  cargo: ['cargo-deck'],
  bags: ['bag-rack'],
  tires: ['all-terrain', 'low-profile'],
}

export interface UnreadWords {
  readonly column: string
  readonly text: string
}

/**
 * CART-211: lays words over a cart: the figures and abilities that they tell of, or the words themselves under their label,
 * where not all of them was understood.
 */
export function withWords(cart: PartOfCart, column: string, text: string): { cart: PartOfCart; unread: UnreadWords[] } {
  const { key, isSpecification, topic = 'feature' } = columnNamed(column)
  const read = readWords(topic, text)
  const figures = isSpecification ? read.figures : figuresUnder(key, read.figures)
  const { abilities } = read
  const rest = isSpecification || Object.hasOwn(figures, key) ? read.rest : text.trim()
  const told: ReadonlySet<string> = new Set(isSpecification ? figuresOf[topic] : [key])
  const others = Object.fromEntries(Object.entries(cart).filter(([name]) => !told.has(name)))
  const { [key]: _, ...specifications } = (cart.specifications ?? {}) as PartOfCart
  const kept = rest === '' && hasFigures(topic, figures) ? specifications : { ...specifications, [key]: text.trim() }
  // A size alone says nothing of what a tire is made for.
  const isSaid = rest === '' && (topic !== 'tires' || abilities.length > 0)
  const denied = new Set(isSaid ? abilitiesOf[topic] : [])
  const had = ((cart.abilities ?? []) as readonly Ability[]).filter((ability) => !denied.has(ability))
  const laid = { ...others, ...figures, specifications: kept, abilities: joined({ abilities: had }, abilities) }
  return { cart: laid, unread: rest === '' ? [] : [{ column, text: rest }] }
}

/** What words in the column of one figure tell: that figure, with others of its topic; nothing where they leave it out. */
function figuresUnder(key: string, figures: PartOfCart): PartOfCart {
  // The reader takes one time alone for the shorter of two.
  const { chargingFrom, chargingTo = chargingFrom } = figures
  if (key === 'chargingTo' && chargingTo === chargingFrom) return chargingTo === undefined ? {} : { chargingTo }
  return Object.hasOwn(figures, key) ? figures : {}
}

/** Words of brakes, tires or a hitch stay for people to read; a number in words need not. */
const hasFigures = (topic: Topic, figures: object) => topic in figuresOf && Object.keys(figures).length > 0

/** The abilities that a cart's features and category tell of, and the features that name one with a condition. */
export function abilitiesInWords({ features, category }: PartOfCart) {
  const lines = Array.isArray(features) ? features.map(String) : []
  const read = lines.map((line) => readWords('feature', line))
  return {
    abilities: [...read.flatMap(({ abilities }) => abilities), ...abilitiesOfCategory(String(category ?? ''))],
    doubtful: read.flatMap(({ rest }) => (rest === '' ? [] : [rest])),
  }
}

/** In the order of the list, each once. */
export function joined({ abilities = [] }: PartOfCart, more: readonly Ability[]): readonly Ability[] {
  const all = new Set([...(abilities as readonly Ability[]), ...more])
  return abilityNames.filter((ability) => all.has(ability))
}

/** What a label of an earlier version is today. One of the dealer's own, such as 'year', takes the place of no field. */
function olderColumn(label: string) {
  const column = columnNamed(label)
  return column.topic ? column : columnNamed(`spec.${label}`)
}

/**
 * A cart as an earlier version of the site kept it: what was known of it stood in words, and its first picture told which
 * drawing it was.
 */
export function fromOlderCart(kept: PartOfCart): PartOfCart {
  let cart: PartOfCart = { ...kept, specifications: {}, abilities: [] }
  for (const [name, value] of Object.entries((kept.specifications ?? {}) as PartOfCart)) {
    const { topic, isSpecification, key } = olderColumn(name)
    if (topic) cart = withWords(cart, name, String(value)).cart
    else if (!isSpecification) cart = { ...cart, [key]: value }
    else cart = { ...cart, specifications: { ...(cart.specifications as PartOfCart), [key]: value } }
  }
  const [first] = kept.images as readonly string[]
  const drawn = inventory.find(({ id }) => first === `${cartPictures.folder}${id}.webp`)
  // What we found on a test drive of it stood in our own text.
  const found =
    inventory.find(({ id }) => id === kept.id)?.abilities.filter((ability) => ability === 'needs-room') ?? []
  return {
    ...cart,
    ...(drawn && { model: drawn.id, ...drawnSize(drawn.id) }),
    abilities: joined(cart, [...abilitiesInWords(kept).abilities, ...found]),
  }
}

/** The same of some fields of a cart, as a run of the history has kept them: 'specifications.range' in words. */
export function fromOlderFields(kept: PartOfCart): PartOfCart {
  return Object.fromEntries(
    Object.entries(kept).flatMap(([name, value]): (readonly [string, unknown])[] => {
      const label = /^specifications\.(.+)$/.exec(name)?.[1]
      if (label === undefined) return [[name, value]]
      const { topic, isSpecification, key } = olderColumn(label)
      if (!topic) return [[isSpecification ? name : key, value]]
      const { figures, rest } = readWords(topic, String(value))
      return rest === '' && hasFigures(topic, figures) ? Object.entries(figures) : [[name, value]]
    }),
  )
}
