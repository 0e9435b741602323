export type Encoding = 'br' | 'gzip' | 'identity'

/** The best of our encodings that the client's `Accept-Encoding` allows. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
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
