import { availableParallelism } from 'node:os'

/** Works through a list with as many hands as there are cores. The first failure is the answer. */
export async function severalAtOnce<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const next = items[Symbol.iterator]()
  const hand = async () => {
    for (let step = next.next(); !step.done; step = next.next()) await work(step.value)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, hand))
}
