import { isOvertaken, overtaken, type Plan, type Problem, refusal } from '#kernel/history/plan.ts'
import type { RunAuthor } from '#kernel/history/record-run.ts'
import type { CalendarDay } from '#kit/dates/calendar-day.ts'
import { fillText, formatCount, formatDate, formatList } from '#kit/formats/format.ts'
import { importMessages } from '#subjects/inventory/facts/cart-file.ts'
import { findCart } from '#subjects/inventory/rules/cart-slug.ts'
import type { CartStore } from '#subjects/inventory/rules/cart-source.ts'
import {
  cartCell,
  cartFieldWords,
  columnNamed,
  fieldIn,
  isSameCell,
  labelOf,
} from '#subjects/inventory/rules/change/cart-columns.ts'
import { askForFigure, createCartImporter, type ImportResult } from '#subjects/inventory/rules/change/cart-import.ts'
import { type Move, movedCarts } from '#subjects/inventory/rules/change/cart-order.ts'
import { countWarnings, valueWarnings } from '#subjects/inventory/rules/change/change-warnings.ts'
import type { ChangedCart } from '#subjects/inventory/rules/change/changed-cart.ts'
import type { ImportValues, UnreadWords } from '#subjects/inventory/rules/change/row-over-cart.ts'
import { newValuesOf, type SeveralWish } from '#subjects/inventory/rules/change/several-carts.ts'
import { mostPictures, type Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { photoNameOf } from '#subjects/pictures/rules/photo-path.ts'
import {
  type BroughtFile,
  type BroughtPhoto,
  bringFile,
  type DecodePhoto,
} from '#subjects/pictures/server/bring-photo.ts'
import type { PhotoStore } from '#subjects/pictures/server/photo-store.ts'
import type { CartTable } from './cart-file.ts'

export interface CartStores {
  readonly vehicles: CartStore
  readonly photos: PhotoStore
  /** Decodes and resizes photos. */
  readonly decode: DecodePhoto
  /** Today in Eastern time. */
  readonly today: () => CalendarDay
}

export interface CartChange {
  readonly carts: readonly ChangedCart[]
  /** Photos that the carts will name; they are stored first. */
  readonly photos: readonly Pick<BroughtPhoto, 'store'>[]
}

export type CartPlan = Plan<CartChange>

/**
 * Applies a plan as one run of the history and returns the run's number; undefined where all is so by then. Throws `ChangedMeanwhile`, and
 * changes nothing, where another change of the same fields came first.
 */
export const applyCarts =
  ({ vehicles, photos }: CartStores) =>
  async (change: CartChange, by: RunAuthor): Promise<number | undefined> => {
    for (const photo of change.photos) await photo.store(photos, by.at)
    return vehicles.apply(change.carts, by)
  }

/**
 * Changes some fields of a cart, by the rules of an import. `seen` holds what a form has shown of them: only fields that differ from it are
 * changed, and a problem names each field that another person has changed since (CART-74).
 */
export async function planEdit(
  stores: CartStores,
  id: string,
  asked: ImportValues,
  seen?: ImportValues,
): Promise<CartPlan> {
  const { vehicles, today } = stores
  const existing = await byId(vehicles)
  const cart = await findCart(id, async (exact) => existing.get(exact) ?? null)
  if (!cart) return refusal(unknownCart(id))
  const columns = Object.keys(asked).filter((column) => !seen || !isSameCell(column, asked[column], seen[column]))
  const values = Object.fromEntries(columns.map((column) => [column, asked[column]]))
  const lost = seen ? await overtakenColumns(vehicles, cart, values, seen) : []
  if (lost.length > 0) return refusal(...lost)
  const result = createCartImporter({ existing, today: today() })('', { ...values, id: cart.id })
  const refused = refusedOf(result)
  if (!result.ok || refused.length > 0) return refusal(...refused)
  return planOfCarts(
    result.isSame ? [] : [{ before: cart, after: result.vehicle }],
    valueWarnings(existing, [result.vehicle], today()),
  )
}

/** Each column that another person has changed since the form showed it (CART-201). */
async function overtakenColumns(vehicles: CartStore, cart: Vehicle, values: ImportValues, seen: ImportValues) {
  const columns = Object.keys(values).filter((column) =>
    isOvertaken({ asked: values[column], seen: seen[column], now: cartCell(cart, column) }, (one, other) =>
      isSameCell(column, one, other),
    ),
  )
  return Promise.all(
    columns.map(async (column) => {
      const { field, value } = fieldIn(cart, column)
      const text = value === undefined ? 'empty' : cartFieldWords(field, value)?.text
      return overtaken(column, `${labelOf(column)} is ${text}`, await vehicles.lastChange(cart.id, field))
    }),
  )
}

/** Plans one change of several carts in one run; names unusual changes of single carts first (CART-207). */
export async function planSeveral(
  { vehicles, today }: CartStores,
  ids: readonly string[],
  wish: SeveralWish,
): Promise<CartPlan> {
  const existing = await byId(vehicles)
  const check = createCartImporter({ existing, today: today() })
  const carts: ChangedCart[] = []
  const problems: Problem[] = []
  for (const id of new Set(ids)) {
    const before = existing.get(id)
    const values = before && newValuesOf(before, wish, today())
    if (!values) continue
    const result = check(before.name, { ...values, id })
    if (!result.ok) problems.push({ text: `${before.name}: ${problemsText(result.problems)}` })
    else if (!result.isSame) carts.push({ before, after: result.vehicle })
  }
  if (problems.length > 0) return refusal(...problems)
  const isOdd = ({ after }: ChangedCart) => after !== undefined && valueWarnings(existing, [after], today()).length > 0
  const { odd = [], plain = [] } = Object.groupBy(carts, (cart) => (isOdd(cart) ? 'odd' : 'plain'))
  const put = carts.flatMap(({ after }) => after ?? [])
  return planOfCarts(
    [...odd, ...plain],
    [...valueWarnings(existing, put, today()), ...countWarnings(existing.size, carts.length)],
  )
}

/** Plans a new cart, by the rules of an import (CART-202). */
export async function planAddition({ vehicles, today }: CartStores, values: ImportValues): Promise<CartPlan> {
  const existing = await byId(vehicles)
  const result = createCartImporter({ existing, today: today() })('', values)
  const refused = refusedOf(result)
  if (!result.ok || refused.length > 0) return refusal(...refused)
  const { before, vehicle } = result
  if (before) return refusal({ text: `There is a cart "${vehicle.id}" already: another name makes it another cart` })
  return planOfCarts([{ before, after: vehicle }], valueWarnings(existing, [vehicle], today()))
}

/** Plans another place of a cart in the site's list (CART-203). */
export async function planMove({ vehicles }: CartStores, id: string, move: Move): Promise<CartPlan> {
  const list = await vehicles.list()
  const cart = await findCart(id, async (exact) => list.find((each) => each.id === exact) ?? null)
  return cart ? planOfCarts(movedCarts(list, cart, move)) : refusal(unknownCart(id))
}

/** Plans the sale of a cart on this day (CART-104). */
export async function planSale({ vehicles }: CartStores, id: string, soldOn: string): Promise<CartPlan> {
  const cart = await findCart(id, vehicles.get)
  if (!cart) return refusal(unknownCart(id))
  if (cart.soldOn !== undefined) return refusal({ text: `${cart.name} was sold on ${formatDate(cart.soldOn)} already` })
  return planOfCarts([{ before: cart, after: { ...cart, inStock: false, soldOn } }])
}

/** Plans to take a cart off the site (CART-74). */
export async function planRemoval({ vehicles }: CartStores, id: string): Promise<CartPlan> {
  const cart = await findCart(id, vehicles.get)
  return cart ? planOfCarts([{ before: cart, after: undefined }]) : refusal(unknownCart(id))
}

/**
 * Plans more photos of a cart. Remarks tell of photos that the cart already has or has no room for, and of files that are no photos
 * (PIC-41, PIC-51).
 */
export async function planPhotos(
  stores: CartStores,
  id: string,
  files: readonly BroughtFile[],
): Promise<CartPlan & { readonly remarks: readonly string[] }> {
  const cart = await findCart(id, stores.vehicles.get)
  if (!cart) return { ...refusal(unknownCart(id)), remarks: [] }
  const hashes = new Set(cart.images.map((path) => photoNameOf(path)?.hash))
  const remarks: string[] = []
  const brought: BroughtPhoto[] = []
  const bad = new Map<string, string[]>()
  for (const file of files) {
    const photo = await bringFile(file, stores.photos, stores.decode)
    if (typeof photo === 'string') bad.set(photo, [...(bad.get(photo) ?? []), file.name])
    else if (hashes.has(photo.hash)) remarks.push(`${file.name} is among its pictures already`)
    else brought.push(photo)
    if (typeof photo !== 'string') hashes.add(photo.hash)
  }
  for (const [reason, names] of bad) remarks.push(`${formatList(names)}${names.length > 1 ? ': each' : ''} ${reason}`)
  const taken = brought.slice(0, Math.max(0, mostPictures - cart.images.length))
  const left = brought.length - taken.length
  if (left > 0) remarks.push(`${formatCount(left, 'photo')} left out: a cart has at most ${mostPictures} pictures`)
  if (taken.length === 0 && remarks.length > 0) return { ...refusal(...remarks.map((text) => ({ text }))), remarks: [] }
  const after = { ...cart, images: [...cart.images, ...taken.map(({ path }) => path)] }
  return { ...planOfCarts(taken.length > 0 ? [{ before: cart, after }] : [], [], taken), remarks }
}

interface ImportWishes extends CartTable, Pick<CartStores, 'today'> {
  /** Reads the present carts. */
  readonly vehicles: Pick<CartStore, 'list'>
}

export interface ImportPlan extends CartPlan {
  /** How many rows have problems, and how many change nothing. `change` holds the others. */
  readonly bad: number
  readonly same: number
  /** The warnings about words in which no figure was read. */
  readonly unread: readonly string[]
}

/** Plans an import, and checks every row of the file for it (CART-69). */
export async function planImport({ rows, skipped, asks, vehicles, today }: ImportWishes): Promise<ImportPlan> {
  const existing = await byId(vehicles)
  const check = createCartImporter({ existing, today: today(), isFile: true })
  const carts: ChangedCart[] = []
  const problems: Problem[] = []
  const unread: string[] = []
  let same = 0
  for (const { row, values, problems: known } of rows) {
    const result = check(row, values, known)
    if (!result.ok)
      problems.push({ text: `${row}${result.cart && ` (${result.cart})`}: ${problemsText(result.problems)}` })
    else if (result.isSame) same += 1
    else {
      carts.push({ before: result.before, after: result.vehicle })
      unread.push(...result.unread.map((words) => unreadText(row, words)))
    }
  }
  const put = carts.flatMap(({ after }) => after ?? [])
  const changed = carts.filter(({ before }) => before).length
  const headings = skipped.map((heading) => `"${heading}"`).join(', ')
  const { rule, passedOver } = importMessages
  const over = headings ? [fillText(passedOver, { headings, rule })] : []
  const warnings = [
    ...over,
    ...asks,
    ...unread,
    ...countWarnings(existing.size, changed, carts.length - changed),
    ...valueWarnings(existing, put, today()),
  ]
  return { ...planOfCarts(carts, warnings), problems, bad: problems.length, same, unread }
}

async function byId(vehicles: Pick<CartStore, 'list'>): Promise<ReadonlyMap<string, Vehicle>> {
  return new Map((await vehicles.list()).map((cart) => [cart.id, cart]))
}

/** The plan of these carts and their photos; its change is undefined where no cart changes. */
function planOfCarts(
  carts: readonly ChangedCart[],
  warnings: readonly string[] = [],
  photos: readonly BroughtPhoto[] = [],
): CartPlan {
  return { change: carts.length > 0 ? { carts, photos } : undefined, problems: [], warnings }
}

const unreadText = (row: string, { column, text }: UnreadWords) =>
  fillText(importMessages.unread, { row, column: labelOf(column), text })

/** Why the desk's form is refused: it asks for a figure where an import would keep words. */
function refusedOf(result: ImportResult): readonly Problem[] {
  const problems = result.ok ? [] : result.problems
  const figures = result.unread.filter(({ column }) => !columnNamed(column).isSpecification).map(askForFigure)
  return [...new Map([...problems, ...figures].map((problem) => [problem.text, problem])).values()]
}

const problemsText = (problems: readonly Problem[]) => problems.map(({ text }) => text).join('; ')

const unknownCart = (id: string): Problem => ({ text: `There is no cart "${id}"` })
