import { anyChoice, inventoryLimits } from '#content/inventory/filter-choices.ts'

/** Reads one of the choices, in any case of letters; anything else is the fallback. */
export function oneOf<Value extends string, Fallback extends string>(
  choices: readonly { readonly value: Value }[],
  fallback: Fallback,
) {
  return (text: string): Value | Fallback =>
    choices.find(({ value }) => value === text.trim().toLowerCase())?.value ?? fallback
}

export function freeText(text: string): string {
  return text.slice(0, inventoryLimits.searchLength).replace(/[\p{Cc}\p{Cs}]/gu, ' ')
}

/** Reads a choice that any cart may bring. */
export function freeChoice(text: string): string {
  const value = freeText(text).trim()
  return value === '' || value.toLowerCase() === anyChoice ? anyChoice : value
}
