import { isLoopback } from '#kernel/http/loopback.ts'

/**
 * The address with TLS and a verified certificate, unless the server is this machine or `sslmode` asks for less: else
 * anyone between could read the password. `require` and its like mean as much here; what the driver makes of
 * them changes with its version.
 */
export function withTls(url: string): string {
  const address = new URL(url)
  const mode = address.searchParams.get('sslmode')
  if (mode === null ? isLocal(address) : ['disable', 'no-verify'].includes(mode)) return url
  address.searchParams.set('sslmode', 'verify-full')
  return address.href
}

/** As the driver reads it: a `host` among the parameters comes before the one in the address; a path is a socket. */
function isLocal({ hostname, searchParams }: URL): boolean {
  const host = searchParams.get('host') || decodeURIComponent(hostname)
  return host.startsWith('/') || isLoopback(host)
}

/** What to do about TLS that does not come about; nothing where the error is about something else. */
export function tlsHint(error: unknown): string {
  const { message = '', code = '' } = error as { message?: string; code?: string }
  if (message.includes('does not support SSL'))
    return ': let it speak TLS, or where the network between is your own say ?sslmode=disable in DATABASE_URL'
  return /CERT|LEAF_SIGNATURE|ALTNAME/.test(code)
    ? ': name its authority by ?sslrootcert=FILE in DATABASE_URL, or do without knowing it by ?sslmode=no-verify'
    : ''
}
