import { formatCount } from '#kit/formats/format.ts'
import { spamSigns } from '#subjects/contact/facts/spam-signs.ts'
import type { ContactSubmission } from './contact-submission.ts'

interface Sign {
  readonly weight: number
  /** As the desk reads it. */
  readonly words: string
}

const host = /(?<![@\p{L}\p{N}._-])(https?:\/\/)?([\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)(?:[/?#:][^\s<>"]*)?/giu
const markup = /<a\s[^>]*href|\[url\b/i
const invisible = /\p{Default_Ignorable_Code_Point}/gu

/** LEAD-26: why these words look like advertising, for the desk; nothing where they do not. */
export function spamIn({ firstName, lastName, phone, message }: ContactSubmission, ownHosts: readonly string[]) {
  const signs = [
    ...linkSigns(message, ownHosts),
    ...(markup.test(message) ? [{ weight: spamSigns.markup, words: 'links as markup' }] : []),
    ...([firstName, lastName, phone].some((line) => linksIn(line, ownHosts) > 0)
      ? [{ weight: spamSigns.linkInLine, words: 'a link in a name' }]
      : []),
    ...phraseSigns([firstName, lastName, message].join(' ')),
  ]
  const weight = signs.reduce((sum, sign) => sum + sign.weight, 0)
  return weight >= spamSigns.limit ? `reads like advertising: ${signs.map(({ words }) => words).join(', ')}` : undefined
}

function linkSigns(message: string, ownHosts: readonly string[]): readonly Sign[] {
  const count = linksIn(message, ownHosts)
  return count > 0 ? [{ weight: count * spamSigns.link, words: formatCount(count, 'link') }] : []
}

/** Links to sites other than ours: with a scheme, or a name that ends as sites do. */
function linksIn(text: string, ownHosts: readonly string[]): number {
  return [...text.normalize('NFKC').matchAll(host)].filter(([, scheme, name = '']) => {
    const given = name.toLowerCase()
    const known = spamSigns.endings.some((ending) => given.endsWith(`.${ending}`))
    const own = ownHosts.some((ours) => given === ours || given.endsWith(`.${ours}`))
    return !own && (scheme !== undefined || given.startsWith('www.') || known)
  }).length
}

function phraseSigns(text: string): readonly Sign[] {
  const words = ` ${text
    .normalize('NFKC')
    .replace(invisible, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  return spamSigns.groups.flatMap(({ weight, phrases }) => {
    const found = phrases.find((phrase) => words.includes(` ${phrase} `))
    return found ? [{ weight, words: `“${found}”` }] : []
  })
}
