import { hash } from 'node:crypto'
import { Hono } from 'hono'
import type { Problem } from '#kernel/history/plan.ts'
import { severalWords as words } from '#subjects/desk/facts/several-words.ts'
import { cartFilters, isCartFilter } from '#subjects/desk/rules/cart-lists.ts'
import { listPictureOf } from '#subjects/desk/rules/list-picture.ts'
import { narrows } from '#subjects/desk/view/carts-path.ts'
import { type FormState, freshForm } from '#subjects/desk/view/form-parts.tsx'
import { PreviewSeveral } from '#subjects/desk/view/several.tsx'
import { plannedCart } from '#subjects/inventory/rules/change/changed-cart.ts'
import { readSeveral } from '#subjects/inventory/rules/change/several-carts.ts'
import { findCarts } from '#subjects/inventory/rules/list/cart-search.ts'
import { applyCarts, type CartPlan, type CartStores, planSeveral } from '#subjects/inventory/server/change-carts.ts'
import { carryOut, type Texts, textsOf } from './carry-out.ts'
import { type DeskContext, type DeskRoutes, upToCarts } from './desk-services.ts'

/** Shows the list of carts again with the problems, and the boxes as they were. */
type ShowList = (c: DeskContext, refused: FormState, marked: readonly string[]) => Promise<Response>

/** One change of several carts: the dealer sees it first, then one run makes it (DESK-61). */
export function severalRoutes(stores: CartStores, showList: ShowList): DeskRoutes {
  const routes: DeskRoutes = new Hono()

  /** The carts whose boxes are ticked, or those that the preview has shown. */
  async function markedIn(c: DeskContext, { ids }: Texts): Promise<readonly string[]> {
    if (ids !== undefined) return ids.split(' ').filter(Boolean)
    return [(await c.req.parseBody({ all: true })).cart ?? []].flat().map(String)
  }

  async function shownBy({ search = '', show = '' }: Texts): Promise<readonly string[]> {
    const { found } = findCarts(await stores.vehicles.list(), search)
    return found.filter((cart) => !isCartFilter(show) || cartFilters[show].holds(cart)).map(({ id }) => id)
  }

  routes.post('/several', async (c) => {
    const form = await textsOf(c)
    const marked = await markedIn(c, form)
    const refuse = (problem: Problem) => {
      c.status(422)
      return showList(c, { ...freshForm(form), problems: [problem] }, marked)
    }
    const wish = readSeveral(form)
    if (marked.length === 0 && !narrows(form)) return refuse({ text: 'Select carts in the list below' })
    if ('text' in wish) return refuse(wish)
    const ids = marked.length > 0 ? marked : await shownBy(form)
    if (ids.length === 0) return refuse({ text: 'The list shows no cart' })
    const plan = await planSeveral(stores, ids, wish)
    const [problem] = plan.problems
    if (problem) return refuse(problem)
    if (!plan.change) return refuse({ text: 'They are all like that already' })
    const preview = previewOf(plan)
    const show = (refused?: Pick<CartPlan, 'problems' | 'warnings'>) =>
      c.var.show(<PreviewSeveral values={form} ids={ids} {...preview} warnings={plan.warnings} refused={refused} />, {
        title: words.title,
        tab: 'carts',
        up: upToCarts,
      })
    if (form.seen === undefined) return show()
    // Makes exactly what the dealer has seen.
    if (form.seen !== preview.seen) return show({ problems: [{ text: words.meanwhile }], warnings: plan.warnings })
    return carryOut(c, plan, { apply: applyCarts(stores), what: 'several', to: '/carts', form, again: show })
  })

  return routes
}

function previewOf({ change }: CartPlan) {
  const carts = (change?.carts ?? []).flatMap((cart) => {
    const planned = plannedCart(cart)
    return planned ? [{ ...planned, image: listPictureOf(cart.after?.images ?? []) }] : []
  })
  return { carts, seen: hash('sha256', JSON.stringify(carts), 'base64url') }
}
