import { formatCount } from '#kit/formats/format.ts'
import { spamSigns } from '#subjects/contact/facts/spam-signs.ts'
import type { ContactSubmission } from './contact-submission.ts'

const host = /(?<![@\p{L}\p{N}._-])(https?:\/\/)?([\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)(?:[/?#:][^\s<>"]*)?/giu
const markup = /<a\s[^>]*href|\[url\b/i
const invisible = /\p{Default_Ignorable_Code_Point}/gu

/** Why a message looks like advertising, in words for the desk; undefined where it does not (LEAD-26). */
export function whySpam({ firstName, lastName, phone, message }: ContactSubmission, ownHosts: readonly string[]) {
  const links = linksIn(message, ownHosts)
  const isLinked = [firstName, lastName, phone].some((line) => linksIn(line, ownHosts) > 0)
  const signs = [
    { weight: links * spamSigns.link, words: formatCount(links, 'link') },
    { weight: markup.test(message) ? spamSigns.markup : 0, words: 'links as markup' },
    { weight: isLinked ? spamSigns.linkInLine : 0, words: 'a link in a name' },
    ...phraseSigns([firstName, lastName, message].join(' ')),
  ].filter(({ weight }) => weight > 0)
  const weight = signs.reduce((sum, sign) => sum + sign.weight, 0)
  return weight >= spamSigns.limit ? `reads like advertising: ${signs.map(({ words }) => words).join(', ')}` : undefined
}

/** Counts links to sites other than ours: addresses with a scheme, and names that end as sites do. */
function linksIn(text: string, ownHosts: readonly string[]): number {
  return [...text.normalize('NFKC').matchAll(host)].filter(([, scheme, name = '']) => {
    const given = name.toLowerCase()
    const known = spamSigns.endings.some((ending) => given.endsWith(`.${ending}`))
    const own = ownHosts.some((ours) => given === ours || given.endsWith(`.${ours}`))
    return !own && (scheme !== undefined || given.startsWith('www.') || known)
  }).length
}

function phraseSigns(text: string) {
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
