import { type Ability, abilityNames } from '#subjects/inventory/facts/abilities.ts'
import type { CartFigures, Topic } from '#subjects/inventory/facts/cart-figures.ts'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { cartPictures } from '#subjects/pictures/facts/pictures.ts'
import { columnNamed } from './cart-columns.ts'
import { drawnSize } from './drawn-carts.ts'
import { abilitiesOfCategory, readWords } from './figures-from-words.ts'

/** A cart as far as it is known: from a row of a file or of the database. */
export type PartOfCart = Readonly<Record<string, unknown>>

/** The figures of each topic: new words in a column of words replace all of them. */
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

/** The abilities of each topic: new words about it remove those that they do not name. */
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
 * CART-211: lays words over a cart: the figures and abilities that they tell of, or the words themselves under their label, where the
 * reader did not understand all of them.
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
  // A size alone does not say what a tire is made for.
  const isSaid = rest === '' && (topic !== 'tires' || abilities.length > 0)
  const denied = new Set(isSaid ? abilitiesOf[topic] : [])
  const had = ((cart.abilities ?? []) as readonly Ability[]).filter((ability) => !denied.has(ability))
  const laid = { ...others, ...figures, specifications: kept, abilities: joined({ abilities: had }, abilities) }
  return { cart: laid, unread: rest === '' ? [] : [{ column, text: rest }] }
}

/** The figure that words in its column tell, with others of its topic; none where the words leave it out. */
function figuresUnder(key: string, figures: PartOfCart): PartOfCart {
  // The reader takes a single time for the shorter of two.
  const { chargingFrom, chargingTo = chargingFrom } = figures
  if (key === 'chargingTo' && chargingTo === chargingFrom) return chargingTo === undefined ? {} : { chargingTo }
  return Object.hasOwn(figures, key) ? figures : {}
}

/** Whether figures can replace the words: words about brakes, tires or a hitch stay for people to read. */
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

/** Both lists of abilities as one, in the order of the closed list, each once. */
export function joined({ abilities = [] }: PartOfCart, more: readonly Ability[]): readonly Ability[] {
  const all = new Set([...(abilities as readonly Ability[]), ...more])
  return abilityNames.filter((ability) => all.has(ability))
}

/** The present column of a label from an earlier version. The dealer's own label, such as 'year', replaces no field. */
function olderColumn(label: string) {
  const column = columnNamed(label)
  return column.topic ? column : columnNamed(`spec.${label}`)
}

/**
 * Renews a cart that an earlier version of the site stored: its facts stood in words, and its first picture told which drawing it was.
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
  // Our findings on a test drive of it stood in a text of ours.
  const found =
    inventory.find(({ id }) => id === kept.id)?.abilities.filter((ability) => ability === 'needs-room') ?? []
  return {
    ...cart,
    ...(drawn && { model: drawn.id, ...drawnSize(drawn.id) }),
    abilities: joined(cart, [...abilitiesInWords(kept).abilities, ...found]),
  }
}

/** Renews some fields of a cart that an earlier run of the history has kept, such as 'specifications.range' in words. */
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
