import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CartParameters } from './parameters.ts'

/** Where the parts of each cart are, as `measure.py` found them: one line of JSON a cart. Lengths in millimeters. */
export const geometryFile = join(import.meta.dirname, 'masters/geometry.jsonl')

type Point = readonly [x: number, y: number, z: number]

/** Name, box, the part it is fixed to (-1: none), a point where both meet. */
type PartRecord = readonly [string, number, number, number, number, number, number, number, number, number, number]

export type Wheel = {
  readonly name: string
  readonly hub: Point
  readonly radius: number
  readonly half: number
  /** Points of other parts near the wheel: the part, and the point seen from the hub. */
  readonly near: readonly (readonly [part: number, x: number, y: number, z: number])[]
  /** Points between tire and arch where one sees through to the other side of the cart, seen from the hub. */
  readonly open: readonly Point[]
}

export type CartGeometry = {
  readonly id: string
  /** What it was measured from: parameters and scripts, as one hash. */
  readonly made: string
  readonly parts: readonly PartRecord[]
  readonly wheels: readonly Wheel[]
  /** How far a part is from what it stands on, or the farthest point of one that is laid on another. */
  readonly off: readonly (readonly [part: number, millimeters: number])[]
  /** The share of a grille, in hundredths, that the body hides. */
  readonly sunk: readonly (readonly [part: number, share: number])[]
  /** How far the seat that is folded to a deck is from the bar that carries it; only where a seat faces back. */
  readonly deck?: number
  /** How far what stands on the body is from it while that seat is folded, by name. */
  readonly folded?: readonly (readonly [name: string, millimeters: number])[]
}

