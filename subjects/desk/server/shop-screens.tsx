import { Hono } from 'hono'
import { refusal } from '#kernel/history/plan.ts'
import { addDays, type CalendarDay } from '#kit/dates/calendar-day.ts'
import { easternClock } from '#kit/dates/eastern-time.ts'
import { comingHolidays, holidayNames } from '#kit/dates/holidays.ts'
import { fillText, oneLine } from '#kit/formats/format.ts'
import { towns } from '#subjects/county/rules/towns.ts'
import { type Department, type Weekday, weekdayNames } from '#subjects/dealership/facts/hours.ts'
import { hoursOfTwoDays, hoursOn, isOverToday, likeMonday } from '#subjects/dealership/rules/hours.ts'
import type { Shop } from '#subjects/dealership/rules/shop.ts'
import { type FactName, holidayKey } from '#subjects/dealership/rules/shop-facts.ts'
import {
  planHoliday,
  planHours,
  planMember,
  planMemberMove,
  planMemberRemoval,
  planNotice,
  planOffice,
  planPhones,
  planWeek,
  planWithdrawal,
  type ShopPlan,
} from '#subjects/dealership/server/change-shop.ts'
import { changeShop, readShop } from '#subjects/dealership/server/shop-store.ts'
import { shopWords } from '#subjects/desk/facts/shop-words.ts'
import { dayWithYear } from '#subjects/desk/rules/day-with-year.ts'
import { type FormState, freshForm } from '#subjects/desk/view/form-parts.tsx'
import { HoursScreen } from '#subjects/desk/view/hours.tsx'
import { MemberForm, ShopScreen } from '#subjects/desk/view/shop.tsx'
import { WeekScreen } from '#subjects/desk/view/week.tsx'
import { bringFile } from '#subjects/pictures/server/bring-photo.ts'
import { createPhotoStore } from '#subjects/pictures/server/photo-store.ts'
import { createPictureWorker } from '#subjects/pictures/server/picture-worker.ts'
import { carryOut, seenIn, type Texts, textsOf } from './carry-out.ts'
import { type DeskContext, type DeskRoutes, type ScreenRoutes, upToMore } from './desk-services.ts'
import { withFiles } from './receive-files.ts'

/** DESK-50: the next days on which the shop is still open, or would be had the dealer not closed them. */
function nextWorkdays({ weeks, datedOn, datedHours }: Shop, days: readonly CalendarDay[], now: Date) {
  const [today, tomorrow] = days
  const isOver = isOverToday(weeks.sales, now, datedOn)
  const isOpen = (day: CalendarDay) =>
    typeof hoursOn(weeks.sales, day, datedOn) !== 'string' && !(day === today && isOver)
  const isClosedByUs = (day: CalendarDay) => datedHours.some((own) => own.day === day && own.hours === 'closed')
  const nameOf = (day: CalendarDay) =>
    day === today ? 'today' : day === tomorrow ? 'tomorrow' : dayWithYear(day, today ?? day)
  return days
    .filter((day) => isOpen(day) || isClosedByUs(day))
    .slice(0, shopWords.daysToClose)
    .map((day) => ({ day, name: nameOf(day), isClosed: isClosedByUs(day) }))
}

