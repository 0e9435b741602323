import { basename } from 'node:path'
import { runBy } from '#kernel/desk/asking.ts'
import { type DeskCall, type ExitCode, MisuseError } from '#kernel/desk/desk-command.ts'
import { readArgs } from '#kernel/desk/read-args.ts'
import { formatCount, formatNumber } from '#kit/formats/format.ts'
import { type Vehicle, vehicleSchema } from '#subjects/inventory/rules/vehicle.ts'
import { findVehicle } from '#subjects/inventory/rules/vehicle-slug.ts'
import { arrangePictures, readNumbers, unknownNumbers } from '#subjects/pictures/rules/arrange-pictures.ts'
import { photoNameOf } from '#subjects/pictures/rules/photo-path.ts'
import type { BroughtPhoto } from '#subjects/pictures/server/bring-photo.ts'
import { NoPictureError } from '#subjects/pictures/server/no-picture.ts'
import { createPhotoStore, type PhotoStore } from '#subjects/pictures/server/photo-store.ts'
import { readPictureFile } from '#subjects/pictures/server/read-picture-file.ts'
import { undoHint } from './changed-lines.ts'
import { withVehicles } from './with-vehicles.ts'

export const photosUsage = `  inventory photos ID     the pictures of a cart, numbered; the first is the main one
  inventory photos ID FILE … [--first]
                          add photos after the others, or before them: JPEG, PNG, WebP or AVIF
  inventory photos ID [--order 3,1] [--remove 2]
                          put pictures first, in this order; take pictures off`

/** PIC-41: `inventory photos ID …`: lists, adds, orders and takes off the pictures of a cart. */
export async function photosOf(call: DeskCall, args: readonly string[]): Promise<ExitCode> {
  const { positionals, flags } = readArgs(args, ['order', 'remove'], ['first'])
  const [id, ...files] = positionals
  if (id === undefined) throw new MisuseError('ID is missing')
  const asked = { order: numbersOf('order', flags.order), remove: numbersOf('remove', flags.remove) }
  if (flags.first && files.length === 0) throw new MisuseError('--first goes with photos to add: name their files')

  return withVehicles(call.settings, async (vehicles, db) => {
    const { say, warn } = call
    const cart = await findVehicle(id, vehicles.get)
    if (!cart) {
      warn(`There is no cart "${id}".`)
      return 1
    }
    const store = createPhotoStore(db)
    if (files.length + asked.order.length + asked.remove.length === 0) {
      for (const line of await listed(cart.images, store)) say(line)
      warn(`${formatCount(cart.images.length, 'picture')}.`)
      return 0
    }
    const unknown = unknownNumbers(cart.images, asked)
    for (const number of unknown)
      warn(`There is no picture ${number}: ${cart.name} has ${formatCount(cart.images.length, 'picture')}.`)
    const kept = arrangePictures(cart.images, asked)
    const brought = await bring(files, kept, store, warn)
    const images = flags.first ? [...brought.paths, ...kept] : [...kept, ...brought.paths]
    const { error } = vehicleSchema.safeParse({ ...cart, images })
    for (const { message } of error?.issues ?? []) warn(`The pictures of a cart ${message}.`)
    if (unknown.length > 0 || brought.refused || error) {
      warn('Nothing was changed.')
      return 1
    }
    if (sameList(images, cart.images)) {
      say(`The pictures of ${cart.name} are like that already.`)
      return 0
    }
    for (const photo of brought.photos) await photo.store(store)
    const run = await vehicles.apply({ put: [{ ...cart, images }], by: runBy(call, 'inventory', ...call.args) })
    const words = told(cart, kept, brought.photos.length)
    say(`${words} ${cart.name} has ${formatCount(images.length, 'picture')} now.${undoHint(run)}`)
    return 0
  })
}

interface Brought {
  readonly photos: readonly BroughtPhoto[]
  readonly paths: readonly string[]
  readonly refused: boolean
}

/** The photos of these files; each that is none has been told with its reason. */
async function bring(
  files: readonly string[],
  kept: readonly string[],
  store: PhotoStore,
  warn: DeskCall['warn'],
): Promise<Brought> {
  const photos: BroughtPhoto[] = []
  let refused = false
  const hashes = new Set(kept.map((path) => photoNameOf(path)?.hash))
  // The library for pictures is the machine's own code: whoever brings none does without it.
  const { bringPhoto } = await import('#subjects/pictures/server/bring-photo.ts')
  for (const file of files) {
    try {
      const photo = await bringPhoto(readPictureFile(file), basename(file), store)
      if (hashes.has(photo.hash)) warn(`${file} is among its pictures already.`)
      else photos.push(photo)
      hashes.add(photo.hash)
    } catch (error) {
      if (!(error instanceof NoPictureError)) throw error
      warn(`${file} ${error.message}.`)
      refused = true
    }
  }
  return { photos, paths: photos.map(({ path }) => path), refused }
}

async function listed(images: readonly string[], { find }: PhotoStore): Promise<readonly string[]> {
  const hashes = images.flatMap((path) => photoNameOf(path)?.hash ?? [])
  const stored = new Map((await find(hashes)).map((photo) => [photo.hash, photo]))
  return images.map((path, index) => {
    const name = photoNameOf(path)
    const photo = name && stored.get(name.hash)
    const about = photo
      ? `  ${photo.width} × ${photo.height}, ${formatNumber(Math.ceil(photo.size / 1024))} KB`
      : name
        ? '  not in the database: bring it again'
        : ''
    return `${String(index + 1).padStart(2)}  ${path}${about}`
  })
}

function numbersOf(flag: string, given: string | boolean | undefined): readonly number[] {
  if (given === undefined) return []
  const numbers = readNumbers(String(given))
  if (!numbers) throw new MisuseError(`--${flag} wants the numbers of pictures, each once, such as 3,1`)
  return numbers
}

function told(cart: Vehicle, kept: readonly string[], added: number): string {
  const removed = cart.images.length - kept.length
  const words = [
    ...(added > 0 ? [`${formatNumber(added)} added`] : []),
    ...(removed > 0 ? [`${formatNumber(removed)} taken off`] : []),
  ]
  return words.length > 0 ? `${words.join(', ')}.` : 'The order is changed.'
}

function sameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((path, index) => path === other[index])
}
