import type { Point } from './read-model.ts'

/** A light panel seen from the cart: where it stands, how far it reaches along and up, how bright it is. The paint mirrors it. */
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

/** The viewer stands at +z, so that every side of the cart comes into the same light: one panel above, one at each side, one behind. */
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
/** The brightest point that the map keeps; it stores square roots, since eyes tell dark tones apart better. */
export const brightestPoint = 6

/** The faces of a cube in WebGL's order: each turns a point of the face into a direction. */
const faces: readonly ((u: number, v: number) => Point)[] = [
  (u, v) => [1, -v, -u],
  (u, v) => [-1, -v, u],
  (u, v) => [u, 1, v],
  (u, v) => [u, -1, -v],
  (u, v) => [u, -v, 1],
  (u, v) => [-u, -v, -1],
]

/** The room around the cart, face by face, each in its levels; the roughest surface mirrors the last level. */
export function mirroredRoom(): readonly (readonly Uint8Array[])[] {
  return faces.map((pointAt) =>
    Array.from({ length: roomLevels }, (_, level) => {
      const side = roomSide >> level
      const roughness = level / (roomLevels - 1)
      return Uint8Array.from({ length: side * side }, (_, index) => {
        const u = (2 * ((index % side) + 0.5)) / side - 1
        const v = (2 * (Math.floor(index / side) + 0.5)) / side - 1
        return 255 * Math.sqrt(Math.min(1, lightFrom(unit(pointAt(u, v)), roughness) / brightestPoint))
      })
    }),
  )
}

const between = (value: number, from: number, to: number) => Math.min(1, Math.max(0, (value - from) / (to - from)))

/** The light from one direction: a rougher surface sees wider panels with less light in one place. */
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
