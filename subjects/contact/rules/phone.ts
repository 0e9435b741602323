/** Characters that people write between the digits of a telephone number. */
export const phoneMarks = [...' ()+./-\u00a0\u2011\u2013']

export const digitsOf = (text: string) => text.replace(/\D/g, '')

const withoutExtension = (phone: string) => phone.replace(/\s*(?:x|ext\.?|extension|#)\s*\d+\s*$/i, '')

/** The digits that make two spellings the same number; undefined where the text is no telephone number. */
export function phoneKey(text: string): string | undefined {
  const digits = digitsOf(withoutExtension(text))
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
  return national.length >= 7 ? national : undefined
}

/** '(570) 555-0134' for ten digits in any spelling; any other text stays as it is. */
export function phoneText(phone: string): string {
  const [, area, office, rest] = /^1?(\d{3})(\d{3})(\d{4})$/.exec(digitsOf(phone)) ?? []
  return area && !phone.trim().startsWith('+') ? `(${area}) ${office}-${rest}` : phone
}

/** The number as a phone dials it; undefined where the text is no number. Leaves out an extension, which the caller asks for. */
export function dialHref(phone: string): string | undefined {
  const digits = digitsOf(withoutExtension(phone))
  if (digits.length < 7) return undefined
  if (phone.trim().startsWith('+')) return `tel:+${digits}`
  return digits.length === 10
    ? `tel:+1${digits}`
    : `tel:${digits.length === 11 && digits.startsWith('1') ? '+' : ''}${digits}`
}
