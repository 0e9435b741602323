declare const __MEDIA_VERSION__: string

/** The address of a picture, which changes with the pictures so that it may be kept forever. */
export function mediaUrl(path: string): string {
  return `${path}?v=${__MEDIA_VERSION__}`
}
