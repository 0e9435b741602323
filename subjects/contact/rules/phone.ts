/** What people write between the digits of a phone number. */
export const phoneMarks = [...' ()+./-\u00a0\u2011\u2013']

export const digitsOf = (text: string) => text.replace(/\D/g, '')

const withoutExtension = (phone: string) => phone.replace(/\s*(?:x|ext\.?|extension|#)\s*\d+\s*$/i, '')

/** The digits by which a number is the same however it is written; undefined where the text is no phone number. */
export function phoneKey(text: string): string | undefined {
  const digits = digitsOf(withoutExtension(text))
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
  return national.length >= 7 ? national : undefined
}

/** '(570) 555-0134' for ten digits however they are written; anything else stays as it is. */
export function phoneText(phone: string): string {
  const [, area, office, rest] = /^1?(\d{3})(\d{3})(\d{4})$/.exec(digitsOf(phone)) ?? []
  return area && !phone.trim().startsWith('+') ? `(${area}) ${office}-${rest}` : phone
}

/** What a phone dials; undefined where the text is no number. An extension is for the person to say. */
export function dialHref(phone: string): string | undefined {
  const digits = digitsOf(withoutExtension(phone))
  if (digits.length < 7) return undefined
  if (phone.trim().startsWith('+')) return `tel:+${digits}`
  return digits.length === 10
    ? `tel:+1${digits}`
    : `tel:${digits.length === 11 && digits.startsWith('1') ? '+' : ''}${digits}`
}