/** DESK-50 to DESK-53: hours of a day, the notice, telephone numbers and the team. */
export const shopScreens: ScreenRoutes = ({ database, dataDir, now, worker }) => {
  const { decode } = createPictureWorker(worker)
  const { db } = database
  const photos = createPhotoStore(db)
  const routes: DeskRoutes = new Hono()

  /** Applies a plan, or shows the form again with what was typed. */
  const settle = (
    c: DeskContext,
    [to, form, plan]: readonly [to: '/hours' | '/shop' | '/week', form: Texts, plan: ShopPlan],
    again: (refused: FormState) => Promise<Response> | Response,
  ) =>
    carryOut(c, plan, {
      what: to.slice(1),
      to,
      form,
      apply: (change, by) => changeShop(database, change, by),
      again: (why) => again({ ...why, values: form }),
    })

  async function showHours(c: DeskContext, refused: Partial<Record<'closing' | 'hours' | 'notice', FormState>> = {}) {
    const shop = await readShop(db)
    const today = easternClock(now()).day
    const days = Array.from({ length: shopWords.daysShown }, (_, ahead) => addDays(today, ahead))
    const dates = days.flatMap((day) => {
      const dated = shop.datedOn(day)
      return dated ? [{ ...dated, isOwn: shop.datedHours.includes(dated) }] : []
    })
    const notices = shop.notices.filter(({ until }) => until >= today)
    const chosen = dates.find(({ day }) => day === c.req.query('day'))
    const times = chosen?.hours === 'closed' ? { word: 'closed' } : chosen?.hours
    const changed = notices.find(({ from }) => from === c.req.query('notice'))
    const shown = {
      today,
      workdays: nextWorkdays(shop, days, now()),
      dates,
      notices,
      now: `${hoursOfTwoDays(shop.weeks.sales, now(), shop.datedOn)}.`,
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
    const typed = await textsOf(c)
    const { day = '', opens, closes } = typed
    const name = typed.name || (typed.close === 'yes' ? shopWords.neutral : '')
    const times = typed.word === 'closed' ? {} : { opens, closes }
    const plan = await planHours(db, { day, name, ...times, isOpen: typed.word === 'open' }, now())
    if (typed.close !== 'yes') return settle(c, ['/hours', typed, plan], (hours) => showHours(c, { hours }))
    // What every visitor will read at once is asked about first.
    const closing = plan.change
      ? [fillText(shopWords.closing, { day: dayWithYear(day, easternClock(now()).day), reason: name })]
      : []
    return settle(c, ['/hours', typed, { ...plan, warnings: [...plan.warnings, ...closing] }], (refused) =>
      showHours(c, refused.problems.length > 0 ? { hours: refused } : { closing: refused }),
    )
  })

  routes.post('/hours/withdraw', async (c) => {
    const typed = await textsOf(c)
    const plan = await planWithdrawal(db, (typed.fact ?? '') as FactName)
    return settle(c, ['/hours', {}, plan], (hours) => showHours(c, { hours }))
  })

  routes.post('/notices', async (c) => {
    const typed = await textsOf(c)
    const { from, until = '', change } = typed
    const plan = await planNotice(
      db,
      { text: oneLine(typed.text ?? ''), from, until, isChange: change === 'yes' },
      now(),
    )
    return settle(c, ['/hours', typed, plan], (notice) => showHours(c, { notice }))
  })

  async function showWeek(c: DeskContext, refused?: FormState, department?: Department) {
    const shop = await readShop(db)
    const today = easternClock(now()).day
    const weeks = (['sales', 'service'] as const).map((of) => ({
      of,
      week: shop.weeks[of](today),
      coming: shop.changedWeeks.filter((changed) => changed.of === of && changed.from > today),
      refused: of === department ? refused : undefined,
    }))
    const holidays = comingHolidays(today).map((holiday) => ({
      ...holiday,
      key: holidayKey(holiday.name),
      from: shop.holidays.get(holiday.name),
    }))
    const holiday = department ? undefined : refused
    return c.var.show(<WeekScreen today={today} weeks={weeks} holidays={holidays} holiday={holiday} />, {
      title: 'Weekly hours',
      tab: 'more',
      up: { href: '/hours', text: 'Special hours and notices' },
    })
  }

  routes.get('/week', (c) => showWeek(c))

  routes.post('/week/:of{sales|service}', async (c) => {
    const typed = await textsOf(c)
    const of = c.req.param('of') as Department
    if (typed.same) return showWeek(c, freshForm(likeMonday(typed)), of)
    const days = Object.fromEntries(weekdayNames.map((day) => [day, dayTyped(typed, day)])) as Record<Weekday, string>
    const plan = await planWeek(db, of, { from: typed.from ?? '', days }, now())
    return settle(c, ['/week', typed, plan], (refused) => showWeek(c, refused, of))
  })

  routes.post('/week/holidays', async (c) => {
    const typed = await textsOf(c)
    const name = holidayNames.find((one) => holidayKey(one) === typed.holiday)
    const from = typed.open === 'yes' ? undefined : (typed.from ?? '')
    const plan = name ? await planHoliday(db, name, from, now()) : refusal({ text: 'Choose a holiday of the list' })
    return settle(c, ['/week', typed, plan], (refused) => showWeek(c, refused))
  })

  async function showShop(c: DeskContext, refused?: FormState) {
    const { phones, offices, team } = await readShop(db)
    return c.var.show(<ShopScreen phones={phones} offices={offices} team={team} refused={refused} />, {
      title: 'Phones and team',
      tab: 'more',
      up: upToMore,
    })
  }

  routes.get('/shop', (c) => showShop(c))

  routes.post('/shop/phones', async (c) => {
    const typed = await textsOf(c)
    const seen = seenIn(typed) ?? {}
    const plan = await planPhones(db, typed, seen)
    // A form that comes back shows what others have set meanwhile in the fields that this person left alone.
    const values = Object.fromEntries(Object.entries(typed).filter(([line, number]) => number !== seen[line]))
    return settle(c, ['/shop', values, plan], (refused) => showShop(c, refused))
  })

  routes.post('/shop/offices', async (c) => {
    const typed = await textsOf(c)
    const town = towns.find(({ slug }) => slug === typed.town)
    const plan = town
      ? await planOffice(db, town.slug, typed.office ?? '')
      : refusal({ text: 'Choose a town of the list' })
    return settle(c, ['/shop', typed, plan], (refused) => showShop(c, refused))
  })

  /** Shows the form of a member. In a form that comes back, fields that this person left alone show what a colleague has saved meanwhile. */
  async function showMember(c: DeskContext, key: string, sent?: FormState) {
    const { team } = await readShop(db)
    const member = team.find((each) => each.key === key)
    if (!member && key !== 'new') return c.notFound()
    const { key: _, place: __, image: ___, ...told } = member ?? {}
    const seen = seenIn(sent?.values ?? {}) ?? {}
    const untouched = Object.entries(told).filter(([field]) => sent?.values[field] === seen[field])
    const refused = sent && { ...sent, values: { ...sent.values, ...Object.fromEntries(untouched) } }
    const screen = <MemberForm member={member} refused={refused} seen={JSON.stringify(told)} />
    return c.var.show(screen, {
      title: member?.name ?? 'Add a person',
      tab: 'more',
      up: { href: '/shop', text: 'Phones and team' },
      beside: {
        name: 'Team',
        items: team.map((each) => ({
          href: `/shop/team/${each.key}`,
          text: each.name,
          note: each.role,
          isCurrent: each === member,
        })),
      },
    })
  }

  routes.get('/shop/team/:key', (c) => showMember(c, c.req.param('key')))

  routes.post('/shop/team/:key/move', async (c) => {
    const { by } = await textsOf(c)
    const plan = await planMemberMove(db, c.req.param('key'), by === '-1' ? -1 : 1)
    return settle(c, ['/shop', {}, plan], (refused) => showShop(c, refused))
  })

  routes.post('/shop/team/:key/remove', async (c) => {
    const plan = await planMemberRemoval(db, c.req.param('key'))
    return settle(c, ['/shop', {}, plan], (refused) => showShop(c, refused))
  })

  routes.post('/shop/team/:key', (c) =>
    withFiles(c, dataDir, async ({ files: [file], texts: typed }) => {
      const key = c.req.param('key')
      const picture = file && (await bringFile(file, photos, decode))
      const again = (refused: FormState) => showMember(c, key, refused)
      if (typeof picture === 'string')
        return settle(c, ['/shop', typed, refusal({ field: 'picture', text: `${file?.name} ${picture}` })], again)
      const { name = '', role = '', experience = '', without } = typed
      const image = picture?.path ?? (without === 'yes' ? null : undefined)
      const told = { name, role, experience, description: oneLine(typed.description ?? '') }
      const plan = await planMember(
        db,
        key === 'new' ? undefined : key,
        { ...told, ...(image !== undefined && { image }) },
        seenIn(typed),
      )
      if (plan.change) await picture?.store(photos, now())
      return settle(c, ['/shop', typed, plan], again)
    }),
  )

  return routes
}

/** '09:00-17:00', or the word that the dealer chose instead. */
function dayTyped(typed: Texts, day: Weekday): string {
  const word = typed[`${day}.word`] ?? ''
  return word === 'open' ? `${typed[`${day}.opens`] ?? ''}-${typed[`${day}.closes`] ?? ''}` : word
}
