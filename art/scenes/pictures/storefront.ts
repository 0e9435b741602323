import { fill, path, rect, stroke } from '../kit/path.ts'

/** One house of the row, its left foot at x, its ground at the lower end of its front. */
export interface Storefront {
  readonly x: number
  readonly width: number
  readonly ground: number
  readonly storeys: 1 | 2 | 3
  readonly wall: string
  readonly wallLit: string
  readonly trim: string
  readonly trimLit: string
  readonly awning: readonly [string, string]
  readonly crown: 'cornice' | 'gable' | 'mansard'
  /** Which windows are lit, counted from the upper left. */
  readonly lit: readonly number[]
}

const storey = 196
const shop = 218
const glass = '#24303f'
const glassLit = '#ffcf80'

function archedWindow(x: number, y: number, w: number, h: number, lit: boolean, trim: string, trimLit: string): string {
  const arch = `M${x} ${y + h}v${-h + 22}q${w / 2}-44 ${w} 0v${h - 22}z`
  return [
    path(arch, fill(lit ? glassLit : glass)),
    path(`M${x - 7} ${y + 26}q${w / 2 + 7}-54 ${w + 14} 0v-10q${-w / 2 - 7}-52 ${-w - 14} 0z`, fill(trimLit)),
    path(`M${x + w / 2} ${y + 6}V${y + h}M${x} ${y + h / 2 + 8}h${w}`, stroke(lit ? '#a8623a' : '#141c28', 4)),
    rect(x - 8, y + h, w + 16, 10, fill(trim)),
    rect(x - 8, y + h, w + 16, 3, fill(trimLit)),
  ].join('')
}

function brackets(x: number, y: number, width: number, trim: string, trimLit: string): string {
  const count = Math.round(width / 40)
  const feet = Array.from({ length: count }, (_, i) => {
    const bx = Math.round(x + 8 + ((width - 30) * i) / (count - 1))
    return `M${bx} ${y}h14v30q-2 14-14 12z`
  }).join('')
  return [
    rect(x, y, width, 34, fill(trim)),
    path(feet, fill(trimLit, 0.75)),
    path(`M${x - 16} ${y - 26}h${width + 32}l-10 26h${-width - 12}z`, fill(trim)),
    path(`M${x - 16} ${y - 26}h${width + 32}l-3 9h${-width - 26}z`, fill(trimLit)),
    rect(x, y + 42, width, 6, fill('#000', 0.25)),
  ].join('')
}

export function storefront(house: Storefront): string {
  const { x, width, ground, storeys, wall, wallLit, trim, trimLit, awning, crown, lit } = house
  const top = ground - shop - storey * (storeys - 1) - 40
  const parts: string[] = []
  if (crown === 'gable') {
    const mid = x + width / 2
    parts.push(
      path(`M${x} ${top + 10}L${mid} ${top - 160}L${x + width} ${top + 10}z`, fill(wall)),
      path(`M${mid} ${top - 160}L${x + width} ${top + 10}h-60L${mid} ${top - 112}z`, fill(wallLit, 0.7)),
      path(
        `M${x - 18} ${top + 12}L${mid} ${top - 180}L${x + width + 18} ${top + 12}h-26L${mid} ${top - 142}L${x + 8} ${top + 12}z`,
        fill(trim),
      ),
      path(`M${mid} ${top - 180}L${x + width + 18} ${top + 12}h-9L${mid} ${top - 166}z`, fill(trimLit)),
      path(`M${mid} ${top - 176}v-44`, `${stroke(trim, 7)} stroke-linecap="round"`),
      archedWindow(mid - 24, top - 78, 48, 74, lit.includes(9), trim, trimLit),
    )
  }
  if (crown === 'mansard') {
    parts.push(
      path(`M${x - 6} ${top}q22-50 30-124h${width - 48}q8 74 30 124z`, fill('#2c3346')),
      path(`M${x + width - 54} ${top - 124}h30q8 74 30 124h-34q-22-60-26-124z`, fill('#c98562')),
      rect(x + 16, top - 136, width - 32, 14, fill(trim)),
      rect(x + 16, top - 136, width - 32, 4, fill(trimLit)),
      ...[0.24, 0.62].map((t) =>
        archedWindow(Math.round(x + width * t), top - 92, 44, 74, lit.includes(t < 0.5 ? 8 : 9), trim, trimLit),
      ),
    )
  }
  parts.push(
    rect(x, top, width, ground - top + 160, fill(wall)),
    path(`M${x + width - 26} ${top}h26V${ground + 160}h-26z`, fill(wallLit, 0.75)),
  )
  const windows = width > 280 ? 3 : 2
  const w = 58
  const gap = (width - 24 - windows * w) / (windows + 1)
  for (let row = 0; row < storeys - 1; row++) {
    for (let column = 0; column < windows; column++) {
      const wx = Math.round(x + gap + column * (w + gap))
      const wy = top + 72 + row * (storey - 12)
      parts.push(archedWindow(wx, wy, w, 118, lit.includes(row * windows + column), trim, trimLit))
    }
  }
  parts.push(brackets(x, top - (crown === 'gable' ? -14 : 0), width, trim, trimLit))
  // The shop: piers, sign board, glass with an inset door, and a striped awning.
  const sign = ground - shop
  const doorX = x + width - 96
  parts.push(
    rect(x, sign, width, 40, fill(trim)),
    rect(x, sign, width, 6, fill(trimLit)),
    rect(x + 16, sign + 44, width - 128, shop - 80, fill(glassLit)),
    rect(x + 16, sign + 130, width - 128, shop - 166, fill('#e98a4b', 0.45)),
    path(`M${x + 16 + (width - 128) / 2} ${sign + 44}v${shop - 80}`, stroke(trim, 6)),
    rect(x + 8, ground - 40, width - 112, 200, fill(trim)),
    rect(doorX, sign + 60, 62, shop + 100, fill(trim)),
    rect(doorX + 10, sign + 72, 42, 84, fill('#ffdf9f')),
    path(`M${x + 8} ${sign + 40}h${width - 108}l14 54h${-width + 80}z`, fill(awning[0])),
  )
  const stripes: string[] = []
  const bands = Math.round((width - 108) / 34)
  for (let i = 0; i < bands; i += 2) {
    const a = Math.round(x + 8 + ((width - 108) * i) / bands)
    const b = Math.round(x - 6 + ((width - 80) * i) / bands)
    const half = Math.round((width - 100) / bands)
    stripes.push(`M${a} ${sign + 40}h${half}L${b + half} ${sign + 94}v10q${-half / 2} 12${-half} 0v-10z`)
  }
  parts.push(path(stripes.join(''), fill(awning[1])), rect(x - 4, sign + 94, width - 84, 5, fill('#000', 0.3)))
  return parts.join('').replace(/(\d+)\.\d+/g, '$1')
}
