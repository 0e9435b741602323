import {
  AdditiveBlending,
  type Box3,
  CanvasTexture,
  type Material,
  Mesh,
  MeshBasicMaterial,
  type Object3D,
  PlaneGeometry,
  Vector3,
} from 'three'

const points = 256
/** The ground that is painted reaches so far beyond the cart, in metres. */
const around = 1.1
const beam = { length: 3.6, width: 2.8 }
/** What is lower than this touches the ground. */
const touching = 0.05

/** Planes that a 2D canvas paints: the soft shadow under the cart, and the pool of light of its lamps before it. */
export function ground(model: Object3D, box: Box3) {
  const size = box.getSize(new Vector3())
  const middle = box.getCenter(new Vector3())
  const shadow = sheet(size.x + 2 * around, size.z + 2 * around, shadowOf(model, box), {})
  shadow.position.set(middle.x, 0.002, middle.z)
  const pool = sheet(beam.length, beam.width, beamOf(), { blending: AdditiveBlending })
  pool.position.set(box.max.x + beam.length / 2 - 0.4, 0.004, middle.z)
  return { shadow, pool }
}

function sheet(length: number, width: number, canvas: HTMLCanvasElement, options: Partial<Material>) {
  const material = new MeshBasicMaterial({ map: new CanvasTexture(canvas), transparent: true, depthWrite: false })
  const plane = new Mesh(new PlaneGeometry(length, width), Object.assign(material, { toneMapped: false, ...options }))
  plane.rotation.x = -Math.PI / 2
  return plane
}

function brush() {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = points
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas to paint on.')
  return { canvas, context }
}

/** A wide soft shade of the whole, and dark spots where tires stand. */
function shadowOf(model: Object3D, { min, max }: Box3): HTMLCanvasElement {
  const { canvas, context } = brush()
  const across = (at: number, from: number, to: number) => ((at - from + around) * points) / (to - from + 2 * around)
  const at = (x: number, z: number) => [across(x, min.x, max.x), across(z, min.z, max.z)] as const
  // What is drawn far outside throws its blurred shadow into the picture: every browser can blur that way.
  const away = points * 4
  context.shadowOffsetX = away
  const shade = (alpha: number, blur: number) => {
    context.shadowColor = `rgb(8 10 9 / ${alpha})`
    context.shadowBlur = blur
  }
  const inset = 0.12
  const [left, top] = at(min.x + inset, min.z + inset)
  const [right, bottom] = at(max.x - inset, max.z - inset)
  for (const blur of [34, 14]) {
    shade(0.4, blur)
    context.fillRect(left - away, top, right - left, bottom - top)
  }
  shade(0.2, 6)
  for (const { x, z } of touchingPoints(model)) {
    const [u, v] = at(x, z)
    context.fillRect(u - 2 - away, v - 3, 4, 6)
  }
  return canvas
}

function touchingPoints(model: Object3D): Iterable<Vector3> {
  const found = new Map<string, Vector3>()
  model.updateMatrixWorld(true)
  model.traverse((part) => {
    if (!(part instanceof Mesh)) return
    const { position } = part.geometry.attributes
    for (let index = 0; index < position.count; index += 1) {
      const point = new Vector3().fromBufferAttribute(position, index).applyMatrix4(part.matrixWorld)
      if (point.y < touching) found.set(`${Math.round(point.x * 25)} ${Math.round(point.z * 25)}`, point)
    }
  })
  return found.values()
}

/** Two cones of light, brightest a little before the bumper and gone before the plane ends. */
function beamOf(): HTMLCanvasElement {
  const { canvas, context } = brush()
  for (const side of [0.36, 0.64]) {
    const y = points * side
    const glow = context.createRadialGradient(points * 0.3, y, 0, points * 0.4, y, points * 0.36)
    glow.addColorStop(0, 'rgb(255 236 200 / 0.34)')
    glow.addColorStop(0.4, 'rgb(255 236 200 / 0.14)')
    glow.addColorStop(1, 'rgb(255 236 200 / 0)')
    context.fillStyle = glow
    context.fillRect(0, 0, points, points)
  }
  return canvas
}
