const encodings = ['br', 'gzip'] as const

export type Encoding = (typeof encodings)[number] | 'identity'

/** The best of our encodings that the client's `Accept-Encoding` allows. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  const weights = new Map(
    header
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', weight = '1'] = part.split(/;\s*q\s*=/)
        return [name.trim(), Number(weight)] as const
      }),
  )
  return encodings.find((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0) ?? 'identity'
}
