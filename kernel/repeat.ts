import { stackOf } from '#kernel/error-sentence.ts'
import type { Logger } from '#kernel/log/log.ts'
import { hour, minute } from '#kit/dates/eastern-time.ts'

/**
 * Does the work after a first pause, and again after each further pause, also where it failed: the log then says where. The function that
 * it returns ends this, and waits for what is under way.
 */
export function repeat(
  work: () => Promise<void>,
  { firstMs = 0, everyMs }: { firstMs?: number; everyMs: number },
  log: Pick<Logger, 'error'>,
) {
  let isStopped = false
  let underWay = Promise.resolve()
  let timer = setTimeout(begin, firstMs).unref()

  function begin(): void {
    underWay = work()
      .catch((error: unknown) => log.error({ error: stackOf(error) }, 'what is done now and then failed'))
      .then(() => {
        if (!isStopped) timer = setTimeout(begin, everyMs).unref()
      })
  }

  return async function stop(): Promise<void> {
    isStopped = true
    clearTimeout(timer)
    await underWay
  }
}

/** Does the chores a minute after the start and then every hour, one after the other. One that fails is logged and tried an hour later. */
export function everyHour(chores: Readonly<Record<string, () => Promise<void>>>, log: Pick<Logger, 'error' | 'warn'>) {
  async function doAll(): Promise<void> {
    for (const [name, chore] of Object.entries(chores))
      await chore().catch((error: unknown) => log.warn({ chore: name, error: String(error) }, 'this is done later'))
  }
  return repeat(doAll, { firstMs: minute, everyMs: hour }, log)
}
