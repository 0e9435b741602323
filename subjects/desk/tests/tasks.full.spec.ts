import { mkdirSync, writeFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { addDays } from '#kit/dates/calendar-day.ts'
import { easternClock } from '#kit/dates/eastern-time.ts'
import { engines, isThere } from '#tests/engines/engines.ts'
import { type Visitor, visitorAt } from '#tests/engines/visitor.ts'
import { openByPlaywright, type Window } from '#tests/engines/windows.ts'
import { deskCookie, deskUrl, newMessage } from '#tests/setup/desk-browser.ts'
import { telephonePhoto } from '#tests/setup/photos.ts'

// One engine after the other: they work at one shop.
test.describe.configure({ mode: 'default' })

/** Each engine has a cart of its own. */
const windows = [
  { name: 'Chromium', cart: 'ev-nomad', photos: 'ev-nomad-xl' },
  { name: 'Firefox', cart: 'forester-4-plus', photos: 'classic-4-plus' },
  { name: 'WebKit', cart: 'forester-6-plus', photos: 'classic-2-plus' },
] as const

type Thumb = ReturnType<typeof thumbAt>

interface Place {
  readonly thumb: Thumb
  readonly cart: string
  readonly photos: string
}

interface Task {
  readonly title: string
  /** From Today; what the telephone asks to choose pictures or a day comes on top. */
  readonly taps: number
  /** What is there before it begins. */
  readonly before?: (place: Place) => Promise<string>
  readonly work: (place: Place, given: string) => Promise<void>
  /** Whether it is taken back at the end. */
  readonly undo?: false
}

const newId = async (suspicion?: string) => (await newMessage(suspicion)).id
const ahead = (days: number) => addDays(easternClock(new Date()).day, days)

const tasks: readonly Task[] = [
  {
    title: 'answer a message',
    taps: 2,
    before: () => newId(),
    async work({ thumb }, id) {
      await thumb.tap(`form[action="/messages/${id}"] [value=answered]`)
      await thumb.isTold(id)
    },
  },
  {
    title: 'keep a note on a message',
    taps: 4,
    before: () => newId(),
    async work({ thumb }, id) {
      await thumb.tap(`a[href="/messages/${id}"]`)
      await thumb.type('#note', 'Comes on Friday')
      await thumb.tap('button', 'Only keep the note')
      await thumb.isTold('Comes on Friday')
    },
  },
  {
    title: 'take a suspected message for real',
    taps: 1,
    before: () => newId('links'),
    async work({ thumb }, id) {
      await thumb.tap(`form[action="/messages/${id}/release"] button`)
      await thumb.isTold('held back yes → no')
    },
    undo: false,
  },
  {
    title: 'call a message spam',
    taps: 1,
    before: () => newId('links'),
    async work({ thumb }, id) {
      await thumb.tap(`form[action="/messages/${id}"] [value=spam]`)
      await thumb.isTold(id)
    },
  },
  {
    title: 'find a message by a name',
    taps: 4,
    before: async () => (await newMessage()).name,
    async work({ thumb }, name) {
      await thumb.tab('Messages')
      await thumb.type('#search', name.slice(4).toLowerCase())
      await thumb.tap('.desk-search button')
      await thumb.tap('.desk-sender a', name)
      await thumb.sees('h1', name)
    },
    undo: false,
  },
  {
    title: 'change a price',
    taps: 4,
    async work({ thumb, cart }) {
      const field = `#cart-${cart} [name=price]`
      await thumb.tab('Carts')
      const price = Number(await thumb.valueOf(field)) - 100
      await thumb.type(field, String(price))
      await thumb.tap(`#cart-${cart} button`, 'Save')
      await thumb.isTold(`→ $${price.toLocaleString('en-US')}`)
    },
  },
  {
    title: 'take a change back',
    taps: 2,
    async before({ thumb, cart }) {
      await thumb.goTo(`${deskUrl}/carts/${cart}`)
      await thumb.tap('form button', 'Sold')
      await thumb.isTold(cart)
      return ''
    },
    async work({ thumb }) {
      await thumb.tab('History')
      await thumb.tap('main form[action$="/undo"] button', 'Undo')
      await thumb.isTold('sold on')
    },
    undo: false,
  },
  {
    title: 'mark a cart sold',
    taps: 3,
    async work({ thumb, cart }) {
      await thumb.tab('Carts')
      await thumb.tap(`#cart-${cart} button`, 'Sold')
      await thumb.isTold('sold on')
    },
  },
  {
    title: 'put a cart out of stock',
    taps: 3,
    async work({ thumb, cart }) {
      await thumb.tab('Carts')
      await thumb.tap(`#cart-${cart} summary`)
      await thumb.tap(`#cart-${cart} button`, 'Out of stock')
      await thumb.isTold('in stock')
    },
  },
  {
    title: 'show a cart first',
    taps: 3,
    async work({ thumb, cart }) {
      await thumb.tab('Carts')
      await thumb.tap(`#cart-${cart} summary`)
      await thumb.tap(`#cart-${cart} button`, 'First')
      await thumb.isTold('order')
    },
  },
  {
    title: 'correct a text',
    taps: 4,
    async work({ thumb, cart }) {
      await thumb.tab('Carts')
      await thumb.tap(`#cart-${cart} .desk-cart-name a`)
      await thumb.type('#description', 'Four seats, a lift and tires for gravel roads. Drive it in our yard.')
      await thumb.tap('.desk-save button')
      await thumb.isTold('tires for gravel roads')
    },
  },
  {
    title: 'give a special price until a day',
    taps: 5,
    async work({ thumb, cart }) {
      await thumb.tab('Carts')
      await thumb.tap(`#cart-${cart} .desk-cart-name a`)
      await thumb.type('#specialPrice', String(Number(await thumb.valueOf('#price')) - 500))
      await thumb.set('#specialUntil', ahead(7))
      await thumb.tap('.desk-save button')
      await thumb.isTold('special')
    },
  },
  {
    title: 'add a cart like another',
    taps: 5,
    async work({ thumb, cart }) {
      await thumb.tab('Carts')
      await thumb.tap(`#cart-${cart} .desk-cart-name a`)
      await thumb.tap(`a[href="/new-cart?like=${cart}"]`)
      await thumb.sees('h1', 'New cart')
      await thumb.type('#name', `Twin of ${cart}`)
      await thumb.tap('.desk-save button')
      await thumb.isTold(`twin-of-${cart}`)
    },
  },
  {
    title: 'take a cart off the site',
    taps: 4,
    async work({ thumb, cart }) {
      await thumb.tab('Carts')
      await thumb.tap(`#cart-${cart} .desk-cart-name a`)
      await thumb.tap('button', 'Remove from the site')
      await thumb.isTold(cart)
    },
  },
  {
    title: 'add six photos',
    taps: 6,
    async work({ thumb, photos }) {
      await thumb.tab('Carts')
      await thumb.tap(`#cart-${photos} .desk-cart-name a`)
      await thumb.choose('[name=photos]', await sixPhotos())
      await thumb.sees('[data-photos-told]', '6 photos to send.')
      await thumb.tap('[data-send]')
      await thumb.isTold('images')
    },
  },
  {
    title: 'show another photo first',
    taps: 3,
    async work({ thumb, photos }) {
      await thumb.tab('Carts')
      await thumb.tap(`#cart-${photos} .desk-cart-name a`)
      await thumb.tap('[name=move][value="first:3"]')
      await thumb.isTold('images')
    },
  },
  {
    title: 'close tomorrow: a snow day',
    taps: 4,
    async work({ thumb }) {
      await thumb.tab('More')
      await thumb.tap('a', 'Hours and notices')
      await thumb.tap('button', 'Close tomorrow')
      await thumb.isTold('Hours of')
    },
  },
  {
    title: 'open for fewer hours on a day',
    taps: 7,
    async work({ thumb }) {
      await thumb.tab('More')
      await thumb.tap('a', 'Hours and notices')
      await thumb.set('#day', ahead(9))
      await thumb.type('#other [name=name]', 'Stocktaking')
      await thumb.set('#opens', '10:00')
      await thumb.set('#closes', '14:00')
      await thumb.tap('#other button', 'Set these hours')
      await thumb.isTold('Hours of')
    },
  },
  {
    title: 'put a notice up for a week',
    taps: 4,
    async work({ thumb }) {
      await thumb.tab('More')
      await thumb.tap('a', 'Hours and notices')
      await thumb.type('#text', 'Winter storage: twelve places are left.')
      await thumb.tap('#notice button')
      await thumb.isTold('Notice from')
    },
  },
  {
    title: 'change a telephone number',
    taps: 4,
    async work({ thumb }) {
      await thumb.tab('More')
      await thumb.tap('a', 'The shop')
      await thumb.type('#poconoPines', '(570) 555-0177')
      await thumb.tap('[value=poconoPines]')
      await thumb.isTold('555-0177')
    },
  },
  {
    title: 'add a person to the team',
    taps: 8,
    async work({ thumb }) {
      await thumb.tab('More')
      await thumb.tap('a', 'The shop')
      await thumb.tap('a', 'Add a person')
      await thumb.type('#name', 'Ida Keller')
      await thumb.type('#role', 'Sales')
      await thumb.type('#experience', 'New this spring')
      await thumb.type('#description', 'Ida knows every hill between White Haven and Jim Thorpe.')
      await thumb.tap('form button', 'Save')
      await thumb.isTold('Ida Keller')
    },
  },
  {
    title: 'take prices from a file',
    taps: 5,
    async work({ thumb, cart }) {
      await thumb.tab('Carts')
      await thumb.tap('a', 'Import, export')
      const price = 8_000 + Math.round(Math.random() * 400)
      await thumb.choose('[name=file]', [inFile('prices.csv', `id,price\n${cart},${price}\n`)])
      await thumb.tap('button', 'See what it changes')
      await thumb.tap('button', 'Make these changes')
      await thumb.isTold(`→ $${price.toLocaleString('en-US')}`)
    },
  },
  {
    title: 'invite a person',
    taps: 4,
    async work({ thumb }) {
      await thumb.tab('More')
      await thumb.tap('a', 'People and devices')
      await thumb.type('#name', 'Ida')
      await thumb.tap('button', 'Make an invitation')
      await thumb.sees('h1', 'For Ida')
    },
    undo: false,
  },
  {
    title: 'forget a person',
    taps: 5,
    before: async () => (await newMessage()).email,
    async work({ thumb }, email) {
      await thumb.tab('Messages')
      await thumb.tap('a', 'Forget a person')
      await thumb.type('#person', email)
      await thumb.tap('button', 'Show what we have')
      await thumb.tap('button', 'Erase for good')
      await thumb.sees('h1', 'Erased')
    },
    undo: false,
  },
]

for (const { name, ...own } of windows) {
  const engine = engines.find((one) => one.name === name)
  if (engine && !isThere(engine)) continue
  test.describe(name, () => {
    let window: Window
    let place: Place
    const counted: string[] = []
    test.beforeAll(async ({ browser }) => {
      window = await (engine ? engine.open({ script: true }) : openByPlaywright(browser))
      await window.goTo(`${deskUrl}/sign-in`)
      const cookie = await deskCookie()
      await window.setCookie(cookie.name, cookie.value)
      place = { thumb: thumbAt(visitorAt(window)), ...own }
    })
    test.afterAll(async () => {
      await window.close()
      mkdirSync('test-results', { recursive: true })
      writeFileSync(`test-results/desk-tasks-${name}.csv`, `task,taps,seconds,words\n${counted.join('\n')}\n`)
    })
    for (const { title, taps, before, work, undo } of tasks)
      test(`DESK-11: ${title}, with at most ${taps} taps from Today`, async () => {
        const { thumb } = place
        const given = (await before?.(place)) ?? ''
        await thumb.goTo(deskUrl)
        const begun = thumb.begin()
        await work(place, given)
        const { tapped, seconds, words } = begun()
        counted.push([title.replace(',', ''), tapped, seconds.toFixed(1), words].join())
        expect(tapped).toBeLessThanOrEqual(taps)
        if (undo !== false) await thumb.undo()
      })
  })
}

/** A thumb at the desk: how often it has tapped, for how long, and how many words it has had before its eyes. */
function thumbAt(visitor: Visitor) {
  let tapped = 0
  let words = 0
  const tap = async (selector: string, text?: string) => {
    // A page that is about to be another cannot answer for a moment.
    words += Number(await visitor.until(wordsInView))
    await visitor.touch(selector, text)
    tapped += 1
  }
  const sees = (selector: string, text: string) =>
    visitor.until(
      (wanted, inside) => [...document.querySelectorAll(wanted)].some((one) => one.textContent?.includes(inside)),
      selector,
      text,
    )
  return {
    valueOf: (selector: string) =>
      visitor.until((wanted) => document.querySelector<HTMLInputElement>(wanted)?.value, selector),
    goTo: visitor.goTo,
    tap,
    sees,
    isTold: (text: string) => sees('.desk-told', text),
    tab: (name: string) => tap('.desk-tabs a', name),
    async type(selector: string, text: string) {
      await visitor.fill(selector, text)
      tapped += 1
    },
    /** A day or a time, which the telephone asks for with a wheel of its own. */
    async set(selector: string, value: string) {
      await visitor.until(
        (wanted, given) => {
          const field = document.querySelector<HTMLInputElement>(wanted)
          if (field) field.value = given
          return field?.value === given
        },
        selector,
        value,
      )
      tapped += 1
    },
    async choose(selector: string, files: readonly string[]) {
      await sees(selector, '')
      await visitor.choose(selector, files)
      tapped += 1
    },
    async undo() {
      const before = await visitor.ask(() => document.querySelector('.desk-told')?.textContent)
      await visitor.touch('.desk-told button', 'Undo')
      await visitor.until((told) => document.querySelector('.desk-told')?.textContent !== told, before)
      expect(await visitor.ask(() => document.querySelector('main [role=alert]')?.textContent)).toBeNull()
    },
    begin() {
      const start = Date.now()
      tapped = 0
      words = 0
      return () => ({ tapped, words, seconds: (Date.now() - start) / 1_000 })
    },
  }
}

function wordsInView(): number {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  let count = 0
  while (texts.nextNode()) {
    const range = document.createRange()
    range.selectNode(texts.currentNode)
    const { top, bottom, width } = range.getBoundingClientRect()
    if (width > 0 && bottom > 0 && top < innerHeight)
      count += (texts.currentNode.textContent ?? '').split(/\s+/).filter(Boolean).length
  }
  return count
}

function inFile(name: string, content: string | Buffer): string {
  const file = test.info().outputPath(name)
  writeFileSync(file, content)
  return file
}

const sixPhotos = () =>
  Promise.all([0, 1, 2, 3, 4, 5].map(async (n) => inFile(`IMG_${n}.jpg`, await telephonePhoto(600 + 10 * n, 400))))
