import { type Plan, refusal } from '#kernel/desk/plan.ts'
import type { RunBy } from '#kernel/history/record-run.ts'
import { easternClock } from '#kit/dates/eastern-time.ts'
import { fillText, formatCount, formatDate, formatList, formatTime } from '#kit/formats/format.ts'
import { importMessages } from '#subjects/inventory/facts/import-headings.ts'
import { type Move, movedCarts } from '#subjects/inventory/rules/cart-order.ts'
import type { ChangedCart } from '#subjects/inventory/rules/changed-cart.ts'
import { oddCount, oddValues } from '#subjects/inventory/rules/odd-changes.ts'
import { type Vehicle, vehicleSchema } from '#subjects/inventory/rules/vehicle.ts'
import {
  cellsToCopy,
  columnNamed,
  fieldIn,
  fieldWords,
  isSameCell,
  labelOf,
  vehicleCell,
} from '#subjects/inventory/rules/vehicle-columns.ts'
import {
  askForFigure,
  createVehicleImporter,
  type ImportResult,
  type ImportValues,
  pictureNames,
} from '#subjects/inventory/rules/vehicle-import.ts'
import { findVehicle } from '#subjects/inventory/rules/vehicle-slug.ts'
import type { VehicleStore } from '#subjects/inventory/rules/vehicle-source.ts'
import type { UnreadWords } from '#subjects/inventory/rules/words-of-cart.ts'
import { type Arrangement, arrangePictures, unknownNumbers } from '#subjects/pictures/rules/arrange-pictures.ts'
import { photoNameOf } from '#subjects/pictures/rules/photo-path.ts'
import { type BroughtPhoto, bringPhoto, type DecodePhoto } from '#subjects/pictures/server/bring-photo.ts'
import type { PhotoStore } from '#subjects/pictures/server/photo-store.ts'
import { NoPictureError, readPictureFile } from '#subjects/pictures/server/read-picture-file.ts'
import type { CartRow } from './cart-file.ts'

export interface CartStores {
  readonly vehicles: VehicleStore
  readonly photos: PhotoStore
  /** Where photos are made ready; left out, in this process. */
  readonly decode?: DecodePhoto | undefined
}

export interface CartChange {
  readonly carts: readonly ChangedCart[]
  /** Photos that the carts name afterwards; they are stored first. */
  readonly photos: readonly Pick<BroughtPhoto, 'store'>[]
}

export type CartPlan = Plan<CartChange>

/** A picture that the dealer brings. */
export interface BroughtFile {
  readonly path: string
  /** By which its problems are told. */
  readonly name: string
  /** By which it will be known on the site. */
  readonly title: string
}

/**
 * Does what was planned, as one run of the history: its number, where anything changed. Throws `ChangedMeanwhile`, and changes
 * nothing, where another change of the same fields came first.
 */
export async function applyCarts(
  { vehicles, photos }: CartStores,
  change: CartChange | undefined,
  by: RunBy,
): Promise<number | undefined> {
  if (!change) return undefined
  for (const photo of change.photos) await photo.store(photos)
  return vehicles.apply({ carts: change.carts, by })
}

/**
 * CART-74: changes some fields of a cart, by the same rules as a row of an import. `seen` is what a form has shown of them:
 * only those are changed that differ from it, and one that is something else by now is told.
 */
export async function planSet(
  { vehicles }: CartStores,
  id: string,
  asked: ImportValues,
  seen?: ImportValues,
): Promise<CartPlan> {
  const existing = await byId(vehicles)
  const cart = await findVehicle(id, async (exact) => existing.get(exact) ?? null)
  if (!cart) return refusal(unknownCart(id))
  const columns = Object.keys(asked).filter((column) => !seen || !isSameCell(column, asked[column], seen[column]))
  const values = Object.fromEntries(columns.map((column) => [column, asked[column]]))
  const overtaken = seen ? await overtakenColumns(vehicles, cart, values, seen) : []
  if (overtaken.length > 0) return refusal(...overtaken)
  const result = createVehicleImporter({ existing, today: today() })('', { ...values, id: cart.id })
  const refused = refusedOf(result)
  if (!result.ok || refused.length > 0) return refusal(...refused)
  return planned(
    result.isSame ? [] : [{ before: cart, after: result.vehicle }],
    oddValues(existing, [result.vehicle], today()),
  )
}

