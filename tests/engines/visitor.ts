import { setTimeout as wait } from 'node:timers/promises'
import type { Window } from './windows.ts'

/** The sign that WebDriver has for the key that writes nothing. */
export const enter = '\uE007'

/** How long something may take that is on its way. */
const patience = 30_000

export type Visitor = ReturnType<typeof visitorAt>

/** A visitor at a browser sees, touches and types. */
export function visitorAt(window: Window) {
  /** Asks the page. The function runs there and knows only its arguments. */
  async function ask<Answer, Given extends readonly unknown[]>(question: (...given: Given) => Answer, ...given: Given) {
    const expression = `(async () => JSON.stringify((await (${question})(...${JSON.stringify(given)})) ?? null))()`
    return JSON.parse(await window.evaluate(expression)) as Awaited<Answer>
  }

  /** Asks until the answer is not empty; a page that is about to be another cannot answer for a moment. */
  async function until<Answer, Given extends readonly unknown[]>(
    question: (...given: Given) => Answer,
    ...given: Given
  ) {
    const end = Date.now() + patience
    for (;;) {
      const answer = await ask(question, ...given).catch((error: Error) => error)
      if (answer && !(answer instanceof Error)) return answer
      if (Date.now() > end) {
        const place = await ask(() => `${location.href}: ${document.querySelector('main')?.textContent}`).catch(String)
        throw new Error(`Not so after ${patience} ms: ${question} of ${given} (${answer || 'no answer'}) at ${place}`)
      }
      await wait(40)
    }
  }

  return {
    ...window,
    ask,
    until,

    /** Waits for this address, without its origin, and for the page behind it. */
    async arrivesAt(address: string) {
      await until((wanted) => {
        const { pathname, search } = location
        return document.readyState === 'complete' && (wanted.includes('?') ? pathname + search : pathname) === wanted
      }, address)
    },

    /** Waits until every island of the page answers. */
    async hydrated() {
      await until(() =>
        [...document.querySelectorAll('[data-island]:not([data-when=visible])')].every((one) =>
          one.matches('[data-hydrated]'),
        ),
      )
    },

    /** Taps the center of the first visible match once its position is stable; waits while another element covers it. */
    async touch(selector: string, text = '') {
      let before = ''
      for (;;) {
        const point = await until(
          (wanted, containing) => {
            const found = [...document.querySelectorAll(wanted)].find(
              (one) => one.checkVisibility() && one.textContent?.includes(containing),
            )
            found?.scrollIntoView({ block: 'center', behavior: 'instant' })
            const { left = 0, top = 0, width = 0, height = 0 } = found?.getBoundingClientRect() ?? {}
            const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
            // Firefox finds elements of the top layer beyond the window's edge too.
            const within = x < innerWidth && y < innerHeight
            return within && found?.contains(document.elementFromPoint(x, y)) ? { x, y } : undefined
          },
          selector,
          text,
        )
        if (before === `${point.x} ${point.y}`) return window.tap(point)
        before = `${point.x} ${point.y}`
        await wait(60)
      }
    },

    /** Puts the text into a field instead of what stands there. Firefox takes the focus away again while a page still loads. */
    async fill(selector: string, text: string) {
      await until((wanted) => {
        if (document.readyState !== 'complete') return false
        const field = document.querySelector<HTMLInputElement>(wanted)
        field?.focus()
        field?.select()
        return document.activeElement === field
      }, selector)
      await window.type(text)
    },
  }
}
