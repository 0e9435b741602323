/** The pigments of docs' trail-guide look, and the mixes that the nine pictures share. */
export const palette = {
  night: '#06140f',
  hemlockDeep: '#0b231c',
  hemlock: '#12352b',
  spruce: '#1d5141',
  fern: '#3f8a6c',
  laurel: '#d9799a',
  coal: '#16191a',
  limestone: '#f6f2e8',
  amber: '#f2b45c',
  ember: '#e98a4b',
  dusk: '#2b3a52',
  plum: '#4a4a6a',
  firefly: '#d8f53a',
} as const

function channels(color: string): [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** A colour between two others: 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const a = channels(from)
  const b = channels(to)
  const blend = (i: 0 | 1 | 2) =>
    Math.round(a[i] + (b[i] - a[i]) * share)
      .toString(16)
      .padStart(2, '0')
  return `#${blend(0)}${blend(1)}${blend(2)}`
}
