import { writeFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { addDays } from '#kit/dates/calendar-day.ts'
import { easternClock } from '#kit/dates/eastern-time.ts'
import { defaultShop } from '#subjects/dealership/rules/shop.ts'
import { deskPage, deskUrl, keepStill, newMessage } from '#tests/setup/desk-browser.ts'
import { telephonePhoto } from '#tests/setup/photos.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
// One after the other: they work at one shop.
test.describe.configure({ mode: 'default' })

type Thumb = ReturnType<typeof thumbAt>
type Doing = Omit<Thumb, 'goTo' | 'tapped' | 'undo'>
/** What the thumb does, and where. */
type Step = { readonly [Verb in keyof Doing]: readonly [Verb, ...Parameters<Doing[Verb]>] }[keyof Doing]

interface Task {
  readonly title: string
  /** From Today; what the telephone asks to choose pictures or a day comes on top. */
  readonly taps: number
  /** Makes what is there before it begins. */
  readonly steps: (thumb: Thumb) => readonly Step[] | Promise<readonly Step[]>
}

const cart = 'ev-nomad'
const row = `#cart-${cart}`
const task = (title: string, taps: number, steps: Task['steps']): Task => ({ title, taps, steps })
const ahead = (days: number) => addDays(easternClock(new Date()).day, days)
const isKept = (day: string) => defaultShop.datedOn(day) !== undefined
const carts: Step = ['tab', 'Carts']
const save: Step = ['tap', '.desk-save button']
const formOf = (id: string): readonly Step[] => [carts, ['tap', `#cart-${id} .desk-cart-name a`]]
const more = (screen: string): readonly Step[] => [
  ['tab', 'More'],
  ['tap', 'main a', screen],
]

const tasks: readonly Task[] = [
  task('answer a message', 1, async () => {
    const { id, name } = await newMessage()
    return [
      ['tap', `form[action="/messages/${id}"] [value=answered]`],
      ['isTold', `${name}: answered`],
    ]
  }),
  task('keep a note on a message', 4, async () => [
    ['tap', `a[href^="/messages/${(await newMessage()).id}"]`],
    ['type', '#note', 'Comes on Friday'],
    save,
    ['isTold', 'Comes on Friday'],
  ]),
  task('put a message off until tomorrow', 2, async () => {
    const { id, name } = await newMessage()
    const form = `form[action="/messages/${id}/remind"]`
    return [
      ['tap', `details:has(${form}) summary`],
      ['tap', `${form} [value=tomorrow]`],
      ['isTold', name],
    ]
  }),
  task('take a message', 2, async () => {
    const { id, name } = await newMessage()
    return [
      ['tap', `summary[aria-label="More for ${name}"]`],
      ['tap', `form[action="/messages/${id}/take"] button`],
      ['isTold', `${name}: taken by`],
    ]
  }),
  task('take a suspected message for real', 1, async () => [
    ['tap', `form[action="/messages/${(await newMessage('links')).id}/release"] button`],
    ['sees', '.desk-told', 'not spam'],
  ]),
  task('call a message spam', 1, async () => {
    const { id, name } = await newMessage('links')
    return [
      ['tap', `form[action="/messages/${id}"] [value=spam]`],
      ['isTold', `${name}: marked as spam`],
    ]
  }),
  task('find a message by a name', 4, async () => {
    const { name } = await newMessage()
    return [
      ['tab', 'Messages'],
      ['type', '#search', name.slice(4).toLowerCase()],
      ['tap', '.desk-find button'],
      ['tap', '.desk-sender a', name],
      ['sees', 'h1', name],
    ]
  }),
  task('change a price', 4, () => [
    carts,
    ['lower', `${row} [name=price]`, 100],
    ['tap', `${row} button`, 'Save'],
    ['isTold', 'price $'],
  ]),
  task('take a change back', 2, async (thumb) => {
    await thumb.goTo(`${deskUrl}/carts/${cart}`)
    await thumb.tap('form button', 'Mark sold')
    await thumb.isTold('sold on')
    return [
      ['tab', 'History'],
      ['tap', 'main form[action$="/undo"] button', 'Undo'],
      ['sees', '.desk-told', 'for sale again'],
    ]
  }),
  task('mark a cart sold', 3, () => [
    carts,
    ['tap', `${row} summary`],
    ['tap', `${row} button`, 'Mark sold'],
    ['isTold', 'sold on'],
  ]),
  task('put a cart out of stock', 3, () => [
    carts,
    ['tap', `${row} summary`],
    ['tap', `${row} button`, 'Mark out of stock'],
    ['isTold', 'out of stock'],
  ]),
  task('show a cart first', 3, () => [
    carts,
    ['tap', `${row} summary`],
    ['tap', `${row} button`, 'Show first'],
    ['isTold', 'moved in the list'],
  ]),
  task('correct a text', 4, () => [
    ...formOf(cart),
    ['type', '#description', 'Four seats, a lift and tires for gravel roads. Drive it in our yard.'],
    save,
    ['isTold', 'tires for gravel roads'],
  ]),
  task('give a special price until a day', 5, () => [
    ...formOf(cart),
    ['lower', '#price', 500, '#specialPrice'],
    ['set', '#specialUntil', ahead(7)],
    save,
    ['isTold', 'special'],
  ]),
  task('add a cart like another', 5, () => [
    carts,
    ['tap', `${row} summary`],
    ['tap', `a[href="/new-cart?like=${cart}"]`],
    ['sees', 'h1', 'Add a cart'],
    ['type', '#name', `Twin of ${cart}`],
    save,
    ['isTold', `Twin of ${cart}: added`],
  ]),
  task('take a cart off the site', 3, () => [
    carts,
    ['tap', `${row} summary`],
    ['tap', `${row} button`, 'Remove from the site'],
    ['isTold', 'removed'],
  ]),
  task('add six photos', 6, async () => [
    ...formOf('ev-nomad-xl'),
    ['choose', '[name=photos]', await sixPhotos()],
    ['sees', '[data-photos-told]', '6 photos chosen'],
    ['tap', '[data-send]'],
    ['isTold', '6 photos added'],
  ]),
  task('show another photo first', 4, () => [
    ...formOf('ev-nomad-xl'),
    ['tap', '[data-order] li:nth-child(3) summary'],
    ['tap', '[name=move][value="first:3"]'],
    ['isTold', 'pictures in another order'],
  ]),
  task('close the next day on which we are open: a snow day', 3, () => [
    ['tap', 'main a[href="/hours"]'],
    ['tap', '.shop-pair button:last-child', 'Close'],
    ['tap', '[role=alert] button', 'Close'],
    ['isTold', 'Hours of'],
  ]),
  task('open for fewer hours on a day', 7, () => [
    ...more('Special hours and notices'),
    ['set', '#day', ahead(isKept(ahead(9)) ? 10 : 9)],
    ['type', '#other [name=name]', 'Stocktaking'],
    ['set', '#opens', '10:00'],
    ['set', '#closes', '14:00'],
    ['tap', '#other button', 'Save'],
    ['isTold', 'Hours of'],
  ]),
  task('put a notice up for a week', 4, () => [
    ...more('Special hours and notices'),
    ['type', '#text', 'Winter storage: twelve places are left.'],
    ['tap', '#notice button'],
    ['isTold', 'Notice from'],
  ]),
  task('change a telephone number', 4, () => [
    ...more('Phones and team'),
    ['type', '#poconoPines', '(570) 555-0177'],
    ['tap', 'form:has(#poconoPines) button'],
    ['isTold', '555-0177'],
  ]),
  task('add a person to the team', 7, () => [
    ...more('Phones and team'),
    ['tap', 'a', 'Add a person'],
    ['type', '#name', 'Ida Keller'],
    ['type', '#role', 'Sales'],
    ['type', '#description', 'Ida knows every hill between White Haven and Jim Thorpe.'],
    ['tap', 'form button', 'Add'],
    ['isTold', 'Ida Keller'],
  ]),
  task('raise the prices of all used carts', 4, () => [
    ['tap', '[href="/carts?show=used"]'],
    ['tap', '.desk-several summary'],
    ['write', '#amount', '1'],
    ['tap', '.desk-several-send button'],
    ['tap', 'form button', 'Change'],
    ['isTold', 'price $'],
  ]),
  task('change a price of storage', 4, () => [
    ...more('Prices'),
    ['type', '#storage-prep', '155'],
    save,
    ['isTold', 'Storage prep: $155'],
  ]),
  task('change the hours of the week', 4, () => [
    ...more('Weekly hours'),
    ['set', '#sales [name="saturday.closes"]', '16:00'],
    ['tap', '#sales button', 'Save'],
    ['isTold', 'Showroom hours from'],
  ]),
  task('note a scuff on a used cart', 4, () => [
    ['tap', '[aria-labelledby=to-inspect] a'],
    ['tap', 'label:has([name="hood.state"][value=marks])'],
    ['type', '[name=hood]', 'Scuff, left of the badge'],
    save,
    ['isTold', 'hood: Scuff, left of the badge'],
  ]),
  task('take prices from a file', 5, () => {
    const price = 8_000 + Math.round(Math.random() * 400)
    return [
      carts,
      ['tap', 'a', 'Download or upload carts'],
      ['choose', '[name=file]', [inFile('prices.csv', `id,price\n${cart},${price}\n`)]],
      ['tap', 'button', 'Preview the changes'],
      ['tap', 'button', 'Make these changes'],
      ['isTold', `→ $${price.toLocaleString('en-US')}`],
    ]
  }),
  task('invite a person', 4, () => [
    ...more('Who can sign in'),
    ['type', '#name', 'Ida'],
    ['tap', 'button', 'Invite'],
    ['sees', 'h1', 'Invitation for Ida'],
  ]),
  task('forget a person', 5, async () => [
    ['tab', 'Messages'],
    ['tap', 'a', 'Erase messages'],
    ['type', '#person', (await newMessage()).email],
    ['tap', 'button', 'Show the messages'],
    ['tap', 'button', 'Erase for good'],
    ['sees', 'h1', 'Erased'],
  ]),
]

for (const { title, taps, steps } of tasks)
  test(`DESK-11: ${title}, with at most ${taps} taps from Today`, async ({ context }) => {
    const page = await deskPage(context)
    await keepStill(page)
    const planned = await steps(thumbAt(page))
    const thumb = thumbAt(page)
    await thumb.goTo(deskUrl)
    for (const [verb, ...words] of planned) await (thumb[verb] as (...given: typeof words) => unknown)(...words)
    expect(thumb.tapped()).toBeLessThanOrEqual(taps)
    await thumb.undo()
  })

/** A thumb at the desk, and how often it has tapped. */
function thumbAt(page: Page) {
  let tapped = 0
  let isTold = false
  const found = (selector: string, text = '') => page.locator(selector).filter({ hasText: text, visible: true }).first()
  const told = page.locator('.desk-told')
  const tap = async (selector: string, text?: string) => {
    await found(selector, text).tap()
    tapped += 1
  }
  const sees = (selector: string, text: string) => expect(found(selector, text)).toBeVisible()
  const type = async (selector: string, text: string) => {
    await page.locator(selector).fill(text)
    tapped += 1
  }
  return {
    goTo: (url: string) => page.goto(url),
    tapped: () => tapped,
    tap,
    sees,
    type,
    /** Types in the field in which the cursor stands already. */
    async write(selector: string, text: string) {
      await expect(page.locator(selector)).toBeFocused()
      await page.locator(selector).fill(text)
    },
    /** What it is told so is taken back at the end. */
    async isTold(text: string) {
      await sees('.desk-told', text)
      isTold = true
    },
    tab: (name: string) => tap('.desk-tabs a', name),
    /** Types a price that is lower than the one that stands in a field. */
    async lower(from: string, by: number, selector = from) {
      const price = await page.locator(from).inputValue()
      await type(selector, String(Number(price.replace(',', '')) - by))
    },
    /** A day or a time, which the telephone asks for with a wheel of its own. */
    async set(selector: string, value: string) {
      await page.locator(selector).evaluate((field: HTMLInputElement, given) => {
        field.value = given
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }, value)
      tapped += 1
    },
    async choose(selector: string, files: readonly string[]) {
      await page.locator(selector).setInputFiles([...files])
      tapped += 1
    },
    async undo() {
      if (!isTold) return
      const before = (await told.textContent()) ?? ''
      await told.getByRole('button', { name: 'Undo' }).tap()
      await expect(told).not.toHaveText(before)
      await expect(page.locator('main [role=alert]')).toHaveCount(0)
    },
  }
}

function inFile(name: string, content: string | Buffer): string {
  const file = test.info().outputPath(name)
  writeFileSync(file, content)
  return file
}

const sixPhotos = () =>
  Promise.all([0, 1, 2, 3, 4, 5].map(async (n) => inFile(`IMG_${n}.jpg`, await telephonePhoto(600 + 10 * n, 400))))
