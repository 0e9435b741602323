import { Hono } from 'hono'
import { sentencesOf } from '#kernel/history/plan.ts'
import { dayMs } from '#kit/dates/calendar-day.ts'
import { easternClock } from '#kit/dates/eastern-time.ts'
import { responseTime } from '#subjects/contact/rules/response-time.ts'
import { answeredMessages } from '#subjects/contact/server/message/answered-messages.ts'
import { planResponseTimeShown } from '#subjects/dealership/server/change-shop.ts'
import { changeShop, readShop } from '#subjects/dealership/server/shop-store.ts'
import { messageLists } from '#subjects/desk/facts/message-words.ts'
import { cartsToday } from '#subjects/desk/rules/carts-today.ts'
import { Refused } from '#subjects/desk/view/controls.tsx'
import { TodayScreen } from '#subjects/desk/view/today.tsx'
import { missingFigures } from '#subjects/fit/rules/cart-answers.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { inspectedCarts } from '#subjects/inventory/server/inspections.ts'
import { carryOut, textsOf } from './carry-out.ts'
import type { DeskRoutes, ScreenRoutes } from './desk-services.ts'
import { filtersOn } from './message-filters.ts'

const screen = { title: 'Today', tab: 'today' } as const

/** The first screen: the messages to answer, the state of carts and shop, and what the site itself needs (LEAD-63). */
export const todayScreens: ScreenRoutes = (services) => {
  const { messages, now, siteStatus, database, vehicles } = services
  const routes: DeskRoutes = new Hono()

  routes.get('/', async (c) => {
    const { messages: most, suspects, carts, cartDays } = messageLists.today
    const today = easternClock(now()).day
    const { alarms, backup, isWithoutBackup } = await siteStatus()
    const filters = filtersOn(today)
    const first = (kind: 'new' | 'suspects', limit: number) =>
      messages.list(filters[kind], { limit, oldestFirst: true })
    const counts = await messages.counts(filters)
    const waiting = { messages: await first('new', most), count: counts.new }
    const all = await vehicles.list()
    const { datedOn, weeks, showsResponseTime } = await readShop(database.db)
    const shown = {
      waiting,
      suspects: { messages: await first('suspects', suspects), count: counts.suspects },
      cartsById: new Map(all.map((cart) => [cart.id, cart])),
      leftOut: leftOut(all),
      shop: cartsToday(all, await inspectedCarts(database.db), today),
      carts: await messages.askedCarts(new Date(now().getTime() - cartDays * dayMs), carts),
      alarms,
      backup,
      isWithoutBackup,
      responseTime: responseTime(await answeredMessages(database, now()), now()),
      showsResponseTime,
      clock: { now: now(), datedOn, weeks },
      me: c.var.session?.person.name ?? '',
    }
    return c.var.show(<TodayScreen {...shown} />, { ...screen, waiting: waiting.count })
  })

  /** Lets visitors read how fast we answer, or no longer (LEAD-83). */
  routes.post('/answering', async (c) => {
    const form = await textsOf(c)
    const plan = await planResponseTimeShown(database.db, form.shown === 'yes')
    return carryOut(c, plan, {
      apply: changeShop(database),
      what: 'answering',
      to: '/',
      form,
      again: ({ problems }) => c.var.show(<Refused>{sentencesOf(problems)}</Refused>, screen),
    })
  })

  return routes
}

/** The carts that lack a figure, each with the first one that it lacks. */
function leftOut(carts: readonly Vehicle[]) {
  return carts.flatMap((cart) => {
    const [figure] = missingFigures(cart)
    return figure ? [{ ...figure, cart }] : []
  })
}
