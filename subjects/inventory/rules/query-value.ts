import { anyChoice, searchLength } from '#subjects/inventory/facts/filter-choices.ts'

/** Reads one of the choices, in any case of letters; anything else is the fallback. */
export function oneOf<Value extends string, Fallback extends string>(
  choices: readonly { readonly value: Value }[],
  fallback: Fallback,
) {
  return (text: string): Value | Fallback =>
    choices.find(({ value }) => value === text.trim().toLowerCase())?.value ?? fallback
}

export function freeText(text: string): string {
  return text.slice(0, searchLength).replace(/[\p{Cc}\p{Cs}]/gu, ' ')
}

/** Reads a choice that any cart may bring. */
export function freeChoice(text: string): string {
  const value = freeText(text).trim()
  return value === '' || value.toLowerCase() === anyChoice ? anyChoice : value
}

// No cart costs more digits than this; what is longer is no price.
const mostDigits = 7
const longestRefused = 20

/** Reads '$12,000', '12000.00' or '12k' as '12000'. What is no number of dollars is kept as typed, to be shown again. */
export function budgetText(text: string): string {
  const typed = freeText(text).trim()
  const [, dollars = '', thousands] = /^\$?\s*([\d,]+)(?:\.\d*)?\s*(k?)$/i.exec(typed) ?? []
  const digits = dollars.replaceAll(',', '').replace(/^0+/, '')
  if (digits === '' || digits.length > mostDigits) return typed === '$' ? '' : typed.slice(0, longestRefused)
  return thousands ? `${digits}000` : digits
}

export function isDollars(text: string): boolean {
  return /^[1-9]\d{0,9}$/.test(text)
}
