import { Hono } from 'hono'
import { addDays, type CalendarDay } from '#kit/dates/calendar-day.ts'
import { easternClock } from '#kit/dates/eastern-time.ts'
import { fillText, oneLine } from '#kit/formats/format.ts'
import { hoursOfTwoDays, hoursOn, isOverToday } from '#subjects/dealership/rules/hours.ts'
import type { Shop } from '#subjects/dealership/rules/shop.ts'
import { planHours, planNotice, planWithdrawal } from '#subjects/dealership/server/change-shop.ts'
import { changeShop, readShop } from '#subjects/dealership/server/shop-store.ts'
import { shopWords } from '#subjects/desk/facts/shop-words.ts'
import { dayWithYear } from '#subjects/desk/rules/day-with-year.ts'
import { type FormState, freshForm } from '#subjects/desk/view/form-parts.tsx'
import { HoursScreen } from '#subjects/desk/view/hours.tsx'
import { carryOut, textsOf } from './carry-out.ts'
import { type DeskContext, type DeskRoutes, type ScreenRoutes, upToMore } from './desk-services.ts'

/** The next days on which the shop is still open, or would be had the dealer not closed them (DESK-50). */
function nextWorkdays(shop: Shop, days: readonly CalendarDay[], now: Date) {
  const [today, tomorrow] = days
  const isOver = isOverToday(shop, 'sales', now)
  const isOpen = (day: CalendarDay) => typeof hoursOn(shop, 'sales', day) !== 'string' && !(day === today && isOver)
  const isClosedByUs = (day: CalendarDay) => shop.datedHours.some((own) => own.day === day && own.hours === 'closed')
  const dayName = (day: CalendarDay) =>
    day === today ? 'today' : day === tomorrow ? 'tomorrow' : dayWithYear(day, today ?? day)
  return days
    .filter((day) => isOpen(day) || isClosedByUs(day))
    .slice(0, shopWords.daysToClose)
    .map((day) => ({ day, name: dayName(day), isClosed: isClosedByUs(day) }))
}

/** The hours of single days, and the notice (DESK-50, DESK-51). */
export const hoursScreens: ScreenRoutes = ({ database, now }) => {
  const { db } = database
  const change = { apply: changeShop(database), what: 'hours', to: '/hours' }
  const routes: DeskRoutes = new Hono()

  async function showHours(c: DeskContext, refused: Partial<Record<'closing' | 'hours' | 'notice', FormState>> = {}) {
    const shop = await readShop(db)
    const today = easternClock(now()).day
    const days = Array.from({ length: shopWords.daysShown }, (_, ahead) => addDays(today, ahead))
    const dates = days.flatMap((day) => shop.datedHours.find((own) => own.day === day) ?? [])
    const notices = shop.notices.filter(({ until }) => until >= today)
    const chosen = dates.find(({ day }) => day === c.req.query('day'))
    const times = chosen?.hours === 'closed' ? { word: 'closed' } : chosen?.hours
    const changed = notices.find(({ from }) => from === c.req.query('notice'))
    const shown = {
      today,
      workdays: nextWorkdays(shop, days, now()),
      dates,
      notices,
      now: `${hoursOfTwoDays(shop, 'sales', now())}.`,
      closing: refused.closing,
      hours: refused.hours ?? freshForm(chosen ? { day: chosen.day, name: chosen.name, ...times } : {}),
      notice:
        refused.notice ??
        freshForm(
          changed ? { ...changed, change: 'yes' } : { from: today, until: addDays(today, shopWords.noticeDays) },
        ),
    }
    return c.var.show(<HoursScreen {...shown} />, { title: 'Special hours and notices', tab: 'more', up: upToMore })
  }

  routes.get('/hours', (c) => showHours(c))

  routes.post('/hours', async (c) => {
    const form = await textsOf(c)
    const { day = '', opens, closes } = form
    const name = form.name || (form.close === 'yes' ? shopWords.neutral : '')
    const times = form.word === 'closed' ? {} : { opens, closes }
    const plan = await planHours(db, { day, name, ...times, isOpen: form.word === 'open' }, now())
    if (form.close !== 'yes') return carryOut(c, plan, { ...change, form, again: (hours) => showHours(c, { hours }) })
    // Every visitor will read it at once, so the dealer agrees first.
    const closing = plan.change
      ? [fillText(shopWords.closing, { day: dayWithYear(day, easternClock(now()).day), reason: name })]
      : []
    const again = (refused: FormState) =>
      showHours(c, refused.problems.length > 0 ? { hours: refused } : { closing: refused })
    return carryOut(c, { ...plan, warnings: [...plan.warnings, ...closing] }, { ...change, form, again })
  })

  routes.post('/hours/withdraw', async (c) => {
    const { fact = '' } = await textsOf(c)
    const plan = await planWithdrawal(db, fact)
    return carryOut(c, plan, { ...change, form: {}, again: (hours) => showHours(c, { hours }) })
  })

  routes.post('/notices', async (c) => {
    const form = await textsOf(c)
    const { text = '', from, until = '' } = form
    const plan = await planNotice(db, { text: oneLine(text), from, until, isChange: form.change === 'yes' }, now())
    return carryOut(c, plan, { ...change, form, again: (notice) => showHours(c, { notice }) })
  })

  return routes
}
