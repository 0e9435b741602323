export type Encoding = 'br' | 'gzip' | 'identity'

const known = new Map<string, Encoding>()
// Browsers send a handful of them; whoever makes some up is heard each time.
const mostKnown = 100
const longestKnown = 100

/** The best of our encodings that the client's `Accept-Encoding` allows. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  const before = known.get(header)
  if (before) return before
  const encoding = bestOf(header)
  if (known.size < mostKnown && header.length <= longestKnown) known.set(header, encoding)
  return encoding
}

function bestOf(header: string): Encoding {
  const refused = new Set<string>()
  const accepted = new Set<string>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim())
    const zero = parameters.some((parameter) => /^q=0(\.0{0,3})?$/.test(parameter))
    ;(zero ? refused : accepted).add(name)
  }
  const allows = (encoding: Encoding) => accepted.has(encoding) || (accepted.has('*') && !refused.has(encoding))
  if (allows('br')) return 'br'
  return allows('gzip') ? 'gzip' : 'identity'
}
