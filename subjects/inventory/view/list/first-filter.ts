import { plural } from '#kit/formats/format.ts'
import { countedCarts } from '#subjects/inventory/facts/inventory-list.ts'
import { passesAll, readTyped } from '#subjects/inventory/rules/filter-tests.ts'
import type { ListedVehicle } from '#subjects/inventory/rules/vehicle.ts'
import { cardTexts } from './cart-texts.ts'

// Stands in the page right behind the list, and answers until React has been through all of it (decision 93). Whatever it
// asks for stands in the page with it, and every byte of it is one before the first frame.
type Said = Parameters<typeof passesAll>[0]

const place = document.currentScript?.previousElementSibling as HTMLElement
const all = (selector: string) => Array.from(place.querySelectorAll<HTMLElement>(selector))
const [form] = all('form') as [HTMLFormElement]
const cards = all('.cart')
const carts = JSON.parse((place.firstChild as HTMLScriptElement).text).found.vehicles.map(
  (cart: ListedVehicle, index: number): ListedVehicle => ({ ...cart, ...cardTexts(cards[index] as Element) }),
)

/** Puts another number, and the word for so many, in place of that in a text. */
function write({ firstChild }: Element, carts: number): void {
  const text = firstChild as Text
  const word = plural(carts, countedCarts.one, countedCarts.many)
  text.data = text.data.replace(/\d+( \w+)?/, (_, before) => (before ? `${carts} ${word}` : `${carts}`))
}

const filter = () => {
  if ('hydrated' in place.dataset) return
  const said = Object.fromEntries(new FormData(form)) as Said
  const { search, budget } = readTyped
  const passes = passesAll({ ...said, search: search(said.search), budget: budget(said.budget) })
  for (const [index, card] of cards.entries()) card.hidden = !passes(carts[index])
  const shown = (list: Element) => list.querySelectorAll('.cart:not([hidden])').length
  const total = shown(place)
  const lists = all('.carts')
  for (const [kind, link] of all('.kind-links a').entries()) {
    const list = lists[kind] as HTMLElement
    const count = shown(list)
    write(link, count)
    list.hidden = !count
    link.hidden = !count || count === total
    ;(list.previousElementSibling as HTMLElement).hidden = link.hidden
  }
  for (const text of all('summary, #results')) write(text, total)
}

form.oninput = filter
filter()
