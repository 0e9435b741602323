export interface TrailPoint {
  readonly x: number
  readonly y: number
}

/** Corners of a switchback that fills a box: `legs` lines that climb from the lower left by turning. */
export function trailCorners(width: number, height: number, legs: number): readonly TrailPoint[] {
  return Array.from({ length: legs + 1 }, (_, index) => ({
    x: index % 2 === 0 ? 0 : width,
    y: height - (height / legs) * index,
  }))
}

/** The point at a share of the trail's length, from 0 to 1; its legs are equally long. */
export function pointOnTrail(corners: readonly TrailPoint[], share: number): TrailPoint {
  const legs = corners.length - 1
  const along = Math.min(1, Math.max(0, share)) * legs
  const leg = Math.min(Math.floor(along), legs - 1)
  const from = corners[leg] ?? { x: 0, y: 0 }
  const to = corners[leg + 1] ?? from
  const part = along - leg
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}