export function readGeometry(): readonly CartGeometry[] {
  if (!existsSync(geometryFile)) return []
  return readFileSync(geometryFile, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

/** Of the kit only what makes shapes counts: colors and light move no part. */
export function madeFrom(id: string, parameters: CartParameters): string {
  const studio = import.meta.dirname
  const hash = createHash('sha256').update(JSON.stringify([id, parameters]))
  const scripts = ['measure.py', 'kit/mesh.py', 'kit/pillow.py', ...globSync('cart/*.py', { cwd: studio }).sort()]
  for (const script of scripts) hash.update(script).update(readFileSync(join(studio, script)))
  return hash.digest('hex').slice(0, 16)
}

/** How far the front wheels turn, in degrees, and the steps in which that is tried. */
const steering = { most: 28, step: 4 }
/** How near a part may come to a wheel, how far a lamp may stand out of its housing, how far a wheel from the ground. */
const limits = {
  clearance: 5,
  lamp: 15,
  plate: 12,
  ground: 3,
  touch: 4,
  bedOffAxle: 0.15,
  stands: 3,
  laid: 25,
  sunk: 2,
  wiper: 90,
}

const nameOf = (part: PartRecord) => part[0]
const low = (part: PartRecord): Point => [part[1], part[2], part[3]]
const high = (part: PartRecord): Point => [part[4], part[5], part[6]]
const axes = [0, 1, 2] as const

const isInside = (point: Point, part: PartRecord, margin: number): boolean =>
  axes.every((axis) => point[axis] >= low(part)[axis] - margin && point[axis] <= high(part)[axis] + margin)

/** What is wrong with a cart, in sentences; nothing when all is well. */
export const faultsOf = (cart: CartGeometry): readonly string[] => [
  ...floating(cart),
  ...cart.wheels.flatMap((wheel) => wheelFaults(wheel, cart)),
  ...lampFaults(cart),
  ...bedFaults(cart),
  ...plateFaults(cart),
  ...restFaults(cart),
]

/** Every part is fixed to another, and so on to the frame; what is fixed meets at a point within both boxes. */
function floating({ parts }: CartGeometry): readonly string[] {
  const holds = (index: number): boolean => {
    const seen = new Set<number>()
    for (let at = index; ; ) {
      const part = parts[at]
      if (!part || seen.has(at)) return false
      if (nameOf(part) === 'frame') return true
      seen.add(at)
      const other = parts[part[7]]
      const meeting: Point = [part[8], part[9], part[10]]
      if (!other || !isInside(meeting, part, limits.touch) || !isInside(meeting, other, limits.touch)) return false
      at = part[7]
    }
  }
  return parts.flatMap((part, index) => (holds(index) ? [] : [`${nameOf(part)} floats`]))
}

function wheelFaults(wheel: Wheel, { parts }: CartGeometry): readonly string[] {
  const hit = wheel.near.filter(([, ...point]) => clearance(point, wheel) < limits.clearance)
  const touched = new Set(hit.map(([part]) => nameOf(parts[part] as PartRecord)))
  const height = wheel.hub[2] - wheel.radius
  return [
    ...[...touched].map((name) => `${wheel.name} meets ${name}`),
    ...(wheel.open.length > 0 ? [`one sees through the room of ${wheel.name}`] : []),
    ...(Math.abs(height) > limits.ground ? [`${wheel.name} stands ${height} mm above the ground`] : []),
  ]
}

/** The distance of a point to the tire, a cylinder, at the nearest of its turns. */
function clearance([x, y, z]: Point, { name, radius, half }: Wheel): number {
  const most = name.startsWith('wheel-front') ? steering.most : 0
  let least = Number.POSITIVE_INFINITY
  for (let degrees = -most; degrees <= most; degrees += steering.step) {
    const turn = (degrees * Math.PI) / 180
    const along = x * Math.cos(turn) + y * Math.sin(turn)
    const aside = y * Math.cos(turn) - x * Math.sin(turn)
    least = Math.min(least, Math.max(Math.hypot(along, z) - radius, Math.abs(aside) - half))
  }
  return least
}

/** Every lamp sits in a housing of its side; head and tail lamps are there in pairs. */
function lampFaults({ parts }: CartGeometry): readonly string[] {
  const named = (start: string) => parts.filter((part) => nameOf(part).startsWith(start))
  const housings = named('lamp-housing-')
  const lamps = named('lamp-').filter((part) => !housings.includes(part))
  const side = (part: PartRecord) => nameOf(part).split('-').at(-1)
  const loose = lamps.filter(
    (lamp) =>
      !housings.some(
        (housing) =>
          side(housing) === side(lamp) &&
          isInside(low(lamp), housing, limits.lamp) &&
          isInside(high(lamp), housing, limits.lamp),
      ),
  )
  const wanted = ['lamp-head-left', 'lamp-head-right', 'lamp-tail-left', 'lamp-tail-right']
  return [
    ...loose.map((lamp) => `${nameOf(lamp)} has no housing`),
    ...wanted.filter((name) => named(name).length === 0).map((name) => `${name} is missing`),
  ]
}

/** A bed carries over the rear axle: its middle is within a seventh of its length of it. */
function bedFaults({ parts, wheels }: CartGeometry): readonly string[] {
  const bed = parts.find((part) => nameOf(part) === 'bed floor')
  const axle = wheels.find(({ name }) => name === 'wheel-rear-left')?.hub[0] ?? 0
  if (!bed) return []
  const off = Math.abs((bed[1] + bed[4]) / 2 - axle)
  return off > limits.bedOffAxle * (bed[4] - bed[1]) ? [`the bed's middle is ${off} mm off the axle`] : []
}

/** Every cart has a plate behind it, and every plate bears the mark, on its outer side. */
function plateFaults({ parts }: CartGeometry): readonly string[] {
  const marks = parts.filter((part) => nameOf(part) === 'plate mark')
  const plates = parts.filter((part) => nameOf(part) === 'plate')
  const blank = plates.filter((plate) => !marks.some((mark) => isInside(middleOf(mark), plate, limits.plate)))
  return [...blank.map(() => 'a plate is blank'), ...(plates.some(isBehind) ? [] : ['no plate behind'])]
}

const middleOf = (part: PartRecord) => axes.map((axis) => (low(part)[axis] + high(part)[axis]) / 2) as unknown as Point
const isBehind = (part: PartRecord) => high(part)[0] < 0

/** A post stands on the body, a rail on its seat whether folded or not, a belt lies on its seat, a wiper along the foot of its pane, a deck on its bar; no grille sinks into the nose. */
function restFaults({ parts, off, sunk, deck = 0, folded = [] }: CartGeometry): readonly string[] {
  const named = (index: number) => nameOf(parts[index] as PartRecord)
  const most = (name: string) => (name.endsWith('foot') ? limits.stands : limits.laid)
  const wipers = parts.filter((part) => nameOf(part) === 'wiper blade' && part[6] - part[3] > limits.wiper)
  return [
    ...off.flatMap(([part, far]) => (far > most(named(part)) ? [`${named(part)} is ${far} mm off`] : [])),
    ...sunk.flatMap(([part, share]) => (share > limits.sunk ? [`${named(part)} sinks into the body`] : [])),
    ...wipers.map(() => 'wiper blade stands up'),
    ...folded.flatMap(([name, far]) =>
      far > limits.stands ? [`${name} is ${far} mm off while the seat is folded`] : [],
    ),
    ...(deck > limits.stands ? [`the folded deck is ${deck} mm above its bar`] : []),
  ]
}

/** Length, width and height over all. */
export function boundsOf({ parts }: CartGeometry): Point {
  const span = (axis: 0 | 1 | 2) =>
    Math.max(...parts.map((part) => high(part)[axis])) - Math.min(...parts.map((part) => low(part)[axis]))
  return [span(0), span(1), span(2)]
}
