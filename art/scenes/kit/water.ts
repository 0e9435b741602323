import { fill, group, path, rect, stroke } from './path.ts'
import { between, type Random } from './random.ts'

type Rings = readonly (readonly [radius: number, color: string])[]

/** The sky's rings once more, upside down and a tone deeper, in the still water below a level. */
export function mirror(id: string, level: number, ground: string, sun: { x: number; y: number }, rings: Rings) {
  const y = 2 * level - sun.y
  return {
    defs: `<clipPath id="${id}">${rect(0, level, 2400, 1350 - level, '')}</clipPath>`,
    body: group(
      `clip-path="url(#${id})"`,
      rect(0, level, 2400, 1350 - level, fill(ground)),
      ...rings.map(
        ([r, color]) => `<ellipse cx="${sun.x}" cy="${y}" rx="${Math.round(r * 1.35)}" ry="${r}" fill="${color}"/>`,
      ),
    ),
  }
}

interface Streaks {
  readonly x: number
  readonly spread: number
  readonly top: number
  readonly bottom: number
  readonly count: number
  readonly length: number
  readonly color: string
  readonly opacity?: number
}

/** Level glints, short and thin far away, long and thick near. */
export function streaks(rnd: Random, { x, spread, top, bottom, count, length, color, opacity = 1 }: Streaks): string {
  const near: string[] = []
  const far: string[] = []
  for (let i = 0; i < count; i++) {
    const t = rnd() ** 1.4
    const y = Math.round(top + (bottom - top) * t)
    const long = Math.round(length * between(rnd, 0.3, 1) * (0.35 + t))
    const from = Math.round(x + between(rnd, -1, 1) * spread * (0.5 + t * 0.7) - long / 2)
    const list = t > 0.4 ? near : far
    list.push(`M${from} ${y}h${long}`)
  }
  const draw = (list: string[], width: number) =>
    path(list.join(''), `${stroke(color, width, opacity)} stroke-linecap="round"`)
  return draw(far, 4) + draw(near, 8)
}
