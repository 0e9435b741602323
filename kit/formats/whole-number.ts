/** Reads a whole number as people type it; undefined for anything else, and for more digits than the answer can have. */
export function wholeNumber(typed: string, mostDigits: number): number | undefined {
  return /^\d+$/.test(typed) && typed.length <= mostDigits ? Number(typed) : undefined
}
