import type { PhoneLine } from './business.ts'
import type { Department } from './hours.ts'

/** The limits for what the dealer enters about the shop: the longest texts, in characters, and how far ahead. */
export const shopLimits = {
  notice: 160,
  dayName: 40,
  person: { name: 60, role: 60, experience: 80, description: 300 },
  people: 24,
  daysAhead: 400,
  /** The desk asks about a notice that stands longer. */
  usualNoticeDays: 31,
  /** The desk asks about a price that moves by more. */
  priceMovePercent: 30,
} as const

/** The names of the two weeks at the desk and in the history. */
export const weekNames: Readonly<Record<Department, string>> = { sales: 'Showroom hours', service: 'Service hours' }

/** The names of the phone lines at the desk and in the history. */
export const phoneLines: Readonly<Record<PhoneLine, string>> = {
  main: 'Main line',
  tollFree: 'Toll-free line',
  poconoPines: 'Pocono Pines showroom',
  scranton: 'Scranton showroom',
}

/** Screen readers say this before the notice at the top of the site. */
export const noticeLabel = 'Notice'

/** What the dealer calls a field of a fact, where it has another name in the data. */
export const factFieldNames: Readonly<Record<string, string>> = {
  until: 'last day',
  from: 'first day',
  opens: 'opening time',
  closes: 'closing time',
  image: 'photo',
  amount: 'price',
}
