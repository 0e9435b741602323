import type { Mesh, Point } from './read-model.ts'

/** In meters: the side of a cell, how far a point looks for light, and how far the ground reaches beyond the cart. */
const cell = 0.06
const far = 0.9
const beyond = 0.9

const count = 32
/** Directions, spread evenly over a sphere. */
const directions = Array.from({ length: count }, (_, index): Point => {
  const y = 1 - (2 * index + 1) / count
  const turn = index * Math.PI * (3 - Math.sqrt(5))
  const across = Math.sqrt(1 - y * y)
  return [across * Math.cos(turn), y, across * Math.sin(turn)]
})

export interface Shade {
  /** The light at each corner of the model, from 0 to 255. */
  readonly points: Uint8Array<ArrayBuffer>
  /** The part of the light that the cart takes from the ground around it, row by row. */
  readonly ground: Uint8Array
  readonly columns: number
  /** Half the length and the width of that ground, in meters. */
  readonly reach: readonly [x: number, z: number]
}

/** Works out once how the cart shades itself and the ground: the shade stays the same while the cart turns. */
export function bakeShade(mesh: Mesh): Shade {
  const { positions, normals, min, max } = mesh
  const lightAt = lightIn(mesh)
  const points = new Uint8Array(positions.length / 3)
  for (let point = 0; point < points.length; point += 1) {
    const [x = 0, y = 0, z = 0] = [positions[point * 3], positions[point * 3 + 1], positions[point * 3 + 2]]
    const [a = 0, b = 0, c = 0] = [normals[point * 4], normals[point * 4 + 1], normals[point * 4 + 2]]
    points[point] = 255 * lightAt(x, y, z, a / 127, b / 127, c / 127)
  }
  const [x, z] = [Math.max(-min[0], max[0]) + beyond, Math.max(-min[2], max[2]) + beyond]
  const [columns, rows] = [Math.ceil((2 * x) / cell), Math.ceil((2 * z) / cell)]
  const ground = new Uint8Array(columns * rows)
  for (let index = 0; index < ground.length; index += 1) {
    const [u, v] = [((index % columns) + 0.5) / columns, (Math.floor(index / columns) + 0.5) / rows]
    ground[index] = 255 * (1 - lightAt((2 * u - 1) * x, 0, (2 * v - 1) * z, 0, 1, 0))
  }
  return { points, ground, columns, reach: [x, z] }
}

/** Returns a function: how much light reaches a point of a surface that faces a given way. */
function lightIn({ positions, corners, solid, min, max }: Mesh) {
  const cells = (axis: 0 | 1 | 2) => Math.floor((max[axis] - min[axis]) / cell) + 1
  const [wide, high, deep] = [cells(0), cells(1), cells(2)]
  const filled = new Uint8Array(wide * high * deep)
  const at = (x: number, y: number, z: number) => {
    const [i, j, k] = [
      Math.floor((x - min[0]) / cell),
      Math.floor((y - min[1]) / cell),
      Math.floor((z - min[2]) / cell),
    ]
    return i < 0 || j < 0 || k < 0 || i >= wide || j >= high || k >= deep ? -1 : (k * high + j) * wide + i
  }
  const of = (corner: number, axis: number) => positions[(corners[corner] ?? 0) * 3 + axis] ?? 0
  for (let corner = 0; corner < solid; corner += 3) {
    // Marks the cells that each face passes through, point by point.
    const [ax, ay, az] = [of(corner, 0), of(corner, 1), of(corner, 2)]
    const [bx, by, bz] = [of(corner + 1, 0) - ax, of(corner + 1, 1) - ay, of(corner + 1, 2) - az]
    const [cx, cy, cz] = [of(corner + 2, 0) - ax, of(corner + 2, 1) - ay, of(corner + 2, 2) - az]
    const steps = Math.ceil(Math.max(Math.hypot(bx, by, bz), Math.hypot(cx, cy, cz)) / cell) + 1
    for (let i = 0; i <= steps; i += 1)
      for (let j = 0; i + j <= steps; j += 1) {
        const [u, v] = [i / steps, j / steps]
        filled[at(ax + u * bx + v * cx, ay + u * by + v * cy, az + u * bz + v * cz)] = 1
      }
  }
  return (x: number, y: number, z: number, a: number, b: number, c: number): number => {
    let [light, all] = [0, 0]
    for (const [dx, dy, dz] of directions) {
      const share = dx * a + dy * b + dz * c
      if (share <= 0.05) continue
      all += share
      let free = 1
      // The first steps only leave the surface itself.
      for (let way = 1.5 * cell; way < far; way += cell) {
        const hit = at(x + a * cell + dx * way, y + b * cell + dy * way, z + c * cell + dz * way)
        if (hit < 0 && way > far / 2) break
        if (hit < 0 || filled[hit] === 0) continue
        free = way / far
        break
      }
      light += share * free
    }
    return all === 0 ? 1 : light / all
  }
}