/** CART-201: "The price is $8,295 by now: Dana changed it at 2:05 PM", of each column that is neither as seen nor as asked for. */
async function overtakenColumns(vehicles: VehicleStore, cart: Vehicle, values: ImportValues, seen: ImportValues) {
  const columns = Object.keys(values).filter((column) => {
    const cell = vehicleCell(cart, column)
    return !isSameCell(column, cell, seen[column]) && !isSameCell(column, cell, values[column])
  })
  return Promise.all(
    columns.map(async (column) => {
      const { field, value } = fieldIn(cart, column)
      const text = value === undefined ? 'empty' : fieldWords(field, value)?.text
      const last = await vehicles.lastChange(cart.id, field)
      return `The ${column} is ${text} by now${last ? `: ${last.who} changed it ${momentText(last.at)}` : ''}`
    }),
  )
}

function momentText(at: Date): string {
  const { day, time } = easternClock(at)
  return `${day === today() ? '' : `on ${formatDate(day)} `}at ${formatTime(time)}`
}

/** CART-202: a new cart, by the rules of a row of an import; what is not said of it is as of the cart that it is like. */
export async function planNew({ vehicles }: CartStores, values: ImportValues, like?: string): Promise<CartPlan> {
  const existing = await byId(vehicles)
  const model = like === undefined ? null : await findVehicle(like, async (exact) => existing.get(exact) ?? null)
  if (like !== undefined && !model) return refusal(unknownCart(like))
  const result = createVehicleImporter({ existing, today: today() })('', {
    ...(model && cellsToCopy(model)),
    ...values,
  })
  const refused = refusedOf(result)
  if (!result.ok || refused.length > 0) return refusal(...refused)
  const { before, vehicle } = result
  if (before) return refusal(`There is a cart "${vehicle.id}" already: another name makes it another cart`)
  return planned([{ before, after: vehicle }], oddValues(existing, [vehicle], today()))
}

/** CART-203: gives a cart another place in the list of the site. */
export async function planMove({ vehicles }: CartStores, id: string, move: Move): Promise<CartPlan> {
  const list = await vehicles.list()
  const cart = await findVehicle(id, async (exact) => list.find((each) => each.id === exact) ?? null)
  return cart ? planned(movedCarts(list, cart, move)) : refusal(unknownCart(id))
}

/** CART-104: all carts that are named are sold, or none. */
export async function planSale({ vehicles }: CartStores, ids: readonly string[], soldOn: string): Promise<CartPlan> {
  const { carts, problems } = await findAll(vehicles, ids)
  for (const { name, soldOn: before } of carts)
    if (before !== undefined) problems.push(`${name} was sold on ${formatDate(before)} already`)
  if (problems.length > 0) return refusal(...problems)
  return planned(carts.map((cart) => ({ before: cart, after: { ...cart, inStock: false, soldOn } })))
}

/** CART-74: takes carts off the site, all that are named or none. */
export async function planRemoval({ vehicles }: CartStores, ids: readonly string[]): Promise<CartPlan> {
  const { carts, problems } = await findAll(vehicles, ids)
  if (problems.length > 0) return refusal(...problems)
  const reasons = carts.length > 1 ? oddCount((await vehicles.list()).length, 'removes', carts.length) : []
  const removed = carts.map((cart) => ({ before: cart, after: undefined }))
  return planned(removed, reasons)
}

interface PhotoWishes extends Arrangement {
  readonly files: readonly BroughtFile[]
  /** Whether they come before the pictures that are there. */
  readonly first: boolean
  /** Whether files that are no photos are left out, with a note, and the good ones taken all the same. */
  readonly leaveOutBad?: boolean
}

