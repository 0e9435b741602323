import { numberWords, wordGroups } from '#subjects/inventory/facts/cart-words.ts'

/** A word, a number or a sign of a text, and where it stands. */
export interface Token {
  /** In lower case; a number in digits, and '|' for what parts two clauses. */
  readonly word: string
  readonly value?: number
  readonly start: number
  readonly end: number
}

/** Signs that look alike, each one character long, so that places in the text stay. */
const alike = new Map(
  Object.entries({
    "'": '‘’′`´ʹ',
    '"': '“”″‟ʺ',
    '-': '‐‑‒–—−',
    x: '×✕',
    ' ': '\u00a0\u2009\u202f',
    '~': '∼˜',
    '+': '＋',
  }).flatMap(([plain, signs]) => [...signs].map((sign) => [sign, plain] as const)),
)
const fractions = new Map([...'½¼¾⅓⅔'].map((sign, index) => [sign, [1 / 2, 1 / 4, 3 / 4, 1 / 3, 2 / 3][index] ?? 0]))

export function plainText(text: string): string {
  return text
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replace(/[^\0-\x7f]/g, (sign) => alike.get(sign) ?? sign)
}

const number = /(?:\d{1,3}(?:,\d{3})+(?!\d)|\d+)(?:\.\d+)?|\.\d+/
const fraction = /(?: ?[½¼¾⅓⅔]|[ -](?:1\/[2348]|3\/[48])(?![\d/]))?/
// 'T-875' and its kin are names; 'T875s' are several.
const word =
  /n\/a|w\/o(?:ut)?(?![a-z])|w\/|[amrx]\/t(?![a-z])|km\/h|(?<![a-z\d])(?:t|us|gc)-?\d[\da-z]*|[a-z]+(?:'[a-z]+)?|''/
const token = new RegExp(`(${number.source})(${fraction.source})|${word.source}|\\n|[^\\s]`, 'g')

export function tokensOf(text: string): readonly Token[] {
  const found = [...plainText(text).matchAll(token)].map((match): Token => {
    const [written, digits, part = ''] = match
    const place = { start: match.index, end: match.index + written.length }
    if (digits === undefined) return { word: wordOf(written), ...place }
    const value = Number(digits.replaceAll(',', '')) + fractionOf(part)
    return { word: String(value), value, ...place }
  })
  return withNumberWords(found.flatMap((each, index) => signAt(found, index, text) ?? each))
}

function wordOf(written: string): string {
  if (/^(?:t|us|gc)-?\d/.test(written)) return written.replace('-', '').replace(/s$/, '')
  if (written === "''") return '"'
  if (written === '&') return 'and'
  return /^[,;:()[\]•\n]$/.test(written) ? '|' : written
}

function fractionOf(written: string): number {
  const sign = written.trim().replace('-', '')
  const [above = 0, below = 1] = sign.split('/').map(Number)
  return fractions.get(sign) ?? (above / below || 0)
}

/** A point, hyphen or quotation mark in its place: nothing where it only joins or closes. */
function signAt(tokens: readonly Token[], index: number, text: string): readonly Token[] | undefined {
  const [before, sign, after] = [tokens[index - 1], tokens[index], tokens[index + 1]]
  if (!sign) return undefined
  const parting = [{ ...sign, word: '|' }]
  const spaced = after !== undefined && after.start > sign.end
  if (sign.word === '.') return spaced && /[A-Z]/.test(text.charAt(after.start)) ? parting : []
  if (sign.word === '"' || sign.word === "'") return before?.value === undefined ? [] : undefined
  if (sign.word !== '-' || after?.value !== undefined) return undefined
  if (after && isNumberWord(after) && !isTens(before)) return undefined
  return spaced ? parting : []
}

const isNumberWord = ({ word }: Token) => Object.hasOwn(numberWords, word)
const isTens = (token: Token | undefined) =>
  token !== undefined && isNumberWord(token) && (numberWords[token.word] ?? 0) >= 20

/** 'twenty-five' becomes 25, 'eight hundred' 800. */
function withNumberWords(tokens: readonly Token[]): readonly Token[] {
  const read: Token[] = []
  for (const each of tokens) {
    const last = read.at(-1)
    const value = isNumberWord(each) ? numberWords[each.word] : undefined
    const times = { hundred: 100, thousand: 1000 }[each.word]
    const spelled = last?.value !== undefined && /[a-z]/i.test(last.word) ? last.value : undefined
    const joined =
      (spelled !== undefined && times && spelled * times) ||
      (spelled !== undefined && value !== undefined && value < 10 && spelled % 10 === 0 && spelled + value)
    if (last && joined) read.splice(-1, 1, { ...last, value: joined, end: each.end })
    else read.push(value === undefined ? each : { ...each, value })
  }
  return withoutRepeats(read.map((each) => (each.value === undefined ? each : { ...each, word: String(each.value) })))
}

/** 'Six (6)' says it once. */
function withoutRepeats(tokens: readonly Token[]): readonly Token[] {
  const parts = (index: number) => tokens[index]?.word === '|'
  const repeats = (index: number) =>
    tokens[index]?.value !== undefined && tokens[index]?.value === tokens[index - 2]?.value
  return tokens.filter((_, index) => !(repeats(index) && parts(index - 1) && parts(index + 1)))
}

/** Whether one of the listed words stands among the tokens. */
export function has(tokens: readonly Token[], words: string): boolean {
  const any = new Set(listed(words))
  return tokens.some(({ word }) => any.has(word))
}

/** The words one after the other, each with a space behind it, one more ahead: what phrases are looked for in. */
export function joined(tokens: readonly Token[]): string {
  return ` ${tokens.map(({ word }) => `${word} `).join('')}`
}

export function listed(words: string): readonly string[] {
  return words
    .split(',')
    .map((each) => each.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
}

const special: Readonly<Record<string, string>> = {
  '{n}': '\\d+(?:\\.\\d+)? ',
  '{inches}': '\\d+(?:\\.\\d+)? (?:in|inch|inches|") ',
  '^': '(?<=^ |[|/+] |and |with |w/ |includes )',
  $: '(?=$|[|/+] |and |with |w/ |installed |included )',
}

function partOf(part: string, between: string): string {
  if (Object.hasOwn(special, part)) return special[part] ?? ''
  if (part === '*') return `(?:${anyOf(between)}){0,6}`
  if (part.endsWith('?')) return `(?:${partOf(part.slice(0, -1), between)})?`
  const group = /^\{(\w+)\}$/.exec(part)?.[1]
  return group ? `(?:${anyOf(wordGroups[group] ?? '')})` : `${part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')} `
}

/** The longest first. */
function anyOf(words: string): string {
  const phrases = listed(words).toSorted((one, other) => other.length - one.length)
  return phrases
    .map((phrase) =>
      phrase
        .split(' ')
        .map((part) => partOf(part, ''))
        .join(''),
    )
    .join('|')
}

/** A list of phrases as one expression over joined words. */
export function phrasesOf(list: string, between = ''): RegExp {
  const phrases = listed(list).map((phrase) =>
    phrase
      .split(' ')
      .map((part) => partOf(part, between))
      .join(''),
  )
  return new RegExp(`(?<= )(?:${phrases.toSorted((one, other) => other.length - one.length).join('|')})`, 'g')
}

/** Which of the tokens phrases cover. */
export function covered(tokens: readonly Token[], phrases: RegExp, text = joined(tokens)): ReadonlySet<number> {
  let at = 1
  const places = tokens.map(({ word }) => {
    at += word.length + 1
    return at - word.length - 1
  })
  const found = [...text.matchAll(phrases)].map((match) => [match.index, match.index + match[0].length] as const)
  return new Set(
    places.flatMap((place, index) => (found.some(([from, to]) => from <= place && place < to) ? [index] : [])),
  )
}
