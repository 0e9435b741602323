import { Hono } from 'hono'
import { refusal } from '#kernel/history/plan.ts'
import { easternClock } from '#kit/dates/eastern-time.ts'
import { comingHolidays, holidayNames } from '#kit/dates/holidays.ts'
import { type Department, type Weekday, weekdayNames } from '#subjects/dealership/facts/hours.ts'
import { likeMonday } from '#subjects/dealership/rules/hours.ts'
import { holidayKey, weekTexts } from '#subjects/dealership/rules/shop-facts.ts'
import { planHoliday, planWeek } from '#subjects/dealership/server/change-shop.ts'
import { changeShop, readShop } from '#subjects/dealership/server/shop-store.ts'
import { type FormState, freshForm } from '#subjects/desk/view/form-parts.tsx'
import { WeekScreen } from '#subjects/desk/view/week.tsx'
import { carryOut, seenIn, type Texts, textsOf } from './carry-out.ts'
import { type DeskContext, type DeskRoutes, type ScreenRoutes, upToMore } from './desk-services.ts'

/** The week of each department, and the holidays that we keep (DESK-80, SHOP-81). */
export const weekScreens: ScreenRoutes = ({ database, now }) => {
  const { db } = database
  const change = { apply: changeShop(database), what: 'week', to: '/week' }
  const routes: DeskRoutes = new Hono()

  async function showWeek(c: DeskContext, refused?: FormState, department?: Department) {
    const shop = await readShop(db)
    const today = easternClock(now()).day
    const weeks = (['sales', 'service'] as const).map((of) => {
      const week = shop.weeks[of](today)
      return {
        of,
        week,
        seen: JSON.stringify(weekTexts(week)),
        coming: shop.changedWeeks.filter((changed) => changed.department === of && changed.from > today),
        refused: of === department ? refused : undefined,
      }
    })
    const holidays = comingHolidays(today).map((holiday) => ({
      ...holiday,
      key: holidayKey(holiday.name),
      from: shop.holidays.get(holiday.name),
    }))
    const holiday = department ? undefined : refused
    return c.var.show(<WeekScreen today={today} weeks={weeks} holidays={holidays} holiday={holiday} />, {
      title: 'Weekly hours',
      tab: 'more',
      up: upToMore,
    })
  }

  routes.get('/week', (c) => showWeek(c))

  routes.post('/week/:of{sales|service}', async (c) => {
    const form = await textsOf(c)
    const of = c.req.param('of') as Department
    const seen = seenIn(form)
    if (form.same) return showWeek(c, freshForm(changedDays(likeMonday(form), seen)), of)
    const days = Object.fromEntries(weekdayNames.map((day) => [day, dayTyped(form, day)])) as Record<Weekday, string>
    const plan = await planWeek(db, of, { from: form.from ?? '', days, seen }, now())
    return carryOut(c, plan, { ...change, form: changedDays(form, seen), again: (refused) => showWeek(c, refused, of) })
  })

  routes.post('/week/holidays', async (c) => {
    const form = await textsOf(c)
    const name = holidayNames.find((one) => holidayKey(one) === form.holiday)
    const from = form.open === 'yes' ? undefined : (form.from ?? '')
    const plan = name ? await planHoliday(db, name, from, now()) : refusal({ text: 'Choose a holiday of the list' })
    return carryOut(c, plan, { ...change, form, again: (refused) => showWeek(c, refused) })
  })

  return routes
}

/** The form without the days that this person left alone: they show what others have set meanwhile when it comes back. */
const changedDays = (form: Texts, seen: Texts = {}): Texts =>
  Object.fromEntries(
    Object.entries(form).filter(([name]) => {
      const day = weekdayNames.find((one) => name.startsWith(`${one}.`))
      return !day || dayTyped(form, day) !== seen[day]
    }),
  )

/** '09:00-17:00', or the word that the dealer chose instead. */
function dayTyped(form: Texts, day: Weekday): string {
  const word = form[`${day}.word`] ?? ''
  return word === 'open' ? `${form[`${day}.opens`] ?? ''}-${form[`${day}.closes`] ?? ''}` : word
}
