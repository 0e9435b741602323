/** 'D5 Maverick 4 Plus' → 'd5-maverick-4-plus'; anything but a letter or a digit parts two words. */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
