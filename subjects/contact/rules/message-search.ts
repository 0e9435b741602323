/** Fewer would find half of all numbers. */
const leastDigits = 4
export const digitsOf = (text: string) => text.replace(/\D/g, '')
const looksLikePhone = /^[\d\s()+./-]+$/

/** What people write between the digits of a phone number. */
export const phoneMarks = [...' ()+./-\u00a0\u2011\u2013']

/**
 * What `like` has to find in the texts of a lead, in lower case, or in the digits of its phone number. A letter beyond ASCII
 * stands for any one: not every database knows its small form.
 */
export function searchPatterns(search: string) {
  const words = search
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .toLowerCase()
  const digits = looksLikePhone.test(words) ? digitsOf(words) : ''
  const escaped = words.replace(/[\\%_]/g, '\\$&').replace(/[^\p{ASCII}]/gu, '_')
  return { words: `%${escaped}%`, digits: digits.length >= leastDigits ? `%${digits}%` : undefined }
}

export const withoutExtension = (phone: string) => phone.replace(/\s*(?:x|ext\.?|extension|#)\s*\d+\s*$/i, '')

/** The digits by which a number is the same however it is written; undefined where the text is no phone number. */
export function phoneKey(text: string): string | undefined {
  const digits = digitsOf(withoutExtension(text))
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
  return national.length >= 7 ? national : undefined
}
