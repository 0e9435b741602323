import { countedCarts, fewestGrouped } from '#subjects/inventory/facts/inventory-list.ts'
import { filterCarts, readTyped, type VehicleFilters } from '#subjects/inventory/rules/list/cart-filters.ts'
import type { ListedCart } from '#subjects/inventory/rules/list/listed-cart.ts'

// The page carries this right behind the list; it answers until React has hydrated the list.
const list = document.currentScript?.previousElementSibling as HTMLElement
const all = (selector: string) => Array.from(list.querySelectorAll<HTMLElement>(selector))
const [form] = all('form') as [HTMLFormElement]
const cards = all('.cart')
const carts: readonly ListedCart[] = JSON.parse((list.lastChild as HTMLScriptElement).text).found.vehicles

/** Puts another number, and the word for so many, in place of that in a text. */
function write({ firstChild }: Element, count: number): void {
  const text = firstChild as Text
  const word = count === 1 ? countedCarts.one : countedCarts.many
  text.data = text.data.replace(/\d+( \w+)?/, (_, before) => (before ? `${count} ${word}` : `${count}`))
}

function filter(): void {
  if ('hydrated' in list.dataset) return
  const said = Object.fromEntries(new FormData(form)) as VehicleFilters
  const { search, budget } = readTyped
  const filters = { ...said, search: search(said.search), budget: budget(said.budget) }
  const passing = new Set(filterCarts(carts, filters))
  for (const [index, card] of cards.entries()) card.hidden = !passing.has(carts[index] as ListedCart)
  const lists = all('.carts')
  for (const [kind, link] of all('.kind-links a').entries()) {
    const list = lists[kind] as HTMLElement
    const count = list.querySelectorAll('.cart:not([hidden])').length
    write(link, count)
    list.hidden = !count
    link.hidden = !count || count === passing.size || passing.size < fewestGrouped
    ;(list.previousElementSibling as HTMLElement).hidden = link.hidden
  }
  for (const text of all('summary, #results')) write(text, passing.size)
}

form.oninput = filter
filter()
