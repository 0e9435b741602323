import { Hono } from 'hono'
import { easternClock } from '#kit/dates/eastern-time.ts'
import { severalLines } from '#kit/formats/format.ts'
import { readShop } from '#subjects/dealership/server/shop-store.ts'
import { InspectionScreen, InspectionSheet } from '#subjects/desk/view/inspection.tsx'
import {
  type InspectedPart,
  type Inspection,
  isPlace,
  partNames,
  shownInspection,
} from '#subjects/inventory/rules/inspection.ts'
import { offeredOn } from '#subjects/inventory/rules/special-price.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import {
  changeInspection,
  isSameFinding,
  planInspection,
  readInspection,
  type TypedFinding,
} from '#subjects/inventory/server/inspections.ts'
import { carryOut, seenIn, type Texts, textsOf } from './carry-out.ts'
import { oneCart } from './desk-carts.ts'
import type { DeskRoutes, ScreenRoutes } from './desk-services.ts'

/** The walk around a used cart, and its sheet for the windshield (DESK-100). */
export const inspectionScreens: ScreenRoutes = (services) => {
  const { database, now } = services
  const routes: DeskRoutes = new Hono()
  const withCart = oneCart(services)
  const screen = ({ id, name }: Vehicle) =>
    ({ title: name, tab: 'carts', up: { href: `/carts/${id}`, text: name } }) as const

  routes.get(
    '/carts/:id/inspection',
    withCart(async (c, cart) => {
      const inspection = await readInspection(database.db, cart.id)
      return c.var.show(
        <InspectionScreen cart={cart} values={valuesOf(inspection)} refused={undefined} />,
        screen(cart),
      )
    }),
  )

  routes.post(
    '/carts/:id/inspection',
    withCart(async (c, cart) => {
      const form = await textsOf(c)
      const seen = findingsIn(seenIn(form) ?? {})
      const typed = new Map([...findingsIn(form)].filter(([part, found]) => !isSameFinding(found, seen.get(part))))
      const what = `inspect ${cart.id}`
      return carryOut(c, await planInspection(database.db, cart.id, { typed, seen }, c.var.by(what)), {
        apply: changeInspection(database),
        what,
        to: `/carts/${cart.id}/inspection`,
        form,
        again: (refused) => c.var.show(<InspectionScreen cart={cart} values={form} refused={refused} />, screen(cart)),
      })
    }),
  )

  routes.get(
    '/carts/:id/sheet',
    withCart(async (c, cart) => {
      const inspection = shownInspection(await readInspection(database.db, cart.id), cart)
      const priced = offeredOn(cart, easternClock(now()).day)
      const { phones } = await readShop(database.db)
      return c.var.show(<InspectionSheet cart={priced} inspection={inspection} phone={phones.main} />, screen(cart))
    }),
  )

  return routes
}

/** The values of the form for what was found: a state for each place, and the words. */
function valuesOf(inspection: Inspection): Texts {
  return Object.fromEntries(
    [...inspection].flatMap(([part, { said, hasMarks }]) => [
      [part, said],
      ...(isPlace(part) ? [[`${part}.state`, hasMarks ? 'marks' : 'clean']] : []),
    ]),
  )
}

/** The findings of the parts that the form has shown. */
function findingsIn(form: Texts): ReadonlyMap<InspectedPart, TypedFinding | null> {
  const parts = partNames.filter((part) => form[part] !== undefined)
  return new Map(parts.map((part) => [part, findingIn(form, part)]))
}

function findingIn(form: Texts, part: InspectedPart): TypedFinding | null {
  const said = severalLines(form[part] ?? '')
  const state = form[`${part}.state`] ?? (form.rest && 'clean')
  if (!isPlace(part)) return said === '' ? null : { said, hasMarks: false }
  // A place that the dealer describes has marks, even where the dealer ticked that it is clean.
  if (said !== '' || state === 'marks') return { said, hasMarks: true }
  return state === 'clean' ? { said: '', hasMarks: false } : null
}
