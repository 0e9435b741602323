import type { Db } from '#kernel/db/schema.ts'
import { type Change, differingFields, type Fields } from '#kernel/history/change.ts'
import { isOvertaken, overtaken, type Plan, type Problem, planOf, refusal } from '#kernel/history/plan.ts'
import { addDays, type CalendarDay, daysBetween, parseDay } from '#kit/dates/calendar-day.ts'
import { easternClock } from '#kit/dates/eastern-time.ts'
import type { HolidayName } from '#kit/dates/holidays.ts'
import { capitalized, formatCount, formatDate, formatMoneyExact } from '#kit/formats/format.ts'
import type { PhoneLine } from '#subjects/dealership/facts/business.ts'
import { type Department, type Weekday, weekdayNames } from '#subjects/dealership/facts/hours.ts'
import { phoneLines, shopLimits } from '#subjects/dealership/facts/shop-desk.ts'
import { timesText } from '#subjects/dealership/rules/hours.ts'
import { readPhone } from '#subjects/dealership/rules/shop.ts'
import {
  factFieldName,
  factTitle,
  holidayKey,
  priceTitle,
  problemsOf,
  readDayHours,
  weekTexts,
} from '#subjects/dealership/rules/shop-facts.ts'
import { readFact, readShop, shopKind } from './shop-store.ts'

/** What a change would make of the shop; `changeShop` makes it. */
export type ShopPlan = Plan<readonly Change[]>

interface NoticeWish {
  readonly text: string
  /** The first day; today, unless another is named. */
  readonly from?: string | undefined
  readonly until: string
  /** Whether the notice of that first day is to be replaced. */
  readonly isChange?: boolean
}

/** One line at the top of the site, from its first day to its last (SHOP-61). */
export async function planNotice(
  db: Db,
  { text, from, until, isChange = false }: NoticeWish,
  now: Date,
): Promise<ShopPlan> {
  const first = from?.trim() || todayOf(now)
  const present = await readFact(db, `notice ${first}`)
  // A changed notice keeps its first day.
  const days = present && isChange ? { until } : { from: first, until }
  const problems = Object.entries(days).flatMap(([field, day]) => dayProblem(field, day, now))
  if (problems.length > 0) return refusal(...problems)
  if (until < first) return refusal({ field: 'until', text: 'The last day comes before the first' })
  const length = daysBetween(first, until) + 1
  const warnings = [
    ...(length > shopLimits.usualNoticeDays ? [`It would stand for ${formatCount(length, 'day')}.`] : []),
    ...(present && !isChange ? [`It would take the place of “${present.text}”`] : []),
  ]
  return planFacts(db, [[`notice ${first}`, { text: text.trim(), until }]], { warnings })
}

interface HoursWish {
  readonly day: string
  readonly name: string
  readonly opens?: string | undefined
  readonly closes?: string | undefined
  /** Whether the form says that the day is open: then it needs both times. */
  readonly isOpen?: boolean
}

/** Other hours on one day: both times, or none where we are closed (SHOP-52). */
export async function planHours(
  db: Db,
  { day, name, opens = '', closes = '', isOpen = false }: HoursWish,
  now: Date,
): Promise<ShopPlan> {
  const problems = dayProblem('day', day, now)
  if (problems.length > 0) return refusal(...problems)
  if (isOpen && opens + closes === '') return refusal({ field: 'hours', text: 'Choose when we open and when we close' })
  // A holiday that is kept every year has hours of its own as well.
  const shop = await readShop(db)
  const present = shop.datedOn(day)
  const isKept = present && !shop.datedHours.includes(present)
  // A kept holiday is already closed: it does not become a snow day.
  if (isKept && present.hours === 'closed' && opens + closes === '') return planFacts(db, [])
  const warnings = present ? [`${formatDate(day)} has other hours already: “${present.name}”.`] : []
  const hours = { name: name.trim(), ...(opens && { opens }), ...(closes && { closes }) }
  return planFacts(db, [[`hours ${day}`, hours]], { warnings })
}

/** Takes a notice or a coming week off the site, or gives a day the hours of its week again. */
export async function planWithdrawal(db: Db, name: string): Promise<ShopPlan> {
  if (!/^(?:notice|hours|week) /.test(name)) return refusal({ text: 'Choose hours, a week or a notice to remove' })
  if (await readFact(db, name)) return planFacts(db, [[name, null]])
  return refusal({ text: 'It was removed already' })
}

