import type { Fields } from '#kernel/history/change.ts'
import type { CalendarDay } from '#kit/dates/calendar-day.ts'
import { easternClock } from '#kit/dates/eastern-time.ts'
import { holidayNames } from '#kit/dates/holidays.ts'
import { slugOf } from '#kit/formats/format.ts'
import { business, type Phones } from '#subjects/dealership/facts/business.ts'
import { type DatedHours, datedHours, holidaysKept } from '#subjects/dealership/facts/dated-hours.ts'
import { type Department, postedWeeks, type WeeklyHours } from '#subjects/dealership/facts/hours.ts'
import { type TeamMember, team } from '#subjects/dealership/facts/team.ts'
import { comingDates, datedHoursOf, type KeptHolidays, type PostedWeeks, type ShopHours, type WeekOn } from './hours.ts'
import { type Fact, type FactKindName, holidayKey, weekKey, weekOfFact } from './shop-facts.ts'

declare module '#kernel/page/page.ts' {
  interface Ports {
    readonly shop: () => Promise<Shop>
  }
  interface Snapshot {
    readonly shop: Shop
  }
}

export type Prices = ReadonlyMap<string, number>

/** One line at the top of every page, from its first day to its last. */
export interface Notice {
  readonly from: CalendarDay
  readonly until: CalendarDay
  readonly text: string
}

/** A member of the team with the key by which the dealer changes them, and their place in the row. */
export interface ShopMember extends TeamMember {
  readonly key: string
  readonly place: number
}

/** The facts of the shop that the dealer changes: all pages show them in their present state. */
export interface Shop extends ShopHours {
  readonly notices: readonly Notice[]
  readonly datedHours: readonly DatedHours[]
  readonly phones: Phones
  /** The weeks that the dealer has set, the earliest first. */
  readonly changedWeeks: readonly ChangedWeek[]
  readonly holidays: KeptHolidays
  /** The numbers of municipal offices that the dealer has entered, by the slug of the town. */
  readonly offices: Readonly<Record<string, Phones['main']>>
  readonly team: readonly ShopMember[]
  /** The prices that the dealer has changed, by name. */
  readonly prices: Prices
  /** Whether visitors may read how fast we answer. */
  readonly showsResponseTime: boolean
  /** Set while the database cannot be read: pages that were made with this state are printed anew from this moment. */
  readonly until?: Date
}

/** The site holds no facts of the shop from before this day. */
const firstDay = '2000-01-01'

const defaults = new Map<string, Fields>([
  ...holidaysKept.map((name) => [`holiday ${holidayKey(name)}`, { from: firstDay }] as const),
  ...datedHours.map(({ day, name, hours }) => [`hours ${day}`, { name, ...(hours !== 'closed' && hours) }] as const),
  ...Object.entries(business.phones).map(([line, number]) => [`phone ${line}`, { number }] as const),
  ...team.map((member, place) => [`team ${slugOf(member.name)}`, { ...member, place }] as const),
])

/** Our own fact under this name, until the dealer sets another. */
export const defaultFact = (name: string): Fields | null => defaults.get(name) ?? null

/** A week that the dealer has set for one of our departments. */
export interface ChangedWeek {
  readonly department: Department
  readonly from: CalendarDay
  readonly week: WeeklyHours
}

/** The latest week that begins on that day or before; until the first one begins, the specified week. */
const weeksOf =
  (changed: readonly ChangedWeek[], department: Department): WeekOn =>
  (on) =>
    changed.findLast((one) => one.department === department && one.from <= on)?.week ?? postedWeeks[department].week

/** Lays the dealer's facts over ours; null takes a fact of ours away. */
export function shopOf(changed: ReadonlyMap<string, Fields | null>): Shop {
  const facts = [...new Map([...defaults, ...changed])].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const every = <Kind extends FactKindName>(kind: Kind) =>
    facts.flatMap(([name, fact]) =>
      fact && name.startsWith(`${kind} `) ? [{ ...(fact as Fact<Kind>), key: name.slice(kind.length + 1) }] : [],
    )
  const dated = every('hours').map(({ key: day, name, opens, closes }): DatedHours => {
    return { day, name, hours: opens && closes ? { opens, closes } : 'closed' }
  })
  const changedWeeks = every('week').flatMap(({ key, ...days }): ChangedWeek[] => {
    const begins = weekKey(key)
    return begins ? [{ ...begins, week: weekOfFact(days) }] : []
  })
  const kept = new Map(every('holiday').map(({ key, from }) => [key, from]))
  const holidays = new Map(
    holidayNames.flatMap((name) => {
      const from = kept.get(holidayKey(name))
      return from === undefined ? [] : [[name, from]]
    }),
  )
  return {
    notices: every('notice').map(({ key: from, until, text }) => ({ from, until, text })),
    datedHours: dated,
    datedOn: datedHoursOf(dated, holidays),
    holidays,
    changedWeeks,
    weeks: { sales: weeksOf(changedWeeks, 'sales'), service: weeksOf(changedWeeks, 'service') },
    phones: { ...business.phones, ...Object.fromEntries(every('phone').map(({ key, number }) => [key, number])) },
    offices: Object.fromEntries(
      every('office').flatMap(({ key, number }) => {
        const read = readPhone(number)
        return read ? [[key, read]] : []
      }),
    ),
    prices: new Map(every('price').map(({ key, amount }) => [key, amount])),
    showsResponseTime: every('public').some(({ key }) => key === 'answering'),
    team: every('team')
      .toSorted((one, other) => one.place - other.place)
      .map(withBadge),
  }
}

/** Drops a badge whose name the member no longer has: it bears the initials of one name. */
function withBadge({ image, ...member }: ShopMember): ShopMember {
  const isBadge = image?.startsWith('/media/team/')
  return !image || (isBadge && image !== `/media/team/${slugOf(member.name)}.png`) ? member : { ...member, image }
}

/** The shop by our own facts alone. */
export const defaultShop = shopOf(new Map())

/** What every page says of the shop on the day that it is printed. */
export interface ShopToday extends Pick<Shop, 'phones' | 'prices'> {
  readonly weeks: PostedWeeks
  /** The dates with hours of their own that a page announces wherever it shows a week. */
  readonly dates: readonly DatedHours[]
}

export function shopOn({ phones, prices, weeks, datedOn }: Shop, now: Date): ShopToday {
  const { day } = easternClock(now)
  return {
    phones,
    prices,
    weeks: { sales: weeks.sales(day), service: weeks.service(day) },
    dates: comingDates(now, datedOn),
  }
}

/** The notice of that day; of several the one that began last. */
export function noticeOn({ notices }: Pick<Shop, 'notices'>, today: CalendarDay): Notice | undefined {
  return notices.findLast(({ from, until }) => from <= today && today <= until)
}

/** The numbers to hand to an island; undefined where they are those that its script holds. */
export function changedPhones({ phones }: Pick<Shop, 'phones'>): Phones | undefined {
  const lines = Object.keys(business.phones) as (keyof Phones)[]
  return lines.some((line) => phones[line] !== business.phones[line]) ? phones : undefined
}

/** '570-555-0134', '+1 570 555 0134' → '(570) 555-0134'; undefined for what no telephone here can dial. */
export function readPhone(typed: string): Phones['main'] | undefined {
  if (/[^\d\s().+-]/.test(typed)) return undefined
  const [, area, office, rest] = /^1?([2-9]\d\d)([2-9]\d\d)(\d{4})$/.exec(typed.replace(/\D/g, '')) ?? []
  return area ? `(${area}) ${office}-${rest}` : undefined
}
