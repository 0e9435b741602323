import { hash } from 'node:crypto'
import type { ImportPreview } from '#subjects/desk/view/import-carts.tsx'
import { type ChangedCart, type PlannedCart, plannedCart } from '#subjects/inventory/rules/changed-cart.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { readCartFile } from '#subjects/inventory/server/cart-file.ts'
import { planImport } from '#subjects/inventory/server/change-carts.ts'

export interface PlanCartFile {
  readonly file: string
  readonly existing: readonly Vehicle[]
  /** What the dealer has seen of what it does. */
  readonly seen?: string | undefined
}

export interface PlannedCartFile {
  readonly preview: ImportPreview
  /** Names all that it does: a file that does something else by then has another. */
  readonly seen: string
  /** What changes, where it is what the dealer has seen. */
  readonly carts?: readonly ChangedCart[]
}

// No reader gets further; the counts tell how many there are.
const mostLines = 200
const longestLine = 1_000

/** DESK-23: what a file of carts would do; why it cannot be read, as a part of a sentence. It runs in the process beside the server. */
export async function planCartFile({
  file,
  existing,
  seen: before,
}: PlanCartFile): Promise<PlannedCartFile | { readonly refused: string }> {
  const read = await readCartFile(file).catch((error: Error) => ({ refused: shortened(error.message) }))
  if ('refused' in read) return read
  const plan = await planImport({ ...read, vehicles: { list: async () => existing } })
  const carts = plan.change?.carts ?? []
  const planned = carts.flatMap((cart) => plannedCart(cart) ?? [])
  const { problems, unread, bad, same } = plan
  const reasons = plan.reasons.filter((reason) => !unread.includes(reason))
  const seen = hash('sha256', JSON.stringify([planned, problems, plan.reasons, same]), 'base64url')
  const added = carts.filter((cart) => !cart.before).length
  const preview = {
    carts: planned.slice(0, mostLines).map(shortenedCart),
    ...{ problems: few(problems), reasons: few(reasons), unread: few(unread) },
    ...{ bad, same, added, changed: carts.length - added },
  }
  return { preview, seen, ...(seen === before && { carts }) }
}

const shortenedCart = (cart: PlannedCart): PlannedCart => ({ ...cart, lines: cart.lines.map(shortened) })
const few = (lines: readonly string[]) => lines.slice(0, mostLines).map(shortened)
const shortened = (line: string) => (line.length > longestLine ? `${line.slice(0, longestLine)}…` : line)
