import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from '#kernel/log/log.ts'
import type { Page, Ports } from '#kernel/page/page.ts'
import type { KeptAnswers } from './kept-answers.ts'

interface Printing {
  readonly kept: KeptAnswers
  readonly pages: readonly Page[]
  readonly ports: Ports
  /** Makes the page of this path and returns its status. */
  readonly print: (path: string, page: Page) => Promise<number>
  readonly log: Pick<Logger, 'warn'>
}

const lookEveryMs = 250
const retryMs = 1_000

/** Prints every page now and whenever one is due, one after the other; the returned function ends that. */
export function printAhead({ kept, pages, ports, print, log }: Printing): () => void {
  let listedFor: string | undefined

  async function goOn(): Promise<void> {
    for (let hadFailed = false; kept.isPrinting; ) {
      const version = kept.version()
      const failed = await printAll(version).catch(() => ['all of them'])
      if (failed.length > 0 && !hadFailed && kept.isPrinting)
        log.warn({ pages: failed }, 'pages could not be printed; they are tried again')
      hadFailed = failed.length > 0
      const isDone = version === kept.version()
      await pause(hadFailed ? retryMs : isDone ? lookEveryMs : 0, undefined, { ref: false })
    }
  }

  /** Makes each page whose kept bytes are missing or out of date; returns the paths of those that failed. */
  async function printAll(version: string): Promise<readonly string[]> {
    if (listedFor !== version) {
      const entriesOf = async (page: Page) => (await page.entries(ports)).map(({ path }) => [path, page] as const)
      kept.setCanonical(new Map((await Promise.all(pages.map(entriesOf))).flat()))
      listedFor = version
    }
    const failed: string[] = []
    for (const [path, page] of kept.canonical) {
      if (!kept.isPrinting || kept.version() !== version) break
      if (kept.findCurrent(path) || !kept.hasRoomFor(path)) continue
      const status = await print(path, page).catch(() => 500)
      if (status >= 500) failed.push(path)
      // A page that has gone meanwhile stays gone until the data change.
      else if (status !== 200) kept.canonical.delete(path)
    }
    return failed
  }

  kept.isPrinting = true
  void goOn()
  return () => {
    kept.isPrinting = false
  }
}
