import { fill, lineTo, type Point, path, smooth } from './path.ts'
import { between, type Random } from './random.ts'
import { heightAt } from './ridges.ts'

/**
 * A hemlock or spruce, 300 high, its foot at the origin. The body takes the fill of its `use`;
 * the boughs on the sunny side are laid over it.
 */
export function conifer(rnd: Random, id: string, width: number, light: string, strength: number): string {
  const right: Point[] = []
  const left: Point[] = []
  let lit = ''
  let t = 0.03
  while (t < 1) {
    const y = -300 + 284 * t
    const reach = width * 0.5 * (0.06 + 0.94 * t ** 0.8)
    const droop = between(rnd, 5, 10) + reach * 0.16
    const r = reach * between(rnd, 0.66, 1.15)
    const l = reach * between(rnd, 0.66, 1.15)
    const inner = between(rnd, 0.3, 0.46)
    right.push([r, y + droop], [r * 0.6, y + droop * 0.15], [r * inner, y + between(rnd, -3, 3)])
    left.push([-l, y + droop * between(rnd, 0.8, 1.2)], [-l * 0.6, y + droop * 0.15], [-l * inner, y])
    lit += lineTo([
      [r, y + droop],
      [r * 0.2, y - droop * 0.9],
      [r * 0.34, y + 1],
      [r * 0.66, y + droop * 0.4],
    ])
    t += between(rnd, 0.055, 0.085) * (0.7 + t * 0.5)
  }
  const trunk: Point[] = [
    [7, -16],
    [9, 6],
    [-9, 6],
    [-7, -16],
  ]
  const body = lineTo([[0, -306], ...right, ...trunk, ...left.reverse()])
  return `<g id="${id}">${path(body)}${path(lit, fill(light, strength))}</g>`
}

const blob = (rnd: Random, x: number, y: number, rx: number, ry: number, corners: number): string => {
  const points: Point[] = []
  for (let i = 0; i < corners; i++) {
    const angle = (i / corners) * Math.PI * 2
    const r = between(rnd, 0.8, 1.16)
    points.push([x + Math.cos(angle) * rx * r, y + Math.sin(angle) * ry * r])
  }
  return smooth(points)
}

/** A broad crown in three tones, 300 high, foot at the origin: shade by the fill of its `use`, light laid over it twice.
 * Its crown alone, without the trunk, goes by the same name with a `c` behind it. */
export function maple(rnd: Random, id: string, half: number, trunk: string, light: string, strength: number): string {
  const clumps: [number, number, number][] = []
  for (let i = 0; i < 11; i++) {
    const angle = between(rnd, 0, Math.PI * 2)
    const far = Math.sqrt(rnd())
    clumps.push([
      Math.cos(angle) * far * half * 0.72,
      -198 + Math.sin(angle) * far * 70,
      between(rnd, 0.3, 0.46) * half,
    ])
  }
  const layer = (dx: number, dy: number, size: number, keep: (c: readonly [number, number, number]) => boolean) =>
    clumps
      .filter(keep)
      .map(([x, y, r]) => blob(rnd, x + dx, y + dy, r * size, r * 0.8 * size, 9))
      .join('')
  const base = blob(rnd, 0, -194, half * 0.86, 84, 14) + layer(0, 0, 1, () => true)
  const stem = 'M-9 4Q-3 -60-6 -120L-40 -170-34 -174-2 -136 2 -190 8 -190 8 -134 44 -168 48 -164 9 -112Q6 -60 12 4z'
  const crown =
    path(base) +
    path(
      layer(10, -14, 0.7, ([x]) => x > -half * 0.5),
      fill(light, strength * 0.55),
    )
  const sunny = path(
    layer(24, -24, 0.4, ([x, y]) => x > -half * 0.1 && y < -165),
    fill(light, strength),
  )
  return `<g id="${id}c">${crown}${sunny}</g><g id="${id}">${path(stem, fill(trunk))}<use href="#${id}c"/></g>`
}

/** A slim tree is the same drawing, narrower and taller; mirrored it would be lit from the wrong side. */
export type Tree = readonly [x: number, size: number, id: string, slim?: boolean]

const short = (value: number): string => String(Math.round(value * 100) / 100).replace(/^0/, '')

/** Trees of one tone along a line of ground, their feet sunk a little below it. */
export const stand = (list: readonly Tree[], color: string, line: readonly Point[], sink = 10): string => {
  const trees = list.map(([x, size, id, slim = false]) => {
    const scale = slim ? `${short(size * 0.84)} ${short(size * 1.07)}` : short(size)
    return `<use href="#${id}" transform="translate(${x} ${Math.round(heightAt(line, x) + sink)})scale(${scale})"/>`
  })
  return `<g fill="${color}">${trees.join('')}</g>`
}
