import type { Logger } from '#kernel/log/log.ts'

const firstMs = 60_000
const hourMs = 3_600_000

/** Does the chores a minute after the start and then every hour, one after the other; logs one that fails, and tries it in the next. */
export function everyHour(chores: Readonly<Record<string, () => Promise<void>>>, log: Pick<Logger, 'warn'>) {
  async function doAll(): Promise<void> {
    for (const [name, chore] of Object.entries(chores))
      await chore().catch((error: unknown) => log.warn({ chore: name, error: String(error) }, 'this is done later'))
  }

  let round = Promise.resolve()
  const begin = () => {
    round = doAll()
  }
  const timers = [setTimeout(begin, firstMs).unref(), setInterval(begin, hourMs).unref()]
  return async function stop(): Promise<void> {
    for (const timer of timers) clearTimeout(timer)
    await round
  }
}
