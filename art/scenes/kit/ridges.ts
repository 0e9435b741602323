import { lineTo, type Point, path, smooth } from './path.ts'
import { between, type Random } from './random.ts'

interface Ridge {
  /** Height of the line at evenly spread places from the left edge to the right. */
  readonly heights: readonly number[]
  readonly rough: number
  /** Halvings between two given heights. */
  readonly detail?: number
  readonly calm?: number
}

/** A skyline by midpoint displacement between given heights. */
export function skyline(rnd: Random, { heights, rough, detail = 4, calm = 0.5 }: Ridge): Point[] {
  let ys = [...heights]
  let size = rough
  for (let round = 0; round < detail; round++) {
    const next: number[] = []
    for (const [index, y] of ys.entries()) {
      next.push(y)
      const after = ys[index + 1]
      if (after !== undefined) next.push((y + after) / 2 + between(rnd, -size, size))
    }
    ys = next
    size *= calm
  }
  return ys.map((y, index): Point => [-20 + (2440 * index) / (ys.length - 1), y])
}

export const heightAt = (line: readonly Point[], x: number): number => {
  const after = line.findIndex(([px]) => px >= x)
  const b = line[Math.max(after, 0)] ?? [0, 0]
  const a = line[Math.max(after - 1, 0)] ?? b
  return b[0] === a[0] ? b[1] : a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])
}

export const below = (line: readonly Point[], floor = 1350): Point[] => [...line, [2420, floor], [-20, floor]]

export const ridge = (line: readonly Point[], paint: string, floor = 1350): string =>
  path(lineTo(below(line, floor)), paint)

/** The same line grown over with firs: a comb of narrow, uneven points. */
export function wooded(rnd: Random, line: readonly Point[], size: number, from = -20, to = 2420): Point[] {
  const points: Point[] = []
  for (let x = from; x < to; ) {
    const width = between(rnd, 0.35, 0.75) * size
    const y = heightAt(line, x + width / 2)
    const height = between(rnd, 0.5, 1.3) * size
    points.push([x, y + size * 0.15], [x + width * 0.28, y - height * 0.45], [x + width * 0.5, y - height])
    points.push([x + width * 0.74, y - height * 0.4])
    x += width
  }
  return points
}

/** A bank of fog: flat below, drifting above, fading downward by the gradient it is painted with. */
export function fog(rnd: Random, y: number, height: number, paint: string, from = -100, to = 2500): string {
  const top: Point[] = []
  for (let x = from; x <= to; x += between(rnd, 90, 240)) top.push([x, y - between(rnd, 0, 0.5) * height])
  return path(smooth([...top, [to, y + height], [from, y + height]]), paint)
}

export const mist = (id: string, top: string, bottom: string, stops: readonly [number, number] = [1, 1]): string =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${top}" stop-opacity="${stops[0]}"/><stop offset="1" stop-color="${bottom}" stop-opacity="${stops[1]}"/></linearGradient>`

/** Places scattered along a line, a little below it. */
export const scattered = (rnd: Random, line: readonly Point[], count: number, from = 0, to = 2400): Point[] =>
  Array.from({ length: count }, (): Point => {
    const x = between(rnd, from, to)
    return [x, heightAt(line, x) + 4]
  })
