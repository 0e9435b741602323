import { Hono } from 'hono'
import { refusal } from '#kernel/history/plan.ts'
import { readDollars } from '#kit/formats/read-dollars.ts'
import type { Prices } from '#subjects/dealership/rules/shop.ts'
import { priceTitle } from '#subjects/dealership/rules/shop-facts.ts'
import { planPrices } from '#subjects/dealership/server/change-shop.ts'
import { changeShop, readShop } from '#subjects/dealership/server/shop-store.ts'
import type { FormState } from '#subjects/desk/view/form-parts.tsx'
import { PricesScreen } from '#subjects/desk/view/prices.tsx'
import { setPrices } from '#subjects/policies/facts/set-prices.ts'
import { amountsOf, amountWarnings, usualAmounts } from '#subjects/policies/rules/prices-today.ts'
import { rentalSections } from '#subjects/rentals/facts/rental-plans.ts'
import { planWarnings, rentalPrices, sectionsOf } from '#subjects/rentals/rules/rental-prices.ts'
import { carryOut, type Texts, textsOf } from './carry-out.ts'
import { type DeskContext, type DeskRoutes, type ScreenRoutes, upToMore } from './desk-services.ts'

/** The screen of prices that the dealer changes (DESK-82). */
export const priceScreens: ScreenRoutes = ({ database }) => {
  const { db } = database
  const routes: DeskRoutes = new Hono()

  async function show(c: DeskContext, refused?: FormState) {
    const shop = await readShop(db)
    const screen = <PricesScreen sections={sectionsOf(shop)} amounts={amountsOf(shop)} refused={refused} />
    return c.var.show(screen, { title: 'Prices', tab: 'more', up: upToMore })
  }

  routes.get('/prices', (c) => show(c))

  routes.post('/prices', async (c) => {
    const form = await textsOf(c)
    const typed = amountsIn(form, '')
    const seen = amountsIn(form, 'seen.')
    const asked = new Map([...typed].filter(([name, amount]) => amount !== seen.get(name)))
    const wrong = priceNames.filter((name) => form[name] !== undefined && !typed.has(name))
    const plan =
      wrong.length > 0
        ? refusal(...wrong.map((field) => ({ field, text: `${labelOf(field)}: write dollars, such as 245` })))
        : await planPrices(db, asked, { ourPrices, seen, titleOf: labelOf })
    const { prices } = await readShop(db)
    const before = priceWarnings(prices)
    const odd = priceWarnings(new Map([...prices, ...asked])).filter((reason) => !before.includes(reason))
    // A form that comes back shows what others have set meanwhile in the fields that this person left alone.
    const values = Object.fromEntries(Object.entries(form).filter(([name]) => !typed.has(name) || asked.has(name)))
    const warnings = plan.change ? [...plan.warnings, ...odd] : plan.warnings
    return carryOut(
      c,
      { ...plan, warnings },
      {
        apply: changeShop(database),
        what: 'prices',
        to: '/prices',
        form,
        again: (refused) => show(c, { ...refused, values }),
      },
    )
  })

  return routes
}

/** Our own figures for every price, by name. */
const ourPrices: ReadonlyMap<string, number> = new Map([
  ...rentalPrices(rentalSections),
  ...Object.entries(usualAmounts),
])

const priceNames = [...ourPrices.keys()]

const labels: Readonly<Record<string, { readonly label: string }>> = setPrices
const labelOf = (name: string) => labels[name]?.label ?? priceTitle(name)

/** What is unusual about prices; the dealer agrees to what a change adds to it. */
const priceWarnings = (prices: Prices): readonly string[] => [
  ...sectionsOf({ prices }).flatMap(planWarnings),
  ...amountWarnings(amountsOf({ prices })),
]

/** The amounts of a form by the names of their prices; leaves out a text that is no amount. */
function amountsIn(form: Texts, prefix: string): ReadonlyMap<string, number> {
  return new Map(
    priceNames.flatMap((name) => {
      const amount = readDollars(form[prefix + name] ?? '')
      return amount === undefined || amount < 0 ? [] : [[name, amount] as const]
    }),
  )
}
