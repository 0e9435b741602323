import { numberWords } from '#subjects/inventory/facts/trade-words.ts'

/** Signs that look alike, with the one that stands for them. */
const alike = new Map(
  Object.entries({
    "'": '‘’′`´ʹ',
    '"': '“”″‟ʺ',
    '-': '‐‑‒–—−',
    x: '×✕',
    ' ': '\u00a0\u2009\u202f',
    '~': '∼˜',
    '+': '＋',
    ' 1/2': '½',
    ' 1/4': '¼',
    ' 3/4': '¾',
    ' 1/3': '⅓',
  }).flatMap(([plain, signs]) => [...signs].map((sign) => [sign, plain] as const)),
)

/** The text in lower case, with one sign for those that look alike. */
export function plainText(text: string): string {
  return text
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replace(/[^\0-\x7f]/g, (sign) => alike.get(sign) ?? sign)
}

const tens = Object.keys(numberWords).filter((word) => (numberWords[word] ?? 0) >= 20)
const spelled = new RegExp(`\\b(?:(${tens.join('|')})[ -])?(${Object.keys(numberWords).join('|')})\\b`, 'g')
const numberOf = (word = '') => numberWords[word] ?? 0

/** The meanings of signs, applied one after the other; '|' parts two clauses. */
const meanings: readonly (readonly [RegExp, string])[] = [
  [/[,;:()[\]•\n_]/g, ' | '],
  [/&/g, ' and '],
  // 'T-875' and the like are names; 'T875s' are several.
  [/(?<![a-z\d])(t|us|gc)-?(\d[\da-rt-z]*)s?(?![a-z\d])/g, '$1$2'],
  // 25A is a current, '38 a charge' none.
  [/(?<=\d)a(?![a-z\d'/])/g, ' amps'],
  // '45+ miles' loses its plus, '2+2' keeps it, and '(+199)' is a price.
  [/(?<=\d)\+(?!\s*\d)|(?<=[a-z])\+(?=\s|$)/g, ' '],
  [/(?<![a-z]|\d\s*)\+(?=\d)/g, ' $ '],
  // '-38' is below zero, '6-8' a span, and 'all-terrain' one word.
  [/(?<!\d\s*)(?<![^\s(|])-(?=\.?\d)/g, ' minus '],
  [/-(?!\s*\.?\d)/g, ' '],
  [/\.(?!\d)/g, ' '],
]

// '1,150', '19.5' and '5 1/2'
const number = /(?<![a-z][a-z\d]*)((?:\d{1,3}(?:,\d{3})+(?!\d)|\d+)(?:\.\d+)?|\.\d+)(?:[ -]([13])\/([2348])(?![\d/]))?/g
const word =
  /n\/a|w\/o(?:ut)?(?![a-z])|w\/|[amrx]\/t(?![a-z])|km\/h|(?:t|us|gc)\d[\da-z]*|\d+(?:\.\d+)?|[a-z]+(?:'[a-z]+)?|[^\s]/g

/**
 * The words of a text in lower case, numbers in digits, with a space before and behind each: the reader looks for phrases, units and
 * numbers in them.
 */
export function plainWords(text: string): string {
  // A period ends a clause where a capital follows.
  let words = plainText(text.replace(/\.(?=\s+[A-Z])/g, ' | '))
  words = words.replace(number, (_, digits: string, part = 0, of = 1) =>
    String(Number(digits.replaceAll(',', '')) + part / of),
  )
  words = words.replace(spelled, (_, ten, one) => String(numberOf(ten) + numberOf(one)))
  for (const [sign, meaning] of meanings) words = words.replace(sign, meaning)
  return ` ${(words.match(word) ?? []).map((each) => `${each} `).join('')}`
}
