import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Answer } from './ask.ts'

// They change with the moment, with the build, with the style, or are drawn by lot.
const unkeptHeaders = new Set(
  'connection content-length date etag keep-alive last-modified transfer-encoding x-request-id'.split(' '),
)

const textTypes = /^(?:text\/|image\/svg|application\/(?:[\w.-]+\+)?(?:json|xml|speculationrules))/
// In the header of a mail a bracket before it is written =28.
const leadId = /(?<=\b|_|=28)\d{6}-[0-9A-HJKMNP-TV-Z]{8}\b/g

/** Gives every reference of a message its number in the order of the messages, wherever it is named. */
export function referenceNames() {
  const known = new Map<string, string>()
  return {
    known,
    name: (text: string) =>
      text.replace(leadId, (id) => known.get(id) ?? known.set(id, `LEAD-${known.size + 1}`).get(id) ?? id),
  }
}

/** '/assets/besley-BpZrxFRs.woff2' → '/assets/besley.woff2', and a picture without its version. */
export function plainAddress(text: string): string {
  return text.replace(/(\/assets\/[\w.-]+?)-[\w-]{8}(?=\.)/g, '$1').replace(/\?v=[\w-]+/g, '?v=')
}

/** An answer as lines that read well in a comparison. */
export function plainAnswer({ status, headers, body }: Answer): string {
  const type = headers['content-type'] ?? ''
  const lines = Object.entries(headers)
    .filter(([name, value]) => value !== undefined && !unkeptHeaders.has(name))
    .filter(([name]) => !(name === 'retry-after' && status === 429))
    .map(([name, value]) => `${name}: ${plainHeader(String(value))}`)
  return `${[status, ...lines.sort()].join('\n')}\n\n${plainBody(decoded(headers['content-encoding'], body), type)}\n`
}

function plainHeader(value: string): string {
  return plainAddress(value.replace(/'sha256-[^']+'/g, "'sha256-…'"))
}

function decoded(encoding: string | undefined, body: Buffer): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body)
  return encoding === 'gzip' ? gunzipSync(body) : body
}

function plainBody(body: Buffer, type: string): string {
  if (!textTypes.test(type)) {
    return body.length === 0 ? '' : `${body.length} bytes, sha256 ${createHash('sha256').update(body).digest('hex')}`
  }
  const text = plainAddress(body.toString('utf8'))
  if (type.startsWith('text/html')) return plainPage(text)
  if (/xml/.test(type)) return brokenTags(text)
  if (/json/.test(type)) return brokenJson(text)
  // The day of the build decides until when the contact of security.txt may be relied upon.
  return text.replace(/^Expires: .*$/m, 'Expires: …')
}

/**
 * Which files a page's script is cut into is nobody's business, so their names go; that there is a script stays.
 */
function plainPage(html: string): string {
  const bare = html
    .replace(/<style>.*?<\/style>/gs, '<style></style>')
    .replace(/(<script id="load-islands">).*?(?=<\/script>)/g, '$1')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sclass="[^"]*"/g, ''))
  return brokenTags(bare)
    .split('\n')
    .map((line) => (/^<script type="application\/(?:ld\+)?json"/.test(line) ? brokenJson(line) : line))
    .join('\n')
}

function brokenTags(text: string): string {
  return text.replace(/(?<!^)</gm, '\n<')
}

function brokenJson(text: string): string {
  return text.replace(/([,{[])(?=["{[])/g, '$1\n')
}

/** A mail without what is made anew for each: its name, its date, and what parts it from its other form. */
export function plainMail(source: string): string {
  return source
    .replaceAll('\r\n', '\n')
    .replace(/(?<!\?)=\n/g, '')
    .replace(/^(Message-ID|Date):.*(?:\n[ \t].*)*$/gim, '$1: …')
    .replace(/--_NmP-[\w-]+?-Part_/g, '--_NmP-Part_')
}
