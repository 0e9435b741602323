import type { Point } from './read-model.ts'

/** What the paint mirrors, seen from the cart: where a soft box stands, how far it reaches along and up, how bright it is. */
function panel(from: Point, reach: readonly [along: number, up: number], light: number) {
  const at = unit(from)
  const along = unit(Math.abs(at[1]) > 0.98 ? [1, 0, 0] : [at[2], 0, -at[0]])
  const up: Point = [
    at[1] * along[2] - at[2] * along[1],
    at[2] * along[0] - at[0] * along[2],
    at[0] * along[1] - at[1] * along[0],
  ]
  return { at, along, up, reach, light }
}

const unit = ([x, y, z]: Point): Point => {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}
const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

/** Where the viewer stands is +z, so that every side of the cart comes into the same light: a lid above, a box at each hand, a rim. */
const panels = [
  panel([0, 1, 0.15], [0.8, 0.42], 4.2),
  panel([-0.8, 0.5, 0.75], [0.5, 0.26], 3.2),
  panel([1, 0.45, 0.35], [0.24, 0.3], 2.6),
  panel([0.5, 0.5, -1], [0.6, 0.2], 2.6),
  panel([-1, 0.4, -0.5], [0.16, 0.34], 2.2),
]
const room = { floor: 0.16, wall: 0.5, ceiling: 0.62, edge: 0.12 }
export const roomSide = 32
export const roomLevels = 5
/** The brightest point that is kept; points are kept by their roots, since eyes tell dark ones apart better. */
export const roomMost = 6

/** As WebGL lays out the faces of a cube: where a point of each face lies. */
const faces: readonly ((u: number, v: number) => Point)[] = [
  (u, v) => [1, -v, -u],
  (u, v) => [-1, -v, u],
  (u, v) => [u, 1, v],
  (u, v) => [u, -1, -v],
  (u, v) => [u, -v, 1],
  (u, v) => [-u, -v, -1],
]

/** The room around the cart, face by face, each at its levels: the last is what the roughest surface mirrors. */
export function mirroredRoom(): readonly (readonly Uint8Array[])[] {
  return faces.map((pointAt) =>
    Array.from({ length: roomLevels }, (_, level) => {
      const side = roomSide >> level
      const roughness = level / (roomLevels - 1)
      return Uint8Array.from({ length: side * side }, (_, index) => {
        const u = (2 * ((index % side) + 0.5)) / side - 1
        const v = (2 * (Math.floor(index / side) + 0.5)) / side - 1
        return 255 * Math.sqrt(Math.min(1, lightFrom(unit(pointAt(u, v)), roughness) / roomMost))
      })
    }),
  )
}

const between = (value: number, from: number, to: number) => Math.min(1, Math.max(0, (value - from) / (to - from)))

/** The rougher, the wider each box and the less of its light in one place. */
function lightFrom(to: Point, roughness: number): number {
  const spread = roughness * roughness
  const edge = room.edge + spread
  let light = room.floor + (room.wall - room.floor) * between(to[1], -edge, edge)
  light += (room.ceiling - room.wall) * between(to[1], 0.3 - edge, 0.5 + edge)
  for (const { at, along, up, reach, light: own } of panels) {
    const before = dot(to, at)
    if (before < -0.2) continue
    const [wide, high] = [Math.hypot(reach[0], spread), Math.hypot(reach[1], spread)]
    const power = 2 + 6 * Math.max(0, 1 - spread / reach[1])
    const away = Math.abs(dot(to, along) / wide) ** power + Math.abs(dot(to, up) / high) ** power
    light += ((own * reach[0] * reach[1]) / (wide * high)) * Math.exp(-away) * between(before, -0.2, 0.3)
  }
  return light
}
