import { basename } from 'node:path'
import { type Command, InvalidArgumentError } from 'commander'
import { type DeskCall, type Does, type ExitCode, examples, isRefused } from '#kernel/desk/desk.ts'
import { formatCount, formatNumber } from '#kit/formats/format.ts'
import { findVehicle } from '#subjects/inventory/rules/vehicle-slug.ts'
import { type BroughtFile, planPhotos, unknownCart } from '#subjects/inventory/server/change-carts.ts'
import { readNumbers } from '#subjects/pictures/rules/arrange-pictures.ts'
import { photoNameOf } from '#subjects/pictures/rules/photo-path.ts'
import type { PhotoStore } from '#subjects/pictures/server/photo-store.ts'
import { readPictureFile } from '#subjects/pictures/server/read-picture-file.ts'
import { cartsOf, undoHint } from './desk-carts.ts'

interface PhotoOptions {
  readonly order?: readonly number[]
  readonly remove?: readonly number[]
  readonly first?: boolean
}

/** PIC-41: lists, adds, orders and takes off the pictures of a cart. */
export function addPhotosCommand(inventory: Command, does: Does): void {
  const photos: Command = inventory
    .command('photos')
    .description('the pictures of a cart, numbered; the first is the main one')
    .argument('<ID>')
    .argument('[FILE...]', 'photos to add: JPEG, PNG, WebP or AVIF')
    .option('--first', 'put these before the others')
    .option('--order <3,1>', 'put pictures first, in this order', numbers)
    .option('--remove <2>', 'take pictures off', numbers)
    .addHelpText('after', examples('inventory photos ev-nomad', 'inventory photos ev-nomad front.jpg rear.jpg --first'))
    .action(
      does((call, id: string, files: readonly string[], options: PhotoOptions) => {
        const { order = [], remove = [], first = false } = options
        if (first && files.length === 0) photos.error('error: --first goes with photos to add: name their files')
        if (files.length + order.length + remove.length === 0) return listPhotos(call, id)
        return changePhotos(call, id, files, { order, remove, first })
      }),
    )
}

async function listPhotos(call: DeskCall, id: string): Promise<ExitCode> {
  const { vehicles, photos } = await cartsOf(call)
  const cart = await findVehicle(id, vehicles.get)
  if (!cart) {
    call.warn(`${unknownCart(id)}.`)
    return 1
  }
  for (const line of await listed(cart.images, photos)) call.say(line)
  call.warn(`${formatCount(cart.images.length, 'picture')}.`)
  return 0
}

async function changePhotos(
  call: DeskCall,
  id: string,
  names: readonly string[],
  wishes: Required<PhotoOptions>,
): Promise<ExitCode> {
  const { vehicles, photos, apply } = await cartsOf(call)
  const files = names.map((name): BroughtFile => ({ name, title: basename(name), read: () => readPictureFile(name) }))
  const plan = await planPhotos(vehicles, photos, id, { ...wishes, files })
  for (const note of plan.notes) call.warn(note)
  if (isRefused(call, plan)) return 1
  const [cart] = plan.change?.carts ?? []
  if (!plan.change || !cart?.before || !cart.after) {
    call.say(`The pictures of ${id} are like that already.`)
    return 0
  }
  const added = plan.change.photos.length
  const removed = cart.before.images.length + added - cart.after.images.length
  const run = await apply(plan.change, call.by(id, ...names))
  const words = [
    ...(added > 0 ? [`${formatNumber(added)} added`] : []),
    ...(removed > 0 ? [`${formatNumber(removed)} taken off`] : []),
  ]
  const done = words.length > 0 ? `${words.join(', ')}.` : 'The order is changed.'
  call.say(`${done} ${cart.after.name} has ${formatCount(cart.after.images.length, 'picture')} now.${undoHint(run)}`)
  return 0
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

function numbers(text: string): readonly number[] {
  const read = readNumbers(text)
  if (!read) throw new InvalidArgumentError('It wants the numbers of pictures, each once, such as 3,1.')
  return read
}
