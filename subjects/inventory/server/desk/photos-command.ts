import { basename } from 'node:path'
import { type Command, InvalidArgumentError } from 'commander'
import { type DeskCall, type Does, type ExitCode, examples } from '#kernel/desk/desk.ts'
import { formatCount, formatNumber } from '#kit/formats/format.ts'
import { planPhotos } from '#subjects/inventory/server/change-carts.ts'
import { readNumbers } from '#subjects/pictures/rules/arrange-pictures.ts'
import { photoNameOf } from '#subjects/pictures/rules/photo-path.ts'
import type { PhotoStore } from '#subjects/pictures/server/photo-store.ts'
import { carryOut, cartNamed, cartsOf } from './desk-carts.ts'

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
      does(async (call, id: string, names: readonly string[], options: PhotoOptions) => {
        const { order = [], remove = [], first = false } = options
        if (first && names.length === 0) photos.error('error: --first goes with photos to add: name their files')
        if (names.length + order.length + remove.length === 0) return listPhotos(call, id)
        const stores = await cartsOf(call)
        const files = names.map((path) => ({ path, name: path, title: basename(path) }))
        const plan = await planPhotos(stores, id, { files, first, order, remove })
        for (const note of plan.notes) call.warn(note)
        const added = plan.change?.photos.length ?? 0
        return carryOut(call, stores, plan, {
          words: [id, ...names],
          told: ([cart], hint) => {
            if (!cart?.before || !cart.after) return `The pictures of ${id} are like that already.`
            const count = cart.after.images.length
            const removed = cart.before.images.length + added - count
            const done = [
              added > 0 && `${formatNumber(added)} added`,
              removed > 0 && `${formatNumber(removed)} taken off`,
            ]
            const words = done.filter(Boolean).join(', ') || 'The order is changed'
            return `${words}. ${cart.after.name} has ${formatCount(count, 'picture')} now. ${hint}`
          },
        })
      }),
    )
}

async function listPhotos(call: DeskCall, id: string): Promise<ExitCode> {
  const stores = await cartsOf(call)
  const cart = await cartNamed(call, stores, id)
  if (!cart) return 1
  for (const line of await listed(cart.images, stores.photos)) call.say(line)
  call.warn(`${formatCount(cart.images.length, 'picture')}.`)
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
