import { setImmediate as nextRound } from 'node:timers/promises'
import type { Context } from 'hono'

/** How many records make a piece of a text, so that none takes more than a few milliseconds. */
const recordsPerPiece = 500

/** Sends a long text piece by piece as it is made and taken; between two pieces others are answered. */
export function streamText(c: Context, pieces: Iterable<string>, headers: Record<string, string>): Response {
  const iterator = pieces[Symbol.iterator]()
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await nextRound()
      const { done, value } = iterator.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
  return c.body(body, 200, headers)
}

/** The records a few at a time. */
export function* piecesOf<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let at = 0; at < items.length; at += recordsPerPiece) yield items.slice(at, at + recordsPerPiece)
}
