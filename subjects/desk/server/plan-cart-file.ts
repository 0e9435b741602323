import { hash } from 'node:crypto'
import type { CalendarDay } from '#kit/dates/calendar-day.ts'
import type { ImportPreview } from '#subjects/desk/view/import-carts.tsx'
import { type ChangedCart, type PlannedCart, plannedCart } from '#subjects/inventory/rules/change/changed-cart.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { readCartFile } from '#subjects/inventory/server/cart-file.ts'
import { planImport } from '#subjects/inventory/server/change-carts.ts'

export interface PlanCartFile {
  readonly file: string
  readonly existing: readonly Vehicle[]
  readonly today: CalendarDay
  /** The digest of the changes that the dealer has seen. */
  readonly seen?: string | undefined
}

export interface PlannedCartFile {
  readonly preview: ImportPreview
  /** The digest of all changes: a file that would change something else by then has another one. */
  readonly seen: string
  /** The changed carts, where they are what the dealer has seen. */
  readonly carts?: readonly ChangedCart[]
}

// Readers stop before this; the counts tell how many there are.
const mostLines = 200
const longestLine = 1_000

/** Plans a file of carts in the process beside the server, or says as a part of a sentence why it cannot be read (DESK-23). */
export async function planCartFile({
  file,
  existing,
  today,
  seen: before,
}: PlanCartFile): Promise<PlannedCartFile | string> {
  const read = await readCartFile(file).catch((error: Error) => shortened(error.message))
  if (typeof read === 'string') return read
  const plan = await planImport({ ...read, vehicles: { list: async () => existing }, today: () => today })
  const carts = plan.change?.carts ?? []
  const planned = carts.flatMap((cart) => plannedCart(cart) ?? [])
  const { unread, bad, same } = plan
  const problems = plan.problems.map(({ text }) => text)
  const warnings = plan.warnings.filter((warning) => !unread.includes(warning))
  const seen = hash('sha256', JSON.stringify([planned, problems, plan.warnings, same]), 'base64url')
  const added = carts.filter((cart) => !cart.before).length
  const preview = {
    carts: planned.slice(0, mostLines).map(shortenedCart),
    problems: few(problems),
    warnings: few(warnings),
    unread: few(unread),
    bad,
    same,
    added,
    changed: carts.length - added,
  }
  return { preview, seen, ...(seen === before && { carts }) }
}

const shortenedCart = (cart: PlannedCart): PlannedCart => ({ ...cart, lines: cart.lines.map(shortened) })
const few = (lines: readonly string[]) => lines.slice(0, mostLines).map(shortened)
const shortened = (line: string) => (line.length > longestLine ? `${line.slice(0, longestLine)}…` : line)
