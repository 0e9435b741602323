import { fill, type Point, path, stroke, use } from './path.ts'

/** A soft disc of light, 100 in radius, to be set by `use`. */
export const glow = (id: string, color: string, strength: number): string =>
  `<radialGradient id="${id}r"><stop stop-color="${color}" stop-opacity="${strength}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient><circle id="${id}" r="100" fill="url(#${id}r)"/>`

/** A hanging cord between two points with bulbs along it. Needs a `glow` of the given name. */
export function stringLights(from: Point, to: Point, sag: number, bulbs: number, halo: string, size = 1): string {
  const [x1, y1] = from
  const [x2, y2] = to
  const dots: string[] = []
  const halos: string[] = []
  for (let i = 1; i < bulbs; i++) {
    const t = i / bulbs
    const x = Math.round(x1 + (x2 - x1) * t)
    const y = Math.round(y1 + (y2 - y1) * t + sag * 4 * t * (1 - t) + 12 * size)
    dots.push(`M${x} ${y}h0`)
    halos.push(use(halo, x, y, 0.42 * size))
  }
  const cord = `M${x1} ${y1}Q${Math.round((x1 + x2) / 2)} ${Math.round((y1 + y2) / 2 + sag * 2)} ${x2} ${y2}`
  const bulb = `stroke="#fff0c8" stroke-width="${Math.round(13 * size)}" stroke-linecap="round" fill="none"`
  return path(cord, stroke('#10181a', Math.round(4 * size))) + halos.join('') + path(dots.join(''), bulb)
}

/** A cone lamp on a cord, its light falling in a flat wedge. */
export const pendant = (x: number, top: number, y: number, reach: number, floor: number): string =>
  path(`M${x - 30} ${y}L${x - reach} ${floor}H${x + reach}L${x + 30} ${y}z`, fill('#ffd58c', 0.1)) +
  path(`M${x} ${top}V${y - 44}`, stroke('#0d1513', 5)) +
  path(`M${x - 12} ${y - 48}h24l26 48h-76z`, fill('#16231f')) +
  path(`M${x + 4} ${y - 48}h8l26 48h-14z`, fill('#c98f5a')) +
  path(`M${x - 30} ${y}q30 24 60 0z`, fill('#ffe9b8'))
