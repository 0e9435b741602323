import { fill, lineTo, type Point, path, rect, smooth } from './path.ts'
import { between, type Random } from './random.ts'

/** Tufts of grass along a line: a few blades each, bent by the wind. */
export function grass(rnd: Random, spots: readonly Point[], size: number, paint: string): string {
  const blades = spots.map(([x, y]) => {
    const points: Point[] = [[x - size * 0.5, y + 4]]
    for (let i = 0; i < 4; i++) {
      const bx = x + (i - 1.5) * size * 0.26
      points.push([bx + between(rnd, -0.3, 0.3) * size, y - between(rnd, 0.5, 1.2) * size], [bx + size * 0.14, y])
    }
    return lineTo([...points, [x + size * 0.5, y + 4]])
  })
  return path(blades.join(''), paint)
}

/** A split-rail fence between two places, standing on the ground. */
export function railFence(from: Point, to: Point, posts: number, height: number, wood: string, light: string): string {
  const parts: string[] = []
  const at = (t: number): Point => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
  for (const level of [0.42, 0.82]) {
    const [x1, y1] = from
    const [x2, y2] = to
    const y = height * level
    parts.push(
      path(
        lineTo([
          [x1 - 20, y1 - y + 4],
          [x2 + 20, y2 - y - 2],
          [x2 + 20, y2 - y + 10],
          [x1 - 20, y1 - y + 14],
        ]),
        fill(wood),
      ),
    )
    parts.push(
      path(
        lineTo([
          [x1 - 20, y1 - y + 4],
          [x2 + 20, y2 - y - 2],
          [x2 + 20, y2 - y + 1],
          [x1 - 20, y1 - y + 7],
        ]),
        fill(light),
      ),
    )
  }
  for (let i = 0; i < posts; i++) {
    const [x, y] = at(i / (posts - 1))
    parts.push(rect(x - 9, y - height, 18, height + 10, fill(wood)), rect(x + 5, y - height, 4, height, fill(light)))
  }
  return parts.join('')
}

/** A boulder: dark body, a paler top and a lit right face. */
export function boulder(
  rnd: Random,
  x: number,
  y: number,
  w: number,
  h: number,
  tones: readonly [string, string, string],
) {
  const j = (low: number, high: number) => between(rnd, low, high)
  const a: Point = [x - w / 2, y]
  const b: Point = [x - w * j(0.36, 0.46), y - h * j(0.5, 0.7)]
  const c: Point = [x - w * j(0.1, 0.2), y - h]
  const d: Point = [x + w * j(0.16, 0.26), y - h * j(0.84, 0.96)]
  const e: Point = [x + w * j(0.38, 0.46), y - h * j(0.4, 0.56)]
  const f: Point = [x + w / 2, y]
  const m: Point = [x + w * j(0.02, 0.14), y - h * j(0.5, 0.62)]
  return [
    path(lineTo([a, b, c, d, e, f]), fill(tones[0])),
    path(lineTo([b, c, d, m]), fill(tones[1])),
    path(lineTo([d, e, f, m]), fill(tones[2])),
  ].join('')
}

/** The long shadow that a thing throws away from a low light. */
export const shadow = (x: number, y: number, length: number, depth: number, paint: string): string =>
  path(
    smooth([
      [x, y - depth * 0.3],
      [x + depth, y + depth * 0.3],
      [x - length * 0.3, y + depth],
      [x - length, y + depth * 0.7],
      [x - length * 0.7, y],
    ]),
    paint,
  )
