import { z } from 'zod'
import type { Change, Fields, FieldWords } from '#kernel/history/change.ts'
import type { Problem } from '#kernel/history/plan.ts'
import { type CalendarDay, parseDay } from '#kit/dates/calendar-day.ts'
import { parseTime } from '#kit/dates/eastern-time.ts'
import { type HolidayName, holidayNames } from '#kit/dates/holidays.ts'
import {
  capitalized,
  formatDate,
  formatMoneyExact,
  formatPrice,
  formatShortDate,
  formatTime,
  slugOf,
} from '#kit/formats/format.ts'
import { line } from '#kit/formats/line.ts'
import type { PhoneLine } from '#subjects/dealership/facts/business.ts'
import { cartKinds } from '#subjects/dealership/facts/cart-kind.ts'
import {
  type DayHours,
  type Department,
  dayWords,
  type Weekday,
  type WeeklyHours,
  weekdayNames,
} from '#subjects/dealership/facts/hours.ts'
import { factFieldNames, phoneLines, shopLimits, weekNames } from '#subjects/dealership/facts/shop-desk.ts'
import { hoursSummary } from './hours.ts'

const day = z.string().refine((text) => parseDay(text) === text, 'must be a day')
const time = z.string().refine((text) => parseTime(text) === text, 'must be a time such as 9:30 AM')
/** '09:00-17:00', or a word for a day without times. */
const dayHours = z.string().refine((text) => readDayHours(text) !== undefined, 'must end after it begins')
const image = z
  .string()
  .regex(/^\/media\/(?:team|photos)\/[a-z\d-]{1,140}\.(?:png|jpg)$/, 'must be one of our pictures')
const telephone = z.string().regex(/^\([2-9]\d\d\) [2-9]\d\d-\d{4}$/, 'must be a phone number')
const { name, role, experience, description } = shopLimits.person
const mostAmount = 100_000

/** What the site has to know of a kind of fact that the dealer sets. */
interface FactKind<Schema extends z.ZodType<Fields>> {
  readonly schema: Schema
  /** Left out where any word is a key. */
  readonly isKey?: (key: string) => boolean
  /** The name of a fact in the history: 'Hours of Thu, Dec 24, 2026'. */
  readonly title: (key: string, fact: Partial<z.infer<Schema>>) => string
  /** What the history says of a fact that was set, and of one that was removed, where its title does not say it. */
  readonly setText?: (fact: z.infer<Schema>) => string
  readonly removedText?: string
}

const kind = <Schema extends z.ZodType<Fields>>(definition: FactKind<Schema>) => definition
const isDay = (key: string) => parseDay(key) === key
const isWord = (key: string) => /^[a-z\d-]+$/i.test(key)

/** The kinds of facts. The name of a fact is its kind, then its key: a day, a telephone line, a price, a member of the team … */
const factKinds = {
  notice: kind({
    schema: z.strictObject({ text: line(shopLimits.notice), until: day }),
    isKey: isDay,
    title: (from) => `Notice from ${formatShortDate(from)}`,
    setText: ({ text, until }) => `“${text}” until ${formatDate(until)}`,
    removedText: 'removed',
  }),
  hours: kind({
    schema: z
      .strictObject({ name: line(shopLimits.dayName), opens: time.exactOptional(), closes: time.exactOptional() })
      .refine(({ opens, closes }) => (opens === undefined) === (closes === undefined), 'need both times, or none')
      .refine(({ opens = '', closes = '~' }) => opens < closes, 'must end after they begin'),
    isKey: isDay,
    title: (on) => `Hours of ${formatShortDate(on)}`,
    setText: ({ name, opens, closes }) =>
      `${opens && closes ? `${formatTime(opens)} to ${formatTime(closes)}` : 'closed'}, ${name}`,
    removedText: 'back to the usual hours',
  }),
  week: kind({
    schema: z.strictObject(
      Object.fromEntries(weekdayNames.map((name) => [name, dayHours])) as Record<Weekday, typeof dayHours>,
    ),
    isKey: (key) => weekKey(key) !== undefined,
    title: (key) => {
      const { department, from } = weekKey(key) ?? { department: 'sales', from: key }
      return `${weekNames[department]} from ${formatShortDate(from)}`
    },
    setText: (days) => hoursSummary(weekOfFact(days)),
    removedText: 'removed',
  }),
  holiday: kind({
    schema: z.strictObject({ from: day }),
    isKey: (key) => holidayNames.some((name) => holidayKey(name) === key),
    title: (key) => holidayNames.find((name) => holidayKey(name) === key) ?? key,
    setText: ({ from }) => `closed from ${formatShortDate(from)} on`,
    removedText: 'open as on other days',
  }),
  phone: kind({
    schema: z.strictObject({ number: telephone }),
    title: (key) => phoneLines[key as PhoneLine] ?? `phone ${key}`,
  }),
  office: kind({
    schema: z.strictObject({ number: telephone }),
    title: (town) =>
      `Town office of ${town.replaceAll('-', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase())}`,
    setText: ({ number }) => number,
    removedText: 'removed',
  }),
  public: kind({
    schema: z.strictObject({ shown: z.literal(true) }),
    title: () => 'How fast we answer',
    setText: () => 'shown to visitors',
    removedText: 'hidden from visitors',
  }),
  price: kind({
    schema: z.strictObject({
      amount: z
        .number()
        .min(0)
        .max(mostAmount, `must be at most ${formatPrice(mostAmount)}`),
    }),
    title: priceTitle,
    setText: ({ amount }) => formatMoneyExact(amount),
    removedText: 'as before',
  }),
  team: kind({
    schema: z.strictObject({
      name: line(name).refine((text) => slugOf(text) !== '', 'must have a letter'),
      role: line(role),
      experience: line(experience, 0),
      description: line(description),
      image: image.exactOptional(),
      place: z.int().min(0).max(1000),
    }),
    title: (key, { name = key }) => name,
  }),
}