/** PIC-41: adds, orders and takes off the pictures of a cart. A photo that it has already is left out, with a note. */
export async function planPhotos(
  stores: CartStores,
  id: string,
  { files, first, leaveOutBad = false, ...arrangement }: PhotoWishes,
): Promise<CartPlan & { readonly notes: readonly string[] }> {
  const cart = await findVehicle(id, stores.vehicles.get)
  if (!cart) return { ...refusal(unknownCart(id)), notes: [] }
  const count = formatCount(cart.images.length, 'picture')
  const problems = unknownNumbers(cart.images, arrangement).map(
    (number) => `There is no picture ${number}: ${cart.name} has ${count}`,
  )
  const kept = arrangePictures(cart.images, arrangement)
  const hashes = new Set(kept.map((path) => photoNameOf(path)?.hash))
  const notes: string[] = []
  const brought: BroughtPhoto[] = []
  const bad = new Map<string, string[]>()
  for (const file of files) {
    const photo = await bring(file, stores)
    if (typeof photo === 'string') bad.set(photo, [...(bad.get(photo) ?? []), file.name])
    else if (hashes.has(photo.hash)) notes.push(`${file.name} is among its pictures already.`)
    else brought.push(photo)
    if (typeof photo !== 'string') hashes.add(photo.hash)
  }
  for (const [reason, names] of bad)
    if (leaveOutBad) notes.push(`${formatList(names)}${names.length > 1 ? ': each' : ''} ${reason}.`)
    else problems.push(...names.map((name) => `${name} ${reason}`))
  const added = brought.map(({ path }) => path)
  const after = { ...cart, images: first ? [...added, ...kept] : [...kept, ...added] }
  for (const { message } of vehicleSchema.safeParse(after).error?.issues ?? [])
    problems.push(`The pictures of a cart ${message}`)
  if (problems.length > 0) return { ...refusal(...problems), notes }
  const isSame = after.images.join('\n') === cart.images.join('\n')
  return { ...planned(isSame ? [] : [{ before: cart, after }], [], brought), notes }
}

interface ImportWishes {
  readonly rows: readonly CartRow[]
  /** Headings of columns that are passed over. */
  readonly unknown: readonly string[]
  /** What of its headings the dealer has to agree to. */
  readonly asks?: readonly string[]
  /** The carts that are there. */
  readonly vehicles: Pick<VehicleStore, 'list'>
  /** Where the pictures are that rows name by their files; left out, rows bring none. */
  readonly pictures?: ImportPictures | undefined
  readonly onRow?: (place: string) => void
}

interface ImportPictures {
  readonly find: (name: string) => BroughtFile | undefined
  readonly stores: CartStores
}

export interface ImportPlan extends CartPlan {
  /** How many rows have problems, and how many change nothing. `change` is of the others. */
  readonly bad: number
  readonly same: number
  /** Of the reasons those that tell of words which no figure was read from. */
  readonly unread: readonly string[]
}

// Photos that were looked at wait in memory to be stored; what is more is read again.
const mostHeld = 64

