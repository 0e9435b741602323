import { Worker } from 'node:worker_threads'

/** How long these pages took, in milliseconds. */
export type Times = readonly number[]

export const quantile = (times: Times, share: number) =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? Number.NaN

/**
 * Visitors who ask for these pages one after the other, with a pause of two milliseconds, as long as `during` goes on. They
 * are connected before it begins, and have a thread of their own, so that what they measure is the site and not whoever
 * floods it.
 */
export async function visitorsDuring(addresses: readonly string[], during: () => Promise<unknown>): Promise<Times> {
  const worker = new Worker(new URL('./visiting.ts', import.meta.url), { workerData: addresses })
  const message = () =>
    new Promise<Times>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
    })
  await message()
  await during().catch(() => {})
  const times = message()
  worker.postMessage('over')
  const measured = await times
  await worker.terminate()
  return measured
}
