import { Hono } from 'hono'
import { refusalOf } from '#kernel/desk/plan.ts'
import { readDollars } from '#kit/formats/read-dollars.ts'
import { planPrices } from '#subjects/dealership/server/change-shop.ts'
import { changeShop, readShop } from '#subjects/dealership/server/shop-store.ts'
import type { Asked } from '#subjects/desk/view/asked.tsx'
import { PricesScreen } from '#subjects/desk/view/prices.tsx'
import { rentalSections } from '#subjects/rentals/facts/rental-plans.ts'
import { rentalPrices, sectionsOf } from '#subjects/rentals/rules/rental-prices.ts'
import { carryOut, type Texts, textsOf } from './carry-out.ts'
import type { DeskContext, DeskRoutes, Screens } from './desk-services.ts'

/** DESK-82: prices that the dealer changes. */
export const priceScreens: Screens = ({ database }) => {
  const { db } = database
  const routes: DeskRoutes = new Hono()

  async function show(c: DeskContext, kind?: string, asked?: Asked) {
    const sections = sectionsOf(await readShop(db))
    return c.var.show(<PricesScreen sections={sections} kind={kind} asked={asked} />, {
      title: 'Prices of rentals',
      tab: 'more',
    })
  }

  routes.get('/prices', (c) => show(c))

  routes.post('/prices/:kind', async (c, next) => {
    const kind = c.req.param('kind')
    const section = rentalSections.find((one) => one.kind === kind)
    if (!section) return next()
    const form = await textsOf(c)
    const usual = rentalPrices([section])
    const typed = amountsIn(form, [...usual.keys()], '')
    const seen = amountsIn(form, [...usual.keys()], 'seen.')
    const wrong = [...usual.keys()].filter((name) => form[name] !== undefined && !typed.has(name))
    const plan =
      wrong.length > 0
        ? refusalOf(wrong, 'A price is dollars, such as 245')
        : await planPrices(db, typed, { usual, seen })
    return carryOut(c, plan, {
      apply: (changes, by) => changeShop(database, changes, by),
      ...{ what: 'prices', to: '/prices', form },
      again: (told) => show(c, kind, { ...told, values: form }),
    })
  })

  return routes
}

/** The amounts of a form by the names of their prices; what is none is left out. */
function amountsIn(form: Texts, names: readonly string[], prefix: string): ReadonlyMap<string, number> {
  return new Map(
    names.flatMap((name) => {
      const amount = readDollars(form[prefix + name] ?? '')
      return amount === undefined || amount < 0 ? [] : [[name, amount] as const]
    }),
  )
}
