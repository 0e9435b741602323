import { circle, fill, type Point, path, rect, smooth } from './path.ts'
import { between, type Random } from './random.ts'

interface Sun {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly color: string
}

/** Flat rings of light around the sun, the outermost named first, on a ground of the darkest tone. */
export function sky(ground: string, sun: Sun, rings: readonly (readonly [radius: number, color: string])[]): string {
  return [
    rect(0, 0, 2400, 1350, fill(ground)),
    ...rings.map(
      ([r, color]) => `<ellipse cx="${sun.x}" cy="${sun.y}" rx="${Math.round(r * 1.35)}" ry="${r}" fill="${color}"/>`,
    ),
    sun.r > 0 ? circle(sun.x, sun.y, sun.r, fill(sun.color)) : '',
  ].join('')
}

/** A long flat cloud, level below and softly heaped above. */
export function cloud(rnd: Random, x: number, y: number, width: number, height: number, color: string, opacity = 1) {
  const top: Point[] = []
  const steps = Math.max(4, Math.round(width / 90))
  for (let i = 0; i <= steps; i++) {
    const t = i / steps
    top.push([x + width * t, y - height * Math.sin(Math.PI * t) * between(rnd, 0.35, 1)])
  }
  const under: Point[] = []
  for (let i = steps; i >= 0; i -= 2)
    under.push([x + width * (i / steps) + between(rnd, -30, 30), y + between(rnd, 0.05, 0.22) * height])
  return path(smooth([[x - width * 0.16, y], ...top, [x + width * 1.16, y], ...under]), fill(color, opacity))
}

export function stars(rnd: Random, count: number, low: number, color: string): string {
  const dots = Array.from({ length: count }, () => {
    const x = Math.round(rnd() * 2400)
    const y = Math.round(rnd() ** 1.5 * low)
    return `M${x} ${y}h0`
  })
  return `<path d="${dots.join('')}" fill="none" stroke="${color}" stroke-width="4" stroke-linecap="round" stroke-opacity=".6"/>`
}
