import type { Change, FieldWords } from '#kernel/history/change.ts'
import { holidayNames } from '#kit/dates/holidays.ts'
import { capitalized, formatDate, formatMoneyExact, formatShortDate, formatTime } from '#kit/formats/format.ts'
import type { PhoneLine } from '#subjects/dealership/facts/business.ts'
import { cartKinds } from '#subjects/dealership/facts/cart-kind.ts'
import { postedWeeks, weekdayNames } from '#subjects/dealership/facts/hours.ts'
import { phoneLines } from '#subjects/dealership/facts/shop-desk.ts'
import { hoursSummary } from './hours.ts'
import { holidayKey, readDayHours, weekKey, weekOfFact } from './shop.ts'

/** The title of a fact of the shop: 'Hours of Thu, Dec 24, 2026', 'Main line', 'Ruth Kessler'. */
export function factTitle({ key: name, before, after }: Omit<Change, 'kind'>): string {
  const [kind, key = ''] = name.split(' ')
  if (kind === 'notice') return `Notice from ${formatShortDate(key)}`
  if (kind === 'hours') return `Hours of ${formatShortDate(key)}`
  if (kind === 'phone') return phoneLines[key as PhoneLine] ?? name
  if (kind === 'office')
    return `Municipal office of ${key.replaceAll('-', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase())}`
  if (kind === 'week') {
    const { of, from } = weekKey(key) ?? { of: 'sales', from: key }
    return `${postedWeeks[of].name} from ${formatShortDate(from)}`
  }
  if (kind === 'holiday') return holidayNames.find((one) => holidayKey(one) === key) ?? key
  if (kind === 'price') return priceTitle(key)
  if (kind === 'public') return 'How we answer'
  return String((after ?? before)?.name ?? key)
}

const rentalPrice = new RegExp(`^rental-(${cartKinds.join('|')})-(.+)-(\\w+)$`)
const figureWords: Readonly<Record<string, string>> = { renewal: ', a further day' }

/** 'rental-four-seater-daily-renewal' → 'Rental of a four-seater, daily, a further day'; 'storage-prep' → 'Storage prep' */
function priceTitle(key: string): string {
  const [, cart, plan, figure = ''] = rentalPrice.exec(key) ?? []
  if (cart) return `Rental of a ${cart}, ${plan}${figureWords[figure] ?? ''}`
  return capitalized(key.replaceAll('-', ' '))
}

const written: Readonly<Record<string, (value: string) => string>> = {
  until: formatDate,
  opens: formatTime,
  closes: formatTime,
  place: (value) => String(Number(value) + 1),
}

/** The words of the desk for a field of such a fact. */
export const fieldWords: FieldWords = (field, value) => {
  const weekday = weekdayNames.find((day) => day === field)
  if (weekday) return { label: capitalized(weekday), text: hoursText(String(value)) }
  return { label: field, text: written[field]?.(String(value)) ?? String(value) }
}

function hoursText(text: string): string {
  const hours = readDayHours(text)
  return typeof hours === 'object' ? `${formatTime(hours.opens)} to ${formatTime(hours.closes)}` : text
}

/** The words of the history for a fact of the shop that comes or goes. */
export function factChangeWords({ key: name, before, after }: Omit<Change, 'kind'>) {
  const [kind] = name.split(' ')
  const words = before && after ? [] : comingWords(kind, after)
  return { words, fields: [] }
}

function comingWords(kind: string | undefined, fact: Change['after']): readonly string[] {
  if (kind === 'hours') {
    if (!fact) return ['as in every week again']
    const { name, opens, closes } = fact as Readonly<Record<string, string>>
    const hours = opens && closes ? `${formatTime(opens)} to ${formatTime(closes)}` : 'closed'
    return [`${hours}, ${name}`]
  }
  if (kind === 'notice') return [fact ? `“${fact.text}” until ${formatDate(String(fact.until))}` : 'taken down']
  if (kind === 'week') return [fact ? hoursSummary(weekOfFact(fact)) : 'taken back']
  if (kind === 'holiday')
    return [fact ? `closed from ${formatShortDate(String(fact.from))} on` : 'open as on other days']
  if (kind === 'price') return [fact ? formatMoneyExact(Number(fact.amount)) : 'as before']
  if (kind === 'public') return [fact ? 'visitors may read it' : 'for ourselves']
  if (kind === 'office') return [fact ? String(fact.number) : 'number taken away']
  return []
}
