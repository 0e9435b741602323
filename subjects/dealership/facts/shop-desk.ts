import type { PhoneLine } from './business.ts'

/** What the dealer may enter about the shop: the longest texts, in characters, and how far ahead. */
export const shopLimits = {
  notice: 160,
  dayName: 40,
  person: { name: 60, role: 60, experience: 80, description: 300 },
  people: 24,
  daysAhead: 400,
  /** A notice that stands longer is asked about. */
  usualNoticeDays: 31,
  /** A price that moves by more is asked about. */
  priceMovePercent: 30,
} as const

/** What the desk and the history call the lines. */
export const phoneLines: Readonly<Record<PhoneLine, string>> = {
  main: 'Main line',
  tollFree: 'Toll-free line',
  poconoPines: 'Pocono Pines showroom',
  scranton: 'Scranton showroom',
}

/** What those who listen are told before the notice at the top of the site. */
export const noticeLabel = 'Notice'
