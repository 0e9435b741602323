import type { Database } from '#kernel/db/open-database.ts'
import type { ShopPlan } from '#subjects/dealership/server/change-shop.ts'
import { changeShop } from '#subjects/dealership/server/shop-store.ts'
import type { FormState } from '#subjects/desk/view/form-parts.tsx'
import { carryOut, type Texts } from './carry-out.ts'
import type { DeskContext } from './desk-services.ts'

interface ShopForm {
  readonly to: '/hours' | '/week' | '/shop'
  readonly query?: string
  readonly form: Texts
  readonly plan: ShopPlan
  readonly again: (state: FormState) => Response | Promise<Response>
}

/** Changes the shop as planned, or shows the form again with what was typed. */
export function saveShop(c: DeskContext, database: Database, { to, query = '', form, plan, again }: ShopForm) {
  return carryOut(c, plan, {
    what: to.slice(1),
    to: to + query,
    form,
    apply: (change, by) => changeShop(database, change, by),
    again: (refusal) => again({ ...refusal, values: form }),
  })
}
