/** Makes a formatter when it is first needed, since making one takes milliseconds: none is made while the site starts. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => {
    made ??= make()
    return made
  }
}

const dollarsWith = (options: Intl.NumberFormatOptions) =>
  once(() => new Intl.NumberFormat('en-US', { ...options, style: 'currency', currency: 'USD' }))

const number = once(() => new Intl.NumberFormat('en-US'))
const wholeDollars = dollarsWith({ maximumFractionDigits: 0 })
const dollarsAndCents = dollarsWith({})

// Rounding -0.4 gives -0, which Intl writes as "-0".
const withoutNegativeZero = (value: number) => (Object.is(value, -0) ? 0 : value)

export function formatNumber(value: number): string {
  return number().format(withoutNegativeZero(value))
}

/** 12995 → '$12,995'. Whole dollars, as every price is shown (SITE-13). */
export function formatPrice(dollars: number): string {
  return wholeDollars().format(withoutNegativeZero(Math.round(dollars)))
}

/** 228.34 → '$228.34', 150 → '$150'. For the few figures that do have cents. */
export function formatMoneyExact(dollars: number): string {
  return Number.isInteger(dollars) ? formatPrice(dollars) : dollarsAndCents().format(dollars)
}

/** 6.8 → '6.8%' */
export function formatPercent(percent: number): string {
  return `${formatNumber(percent)}%`
}

/** '17:00' → '5 PM', '08:30' → '8:30 AM' */
export function formatTime(time: string): string {
  if (time === '12:00') return 'noon'
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const hour = hours % 12 || 12
  const half = hours % 24 < 12 ? 'AM' : 'PM'
  return minutes === 0 ? `${hour} ${half}` : `${hour}:${String(minutes).padStart(2, '0')} ${half}`
}

// A date without a time is the same day everywhere, so it is read and written in UTC. The calls are marked as pure, so that the
// browser gets only the writers that its page uses.
function dayWriter(options: Intl.DateTimeFormatOptions): (isoDay: string) => string {
  const written = once(() => new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }))
  return (isoDay) => written().format(new Date(`${isoDay}T00:00:00Z`))
}

/** '2025-01-23' → 'January 23, 2025' */
export const formatDate = /* @__PURE__ */ dayWriter({ dateStyle: 'long' })

/** '2026-07-03' → 'Friday, July 3, 2026' */
export const formatWeekday = /* @__PURE__ */ dayWriter({ dateStyle: 'full' })

/** '2026-07-03' → 'Friday, July 3': a day of the present year */
export const formatDayOfYear = /* @__PURE__ */ dayWriter({ weekday: 'long', month: 'long', day: 'numeric' })

/** '2026-11-26' → 'Thu, Nov 26' */
export const formatShortDay = /* @__PURE__ */ dayWriter({ weekday: 'short', month: 'short', day: 'numeric' })

/** '2026-11-26' → 'Thu, Nov 26, 2026' */
export const formatShortDate = /* @__PURE__ */ dayWriter({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
})

const monthAndDay = /* @__PURE__ */ dayWriter({ month: 'long', day: 'numeric' })

/** '10-15' → 'October 15', a day of every year */
export function formatMonthDay(monthDay: string): string {
  return monthAndDay(`2024-${monthDay}`)
}

/** 3, 'day' → '3 days'; 1, 'day' → '1 day' */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${plural(count, one, many)}`
}

const conjunction = once(() => new Intl.ListFormat('en-US', { type: 'conjunction' }))

/** ['a', 'b', 'c'] → 'a, b, and c' */
export function formatList(items: readonly string[]): string {
  return conjunction().format(items)
}

/** 1, 'tree' → 'tree'; 0 or 2, 'tree' → 'trees'. The word alone: `formatCount` writes the figure before it. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : many
}

/** 'monday' → 'Monday' */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** 'D5 Maverick 4 Plus' → 'd5-maverick-4-plus'; anything but a letter or a digit parts two words. */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

type Value = string | number

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never

/** Exactly the values that the template names; any value where the template is known only as a string. */
type ValuesFor<Text extends string> = string extends Text
  ? Readonly<Record<string, Value>>
  : Readonly<Record<NamesIn<Text>, Value>>

/** 'Golf carts in {town}', { town: 'Kidder' } → 'Golf carts in Kidder'. A name in braces that has no value stays. */
export function fillText<const Text extends string>(text: Text, values: ValuesFor<Text>): string {
  const given: Readonly<Record<string, Value>> = values
  return text.replaceAll(/\{([\w-]+)\}/g, (braced, name: string) =>
    Object.hasOwn(given, name) ? String(given[name]) : braced,
  )
}

/** The text in one line, without control characters. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
}

/** A text that a person typed in several lines, as it is kept: without the other control characters, and with one kind of line end. */
export function severalLines(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .trim()
}
