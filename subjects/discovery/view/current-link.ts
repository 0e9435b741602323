/** FIND-30: Home is current on its own path alone, any other link on all paths below its own. */
export function currentLink(url: string, path: string): 'page' | 'true' | undefined {
  if (path === url) return 'page'
  return url !== '/' && path.startsWith(`${url}/`) ? 'true' : undefined
}
