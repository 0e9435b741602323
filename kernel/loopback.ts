/** Whether this host name means the machine itself: a connection to it crosses no network. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || /^127(?:\.\d{1,3}){3}$/.test(host) || ['::1', '[::1]'].includes(host)
}