/** CART-69: checks every row of a file. */
export async function planImport({ rows, unknown, asks = [], pictures, ...wishes }: ImportWishes): Promise<ImportPlan> {
  const existing = await byId(wishes.vehicles)
  const looked = new Map<string, BroughtPhoto>()
  const refused = new Map<string, string>()
  const check = createVehicleImporter({
    existing,
    today: today(),
    isFile: true,
    ...(pictures && { imagePath: (name) => looked.get(name)?.path }),
  })
  const carts: ChangedCart[] = []
  const problems: string[] = []
  const unread: string[] = []
  let same = 0
  for (const { place, values, problems: known } of rows) {
    wishes.onRow?.(place)
    if (pictures) for (const name of pictureNames(values)) await look(name, pictures)
    const result = check(place, values, known)
    if (!result.ok) problems.push(`${place}${result.cart && ` (${result.cart})`}: ${result.problems.join('; ')}`)
    else if (result.isSame) same += 1
    else {
      carts.push({ before: result.before, after: result.vehicle })
      unread.push(...result.unread.map((words) => unreadText(place, words)))
    }
  }
  const put = carts.flatMap(({ after }) => after ?? [])
  const named = new Set(put.flatMap(({ images }) => images))
  const brought = [...looked.values()].filter(({ path }) => named.has(path))
  const changed = carts.filter(({ before }) => before).length
  const headings = unknown.map((heading) => `"${heading}"`).join(', ')
  const { rule, passedOver } = importMessages
  const over = headings ? [fillText(passedOver, { headings, rule })] : []
  return {
    ...planned(
      carts,
      [
        ...over,
        ...asks,
        ...unread,
        ...oddCount(existing.size, 'changes', changed),
        ...oddValues(existing, put, today()),
      ],
      brought,
    ),
    problems: [...problems, ...refused.values()],
    bad: problems.length,
    same,
    unread,
  }

  async function look(name: string, { find, stores }: ImportPictures): Promise<void> {
    const file = looked.has(name) || refused.has(name) ? undefined : find(name)
    if (!file) return
    const photo = await bring(file, stores)
    if (typeof photo === 'string') refused.set(name, `${file.name} ${photo}`)
    else
      looked.set(name, looked.size < mostHeld ? photo : { ...photo, store: () => storeAnew(file, photo.path, stores) })
  }
}

async function storeAnew(file: BroughtFile, path: string, stores: CartStores): Promise<void> {
  const again = await bring(file, stores)
  if (typeof again === 'string' || again.path !== path) throw new Error(`${file.name} changed while it was read`)
  await again.store(stores.photos)
}

/** Looks at a picture; why it cannot be taken, as the end of a sentence, where it is none. */
async function bring({ path, title }: BroughtFile, { photos, decode }: CartStores): Promise<BroughtPhoto | string> {
  try {
    return await bringPhoto(readPictureFile(path), title, photos, decode ?? (await decodeHere()))
  } catch (error) {
    if (error instanceof NoPictureError) return error.message
    throw error
  }
}

/** The library for pictures is code of the machine: work without pictures does without it. */
async function decodeHere(): Promise<DecodePhoto> {
  return (await import('#subjects/pictures/server/read-dealer-photo.ts')).readDealerPhoto
}

async function findAll(vehicles: VehicleStore, ids: readonly string[]) {
  const found = await Promise.all(ids.map((id) => findVehicle(id, vehicles.get)))
  const carts = new Map(found.flatMap((cart) => (cart ? [[cart.id, cart] as const] : [])))
  return { carts: [...carts.values()], problems: ids.filter((_, index) => !found[index]).map(unknownCart) }
}

async function byId(vehicles: Pick<VehicleStore, 'list'>): Promise<ReadonlyMap<string, Vehicle>> {
  return new Map((await vehicles.list()).map((cart) => [cart.id, cart]))
}

/** A plan of what changes; of nothing, where nothing does. */
function planned(
  carts: readonly ChangedCart[],
  reasons: readonly string[] = [],
  photos: readonly BroughtPhoto[] = [],
): CartPlan {
  return { change: carts.length > 0 ? { carts, photos } : undefined, problems: [], reasons }
}

const unreadText = (place: string, { column, text }: UnreadWords) =>
  fillText(importMessages.unread, { place, column: labelOf(column), text })

/** Why the form of the desk cannot be taken: it asks for a figure where an import keeps words. */
function refusedOf(result: ImportResult): readonly string[] {
  const problems = result.ok ? [] : result.problems
  const figures = result.unread.filter(({ column }) => !columnNamed(column).isSpecification)
  return [...new Set([...problems, ...figures.map(askForFigure)])]
}

const unknownCart = (id: string) => `There is no cart "${id}"`
const today = () => easternClock(new Date()).day
