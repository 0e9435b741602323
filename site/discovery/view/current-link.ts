/** spec §2: "The active link is highlighted: Home only on exact match, others by path prefix." */
export function currentLink(url: string, path: string): 'page' | 'true' | undefined {
  if (path === url) return 'page'
  return url !== '/' && path.startsWith(`${url}/`) ? 'true' : undefined
}
