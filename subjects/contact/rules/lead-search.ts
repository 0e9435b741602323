const searched = ['id', 'email', 'phone', 'message', 'cart_name', 'town', 'status_note'] as const
/** What of a lead a search looks at. */
type SearchedLead = Readonly<
  Record<'first_name' | 'last_name' | 'phone', string> & Record<(typeof searched)[number], string | null>
>

/** Fewer would find half of all numbers. */
const leastDigits = 4
const digitsOf = (text: string) => text.replace(/\D/g, '')
const looksLikePhone = /^[\d\s()+./-]+$/

/** Whether the words stand in a lead, in capitals or not, or the digits in its phone number, however that is written. */
export function matchesSearch(lead: SearchedLead, search: string): boolean {
  const words = search.trim().toLowerCase()
  const digits = looksLikePhone.test(words) ? digitsOf(words) : ''
  if (digits.length >= leastDigits && digitsOf(lead.phone).includes(digits)) return true
  const texts = [`${lead.first_name} ${lead.last_name}`, ...searched.map((name) => lead[name])]
  return texts.some((text) => text?.toLowerCase().includes(words))
}

/** The digits by which a number is the same however it is written; undefined where the text is no phone number. */
export function phoneKey(text: string): string | undefined {
  const digits = digitsOf(text.replace(/\s*(?:x|ext\.?|extension|#)\s*\d+\s*$/i, ''))
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
  return national.length >= 7 ? national : undefined
}
