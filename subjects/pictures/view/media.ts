declare const __MEDIA_VERSION__: string

/** The address of a picture. It changes when any picture does, so that caches may keep it for ever. */
export function mediaUrl(path: string): string {
  return `${path}?v=${__MEDIA_VERSION__}`
}