type FactKinds = typeof factKinds
export type FactKindName = keyof FactKinds
export type Fact<Kind extends FactKindName> = z.infer<FactKinds[Kind]['schema']>

function factNamed(name: string) {
  const [kindName = '', ...rest] = name.split(' ')
  const kinds: Readonly<Record<string, FactKind<z.ZodType<Fields>>>> = factKinds
  const known = Object.hasOwn(kinds, kindName) ? kinds[kindName] : undefined
  return known && { ...known, kindName, key: rest.join(' ') }
}

/** What is wrong with a fact, which has a name such as 'hours 2026-12-24' or 'phone main'. */
export function problemsOf(factName: string, fact: Fields): readonly Problem[] {
  const named = factNamed(factName)
  if (!named || !(named.isKey ?? isWord)(named.key)) return [{ text: `${factName} is not known` }]
  const issues = named.schema.safeParse(fact).error?.issues ?? []
  return issues.map(({ path, message }) => {
    const field = String(path[0] ?? named.kindName)
    return { field, text: `${factFieldName(field)} ${message}` }
  })
}

type FactChange = Omit<Change, 'kind'>

/** The title of a fact of the shop: 'Hours of Thu, Dec 24, 2026', 'Main line', 'Ruth Kessler'. */
export function factTitle({ key: factName, before, after }: FactChange): string {
  const named = factNamed(factName)
  return named?.title(named.key, after ?? before ?? {}) ?? factName
}

/** The words of the history for a fact of the shop that was set or removed. */
export function factChangeWords({ key: factName, before, after }: FactChange) {
  const named = before && after ? undefined : factNamed(factName)
  const words = after ? named?.setText?.(after) : named?.removedText
  return { words: words === undefined ? [] : [words], fields: [] }
}

/** What the dealer calls a field of a fact. */
export const factFieldName = (field: string) => factFieldNames[field] ?? field

const written: Readonly<Record<string, (value: string) => string>> = {
  until: formatDate,
  opens: formatTime,
  closes: formatTime,
  place: (value) => String(Number(value) + 1),
}

/** The words of the desk for a field of such a fact. */
export const factFieldWords: FieldWords = (field, value) => {
  const weekday = weekdayNames.find((day) => day === field)
  if (weekday) return { label: capitalized(weekday), text: hoursText(String(value)) }
  return { label: factFieldName(field), text: written[field]?.(String(value)) ?? String(value) }
}

function hoursText(text: string): string {
  const hours = readDayHours(text)
  return typeof hours === 'object' ? `${formatTime(hours.opens)} to ${formatTime(hours.closes)}` : text
}

/** Reads a day of a week as it is stored: '09:00-17:00' or 'closed' (SHOP-80). */
export function readDayHours(text: string): DayHours | undefined {
  const word = dayWords.find((one) => one === text)
  if (word) return word
  const [opens = '', closes = ''] = text.split('-')
  return time.safeParse(opens).success && time.safeParse(closes).success && opens < closes
    ? { opens, closes }
    : undefined
}

/** Writes each day of a week as it is stored. */
export function weekTexts(week: WeeklyHours): Readonly<Record<Weekday, string>> {
  const text = (hours: DayHours) => (typeof hours === 'string' ? hours : `${hours.opens}-${hours.closes}`)
  return Object.fromEntries(weekdayNames.map((day) => [day, text(week[day])])) as Record<Weekday, string>
}

export const holidayKey = (name: HolidayName) => slugOf(name)

/** 'sales-2026-12-01': the department of the week, and the day from which on it holds. */
export function weekKey(key: string): { readonly department: Department; readonly from: CalendarDay } | undefined {
  const [, department = '', from = ''] = /^(sales|service)-(.*)$/.exec(key) ?? []
  return parseDay(from) === from && from !== '' ? { department: department as Department, from } : undefined
}

export function weekOfFact(days: Fields): WeeklyHours {
  const hours = weekdayNames.map((name) => [name, readDayHours(String(days[name])) ?? 'closed'])
  return Object.fromEntries(hours) as WeeklyHours
}

const rentalPrice = new RegExp(`^rental-(${cartKinds.join('|')})-(.+)-(\\w+)$`)
const figureWords: Readonly<Record<string, string>> = { renewal: ', extra day' }

/** 'rental-four-seater-daily-renewal' → 'Rental of a four-seater, daily, extra day'; 'storage-prep' → 'Storage prep' */
export function priceTitle(key: string): string {
  const [, cart, plan, figure = ''] = rentalPrice.exec(key) ?? []
  if (cart) return `Rental of a ${cart}, ${plan}${figureWords[figure] ?? ''}`
  return capitalized(key.replaceAll('-', ' '))
}
