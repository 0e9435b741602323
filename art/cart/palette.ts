/** The tones one paint is drawn in, light to dark. `line` parts shapes, `glint` is the sun on the shoulder. */
export type Tones = {
  readonly glint: string
  readonly light: string
  readonly base: string
  readonly shade: string
  readonly deep: string
  readonly line: string
}

type Rgb = readonly [number, number, number]

const channels = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb

const toHex = (color: Rgb): string =>
  `#${color
    .map((value) =>
      Math.round(Math.min(255, Math.max(0, value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** `amount` of the way from one color to the other, 0 to 1. */
export function mix(from: string, to: string, amount: number): string {
  const target = channels(to)
  return toHex(channels(from).map((value, index) => value + ((target[index] ?? 0) - value) * amount) as unknown as Rgb)
}

/** How light a color looks, 0 to 1. */
export function lightness(hex: string): number {
  const [red, green, blue] = channels(hex)
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255
}

const sun = '#fff6e0'
const dusk = '#161c26'

/** Light falls warm, shade is cool. A dark paint gets more light and a pale one more shade, so that both keep form. */
export function tonesOf(hex: string): Tones {
  const value = lightness(hex)
  const dark = Math.max(0, 0.4 - value)
  const pale = Math.max(0, value - 0.6)
  const base = pale > 0.2 ? mix(hex, '#b9ad97', (pale - 0.2) * 0.9) : mix(hex, sun, dark * 0.3)
  return {
    glint: mix(base, '#fffdf6', Math.min(1, 0.6 + pale * 0.9 - dark * 0.45)),
    light: mix(base, '#fffdf6', Math.min(0.8, 0.22 + pale * 0.9)),
    base,
    shade: mix(base, dusk, 0.22 - pale * 0.14 + dark * 0.2),
    deep: mix(base, dusk, 0.46 - pale * 0.3 + dark * 0.2),
    line: mix(base, dusk, 0.62 - pale * 0.5),
  }
}

export const stone = { ground: '#ece6d8', band: '#e0d8c6', shadow: '#c9bfab', contact: '#8d8474' } as const
export const black = { line: '#15171a', deep: '#1b1e21', base: '#272b2f', light: '#3b4146', glint: '#6d757b' } as const
export const steel = { deep: '#5c6368', shade: '#8c9398', base: '#b9bfc1', light: '#dfe2e1', glint: '#f7f7f3' } as const
export const lamp = {
  firefly: '#d8f53a',
  tail: '#c8322b',
  tailDeep: '#8a1f1c',
  amber: '#e79a2d',
  lens: '#f3f0e2',
} as const
export const glass = '#9dbfc2'