const noNumber = (typed: string) => `"${typed}" is not a phone number: write ten digits, such as (570) 555-0134`

/** Changes the numbers of our telephone lines that differ from those that a form has shown, where it has shown any (SHOP-62). */
export async function planPhones(db: Db, typed: PhoneTexts, seen: PhoneTexts = {}): Promise<ShopPlan> {
  const { phones } = await readShop(db)
  const lines = (Object.keys(phoneLines) as PhoneLine[]).filter((line) => (typed[line] ?? seen[line]) !== seen[line])
  const numbers = lines
    .map((line) => ({ line, asked: readPhone(typed[line] ?? ''), now: phones[line] }))
    .filter(({ line, asked }) => !asked || asked !== seen[line])
  const problems = numbers.flatMap(({ line, asked, now }) => {
    if (!asked) return [{ field: line, text: noNumber(typed[line] ?? '') }]
    const isLate = isOvertaken<string>({ asked, seen: seen[line] ?? now, now })
    return isLate ? [overtaken(line, `${phoneLines[line]} is ${now}`)] : []
  })
  if (problems.length > 0) return refusal(...problems)
  return planFacts(
    db,
    numbers.map(({ line, asked }) => [`phone ${line}`, { number: asked }]),
  )
}

/** What a form holds for each line. */
type PhoneTexts = Readonly<Partial<Record<PhoneLine, string>>>

/** Sets the number of a town's municipal office; an empty one takes it off (SHOP-67). */
export async function planOffice(db: Db, town: string, typed: string): Promise<ShopPlan> {
  const number = readPhone(typed)
  if (typed.trim() !== '' && !number) return refusal({ field: 'office', text: noNumber(typed) })
  return planFacts(db, [[`office ${town}`, number ? { number } : null]])
}

interface WeekWish {
  readonly from: string
  readonly days: Readonly<Record<Weekday, string>>
  readonly seen?: Readonly<Partial<Record<Weekday, string>>> | undefined
}

/**
 * Sets another week of a department, from a day on. Each day is '09:00-17:00' or 'closed' (SHOP-80). `seen` is the week of today that the
 * form has shown: a day that is still as it was shown takes what another person has set meanwhile.
 */
export async function planWeek(
  db: Db,
  department: Department,
  { from, days: typed, seen = {} }: WeekWish,
  now: Date,
): Promise<ShopPlan> {
  const problems = dayProblem('from', from, now)
  if (problems.length > 0) return refusal(...problems)
  const wrong = weekdayNames.filter((day) => readDayHours(typed[day]) === undefined)
  if (wrong.length > 0)
    return refusal(
      ...wrong.map((field) => ({ field, text: 'An open day needs both times, and closes after it opens' })),
    )
  const weekOn = (await readShop(db)).weeks[department]
  const week = weekOn(todayOf(now))
  const today = weekTexts(week)
  const lost = weekdayNames.filter((day) =>
    isOvertaken({ asked: typed[day], seen: seen[day] ?? today[day], now: today[day] }),
  )
  if (lost.length > 0)
    return refusal(...lost.map((day) => overtaken(day, `${capitalized(day)} is ${timesText(week[day])}`)))
  const changed = weekdayNames.filter((day) => typed[day] !== seen[day])
  const days = { ...today, ...Object.fromEntries(changed.map((day) => [day, typed[day]])) }
  const present = weekTexts(weekOn(from))
  if (weekdayNames.every((day) => present[day] === days[day])) return planFacts(db, [])
  const open = weekdayNames.filter((day) => typeof readDayHours(days[day]) !== 'string')
  const warnings = open.length === 0 ? ['No day of this week would be open.'] : []
  return planFacts(db, [[`week ${department}-${from}`, days]], { warnings })
}

/** Keeps a legal holiday from a day on, or stops keeping it (SHOP-81). */
export async function planHoliday(db: Db, name: HolidayName, from: string | undefined, now: Date): Promise<ShopPlan> {
  const problems = from === undefined ? [] : dayProblem('from', from, now)
  if (problems.length > 0) return refusal(...problems)
  return planFacts(db, [[`holiday ${holidayKey(name)}`, from === undefined ? null : { from }]])
}

