import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inventoryFilters } from '#subjects/inventory/facts/filter-choices.ts'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { byKind, kindsOf } from '#subjects/inventory/rules/inventory-kinds.ts'
import { inventoryResult } from '#subjects/inventory/rules/inventory-result.ts'
import { viewFromQuery } from '#subjects/inventory/rules/inventory-view.ts'
import { type Vehicle, vehicleSchema } from '#subjects/inventory/rules/vehicle.ts'
import { choicesOf, noFilters, type offeredNames } from '#subjects/inventory/rules/vehicle-filters.ts'
import { withoutTexts } from './cart-texts.ts'
import script from './first-filter.ts?script'

const carts: readonly Vehicle[] = byKind(inventory.map(({ drawing, ...record }) => vehicleSchema.parse(record)))
const found = inventoryResult(carts, viewFromQuery(new URLSearchParams()))

type Part = { hidden: boolean; firstChild?: { data: string }; previousElementSibling?: Part }

/** As much of the page as the script asks for. */
function pageOfCarts() {
  const part = (data = ''): Part => ({ hidden: false, firstChild: { data } })
  const cards = carts.map((cart) => ({
    ...part(),
    querySelector: (selector: string) => ({ textContent: selector === 'h3' ? cart.name : cart.description }),
  }))
  const shown = (among: readonly Part[]) => () => among.filter(({ hidden }) => !hidden)
  const kinds = kindsOf(carts, 'featured').map(({ name, vehicles }) => ({
    ...part(),
    previousElementSibling: part(name),
    link: part(`${name} ${vehicles.length}`),
    querySelectorAll: shown(cards.filter((_, index) => vehicles.includes(carts[index] as Vehicle))),
  }))
  const form: { oninput?: () => void; said: Readonly<Record<string, string>> } = { said: noFilters }
  const line = part(`Filters · ${carts.length} carts`)
  const heading = part(`Available Golf Carts (${carts.length})`)
  const parts: Readonly<Record<string, readonly unknown[]>> = {
    form: [form],
    '.cart': cards,
    '.carts': kinds,
    '.kind-links a': kinds.map(({ link }) => link),
    'summary, #results': [line, heading],
  }
  const place = {
    dataset: {},
    firstChild: { text: JSON.stringify({ found: withoutTexts(found) }) },
    querySelectorAll: (selector: string) => parts[selector] ?? shown(cards)(),
  }
  return { form, cards, kinds, line, heading, place }
}

const page = pageOfCarts()
class SaidInForm {
  [Symbol.iterator]() {
    return Object.entries(page.form.said)[Symbol.iterator]()
  }
}
const choice = (values: readonly string[]) => fc.constantFrom('all', ...values)
const words = carts.flatMap(({ name, description }) => `${name} ${description}`.split(/\s/))
const chosen = Object.fromEntries(
  Object.entries(inventoryFilters).flatMap(([name, filter]) => {
    if ('choices' in filter) return [[name, choice(filter.choices.map(({ value }) => value))]]
    return 'all' in filter ? [[name, choice(choicesOf(carts, name as (typeof offeredNames)[number], 'all'))]] : []
  }),
)
const forms = fc.record<Record<string, string>>({
  ...chosen,
  search: fc.oneof(
    fc.constant(''),
    fc.constantFrom(...words),
    fc.constantFrom(...words).map((word) => ` ${word.toUpperCase().slice(1, 4)}`),
    fc.string({ unit: 'binary', maxLength: 120 }),
    fc.constantFrom('all', 'İ', '\u0000', '.*', '&amp;'),
  ),
  budget: fc.oneof(
    fc.constant(''),
    fc.integer({ min: 0, max: 30_000 }).map((dollars) => `$${dollars.toLocaleString('en-US')}`),
    fc.integer({ min: 0, max: 40 }).map((thousands) => `${thousands}k`),
    fc.string({ unit: fc.constantFrom('0', '1', '9', ',', '.', '$', 'k', ' '), maxLength: 30 }),
    fc.string(),
  ),
})

test('CART-200: for any form the filter in the page shows the carts, kinds and counts that the full script shows', () => {
  new Function('document', 'FormData', script)({ currentScript: { previousElementSibling: page.place } }, SaidInForm)
  expect(page.cards.filter(({ hidden }) => hidden)).toEqual([])
  fc.assert(
    fc.property(forms, (said) => {
      page.form.said = said
      page.form.oninput?.()
      const { vehicles, count } = inventoryResult(carts, viewFromQuery(new URLSearchParams(said)))
      expect(carts.filter((_, index) => !page.cards[index]?.hidden)).toEqual(vehicles)
      expect(page.heading.firstChild?.data).toBe(`Available Golf Carts (${count})`)
      expect(page.line.firstChild?.data).toBe(`Filters · ${count} ${count === 1 ? 'cart' : 'carts'}`)
      const links = page.kinds.filter(({ link }) => !link.hidden).map(({ link }) => link.firstChild?.data)
      expect(links).toEqual(kindsOf(vehicles, 'featured').map((kind) => `${kind.name} ${kind.vehicles.length}`))
    }),
    { numRuns: 10_000 },
  )
})

test('CART-200: the filter in the page is at most 2.2 KB before it is compressed', () => {
  expect(script.length).toBeLessThanOrEqual(2200)
  expect(script).not.toContain('</script')
})
