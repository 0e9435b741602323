import { setTimeout as wait } from 'node:timers/promises'

export type Pointer = 'mouse' | 'touch'

/** A window of a browser, as far as its engine has words for it. */
export interface Window {
  goTo(url: string): Promise<void>
  back(): Promise<void>
  /** What this expression comes to in the page, promises waited for, as JSON. */
  evaluate(expression: string): Promise<string>
  press(point: { readonly x: number; readonly y: number }, pointer: Pointer): Promise<void>
  type(text: string): Promise<void>
  screenshot(): Promise<Buffer>
  /** The page on paper, as PDF. */
  print(): Promise<Buffer>
  close(): Promise<void>
}

/** The keys that write nothing, by the signs that WebDriver has for them. */
export const keys = { tab: '\uE004', enter: '\uE007' } as const

/** How long something may take that is on its way. */
const patience = 15_000

/** A visitor at a browser sees, points, touches and types. */
export function visitorAt(window: Window) {
  const visitor = {
    goTo: window.goTo,
    back: window.back,
    screenshot: window.screenshot,
    print: window.print,
    close: window.close,
    /** Presses these keys on what has the focus. */
    type: window.type,

    /** Asks the page. The function runs there and knows only its arguments. */
    async ask<Answer, Given extends readonly unknown[]>(question: (...given: Given) => Answer, ...given: Given) {
      const expression = `(async () => JSON.stringify((await (${question})(...${JSON.stringify(given)})) ?? null))()`
      return JSON.parse(await window.evaluate(expression)) as Awaited<Answer>
    },

    /** Asks until the answer is not empty; a page that is about to be another cannot answer for a moment. */
    async until<Answer, Given extends readonly unknown[]>(question: (...given: Given) => Answer, ...given: Given) {
      const end = Date.now() + patience
      for (;;) {
        const answer = await visitor.ask(question, ...given).catch((error: Error) => error)
        if (answer && !(answer instanceof Error)) return answer
        if (Date.now() > end)
          throw new Error(`Not so after ${patience} ms: ${question} of ${given} (${answer || 'no answer'})`)
        await wait(40)
      }
    },

    /** Waits for this address, without its origin, and for the page behind it. */
    async arrivesAt(address: string) {
      await visitor.until((wanted) => {
        const { pathname, search } = location
        return document.readyState === 'complete' && (wanted.includes('?') ? pathname + search : pathname) === wanted
      }, address)
    },

    /** Waits until every island of the page answers. */
    async hydrated() {
      await visitor.until(() =>
        [...document.querySelectorAll('[data-island]:not([data-when=visible])')].every((one) =>
          one.matches('[data-hydrated]'),
        ),
      )
    },

    /** Clicks or taps the center of the first visible match once its position is stable; waits while another element covers it. */
    async press(selector: string, text = '', pointer: Pointer = 'mouse') {
      let before = ''
      for (;;) {
        const point = await visitor.until(
          (wanted, containing) => {
            const found = [...document.querySelectorAll(wanted)].find(
              (one) => one.checkVisibility() && one.textContent?.includes(containing),
            )
            found?.scrollIntoView({ block: 'center', behavior: 'instant' })
            const { left = 0, top = 0, width = 0, height = 0 } = found?.getBoundingClientRect() ?? {}
            const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
            return found?.contains(document.elementFromPoint(x, y)) ? { x, y } : undefined
          },
          selector,
          text,
        )
        if (before === `${point.x} ${point.y}`) return window.press(point, pointer)
        before = `${point.x} ${point.y}`
        await wait(60)
      }
    },

    async touch(selector: string, text = '') {
      await visitor.press(selector, text, 'touch')
    },

    /** Puts the text into a field instead of what stands there. */
    async fill(selector: string, text: string) {
      await visitor.until((wanted) => {
        const field = document.querySelector<HTMLInputElement>(wanted)
        field?.focus()
        field?.select()
        return document.activeElement === field
      }, selector)
      await visitor.type(text)
    },

    /** The list of a select is the system's own, out of reach of a driver: its value is set as the list would set it. */
    async choose(selector: string, value: string) {
      await visitor.until(
        (wanted, chosen) => {
          const select = document.querySelector<HTMLSelectElement>(wanted)
          if (!select) return
          select.value = chosen
          for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }))
          return select.value === chosen
        },
        selector,
        value,
      )
    },
  }
  return visitor
}

export type Visitor = ReturnType<typeof visitorAt>