interface PricesAround {
  /** Our own figures, to which a price goes back. */
  readonly ourPrices: ReadonlyMap<string, number>
  /** What the form has shown. */
  readonly seen: ReadonlyMap<string, number>
  /** What the form calls a price. */
  readonly titleOf?: (name: string) => string
}

/**
 * Sets prices by their names; a price that equals our own fact goes back to it. `seen` holds what the form has shown: a problem names each
 * price that another person has changed since (SHOP-82).
 */
export async function planPrices(
  db: Db,
  typed: ReadonlyMap<string, number>,
  { ourPrices, seen, titleOf = priceTitle }: PricesAround,
): Promise<ShopPlan> {
  const { prices } = await readShop(db)
  const asked = [...typed].filter(([name, amount]) => amount !== seen.get(name))
  const lost = asked.flatMap(([name, amount]) => {
    const now = prices.get(name) ?? ourPrices.get(name)
    if (!isOvertaken<number | undefined>({ asked: amount, seen: seen.get(name), now })) return []
    return [overtaken(name, `${titleOf(name)} is ${formatMoneyExact(now ?? 0)}`)]
  })
  if (lost.length > 0) return refusal(...lost)
  const odd = asked.filter(([name, amount]) => {
    const before = seen.get(name) ?? amount
    return Math.abs(amount - before) > (before * shopLimits.priceMovePercent) / 100
  })
  const warnings = odd.map(
    ([name, amount]) =>
      `${titleOf(name)} moves from ${formatMoneyExact(seen.get(name) ?? 0)} to ${formatMoneyExact(amount)}.`,
  )
  return planFacts(
    db,
    asked.map(([name, amount]) => [`price ${name}`, amount === ourPrices.get(name) ? null : { amount }] as const),
    { warnings },
  )
}

/** Lets visitors read how fast we answer, or no longer (LEAD-83). */
export async function planResponseTimeShown(db: Db, isShown: boolean): Promise<ShopPlan> {
  return planFacts(db, [['public answering', isShown ? { shown: true } : null]])
}

const todayOf = (now: Date) => easternClock(now).day

function dayProblem(field: string, day: CalendarDay, now: Date): readonly Problem[] {
  const today = todayOf(now)
  if (parseDay(day) !== day) return [{ field, text: day === '' ? 'A day is missing' : `"${day}" is no day` }]
  if (day < today) return [{ field, text: `${formatDate(day)} is past` }]
  if (day > addDays(today, shopLimits.daysAhead))
    return [{ field, text: `${formatDate(day)} is more than ${formatCount(shopLimits.daysAhead, 'day')} ahead` }]
  return []
}

/**
 * Plans what differs from the present facts. Where a form has shown facts, only fields that differ from those count as changes; a
 * problem names each field that another person has changed since.
 */
export async function planFacts(
  db: Db,
  facts: readonly (readonly [name: string, fact: Fields | null])[],
  { warnings = [], seen = {} }: { readonly warnings?: readonly string[]; readonly seen?: Fields | undefined } = {},
): Promise<ShopPlan> {
  const changes: Change[] = []
  for (const [name, asked] of facts) {
    const before = await readFact(db, name)
    const others = Object.entries(before ?? {}).filter(
      ([field, value]) => Object.hasOwn(seen, field) && value !== seen[field],
    )
    const lost = others.filter(([field, value]) =>
      isOvertaken({ asked: asked?.[field], seen: seen[field], now: value }),
    )
    if (lost.length > 0)
      return refusal(...lost.map(([field, value]) => overtaken(field, `The ${factFieldName(field)} is "${value}"`)))
    const after = asked && { ...asked, ...Object.fromEntries(others) }
    const problems = after ? problemsOf(name, after) : []
    const title = factTitle({ key: name, before, after })
    if (problems.length > 0)
      return refusal(...problems.map((problem) => ({ ...problem, text: `${title}: ${problem.text}` })))
    const sides = before && after ? differingFields(before, after) : before !== after && { before, after }
    if (sides) changes.push({ kind: shopKind, key: name, ...sides })
  }
  return planOf(changes, warnings)
}
