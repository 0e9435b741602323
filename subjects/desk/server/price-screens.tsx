import { Hono } from 'hono'
import { refusal } from '#kernel/history/plan.ts'
import { readDollars } from '#kit/formats/read-dollars.ts'
import { planPrices } from '#subjects/dealership/server/change-shop.ts'
import { changeShop, readShop } from '#subjects/dealership/server/shop-store.ts'
import { PricesScreen } from '#subjects/desk/view/prices.tsx'
import type { RefusedForm } from '#subjects/desk/view/refused-form.tsx'
import { type PriceName, priceParts, setPrices } from '#subjects/policies/facts/set-prices.ts'
import { amountsOf, oddAmounts } from '#subjects/policies/rules/prices-today.ts'
import { rentalSections } from '#subjects/rentals/facts/rental-plans.ts'
import { oddPlans, rentalPrices, sectionsOf } from '#subjects/rentals/rules/rental-prices.ts'
import { carryOut, type Texts, textsOf } from './carry-out.ts'
import { type DeskContext, type DeskRoutes, type Screens, upToMore } from './desk-services.ts'

/** DESK-82: the screen of prices that the dealer changes. */
export const priceScreens: Screens = ({ database }) => {
  const { db } = database
  const routes: DeskRoutes = new Hono()

  async function show(c: DeskContext, part?: string, asked?: RefusedForm) {
    const shop = await readShop(db)
    const screen = <PricesScreen sections={sectionsOf(shop)} amounts={amountsOf(shop)} part={part} asked={asked} />
    return c.var.show(screen, { title: 'Prices', tab: 'more', up: upToMore })
  }

  routes.get('/prices', (c) => show(c))

  routes.post('/prices/:part', async (c, next) => {
    const part = c.req.param('part')
    const usual = usualOf(part)
    if (!usual) return next()
    const form = await textsOf(c)
    const typed = amountsIn(form, [...usual.keys()], '')
    const seen = amountsIn(form, [...usual.keys()], 'seen.')
    const wrong = [...usual.keys()].filter((name) => form[name] !== undefined && !typed.has(name))
    const plan =
      wrong.length > 0
        ? refusal(...wrong.map((field) => ({ field, text: 'A price is dollars, such as 245' })))
        : await planPrices(db, typed, { usual, seen })
    const prices = new Map([...(await readShop(db)).prices, ...typed])
    const after = sectionsOf({ prices }).find(({ kind }) => kind === part)
    const odd = plan.change ? [...(after ? oddPlans(after) : []), ...oddAmounts(amountsOf({ prices }))] : []
    return carryOut(
      c,
      { ...plan, reasons: [...plan.reasons, ...odd] },
      {
        apply: (changes, by) => changeShop(database, changes, by),
        what: 'prices',
        to: '/prices',
        form,
        again: (told) => show(c, part, { ...told, values: form }),
      },
    )
  })

  return routes
}

/** Our own figures for the prices of one part of the screen, by name. */
function usualOf(part: string): ReadonlyMap<string, number> | undefined {
  const section = rentalSections.find(({ kind }) => kind === part)
  if (section) return rentalPrices([section])
  const names: readonly PriceName[] | undefined = priceParts.find(({ key }) => key === part)?.names
  return names && new Map(names.map((name) => [name, setPrices[name].usual]))
}

/** The amounts of a form by the names of their prices; leaves out a text that is no amount. */
function amountsIn(form: Texts, names: readonly string[], prefix: string): ReadonlyMap<string, number> {
  return new Map(
    names.flatMap((name) => {
      const amount = readDollars(form[prefix + name] ?? '')
      return amount === undefined || amount < 0 ? [] : [[name, amount] as const]
    }),
  )
}
