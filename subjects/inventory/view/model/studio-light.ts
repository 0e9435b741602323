import {
  CompressedCubeTexture,
  type CompressedPixelFormat,
  DataUtils,
  DirectionalLight,
  HalfFloatType,
  LinearFilter,
  LinearMipmapLinearFilter,
  RGBAFormat,
  type Scene,
  Vector3,
} from 'three'

/** What the paint mirrors, as seen from the cart: where a soft box stands, how far it reaches along and up, how bright it is. */
function panel(from: readonly [number, number, number], reach: readonly [number, number], light: number) {
  const at = new Vector3(...from).normalize()
  const along = new Vector3(0, 1, 0).cross(at)
  if (along.lengthSq() < 0.01) along.set(1, 0, 0)
  along.normalize()
  return { at, along, up: at.clone().cross(along), reach, light }
}

/** One large box above, a long one at each side, a narrow one behind as a rim. */
const panels = [
  panel([0.05, 1, 0], [0.75, 0.42], 4.2),
  panel([0.5, 0.5, 1], [0.62, 0.2], 3.4),
  panel([-0.4, 0.55, -1], [0.62, 0.2], 2.8),
  panel([1, 0.35, -0.2], [0.3, 0.22], 2),
  panel([-1, 0.5, 0.3], [0.16, 0.34], 2.4),
]
const room = { floor: 0.16, wall: 0.5, ceiling: 0.62, edge: 0.12 }
const side = 64
const levels = 6

const brightness = { day: 0.9, dusk: 0.34 }
const sun = { day: 1.5, dusk: 0.2, at: [3, 6, 4] } as const

/** The room around the cart. It is counted out: three's own filter takes seconds without a graphics card. */
export function studioLight(scene: Scene) {
  scene.environment = mirroredRoom()
  const beam = new DirectionalLight('#fff2de')
  beam.position.set(...sun.at)
  scene.add(beam)
  return (dimmed: boolean) => {
    const hour = dimmed ? 'dusk' : 'day'
    scene.environmentIntensity = brightness[hour]
    beam.intensity = sun[hour]
  }
}

/** As WebGL lays out the faces of a cube: where a point of each face lies. */
const faces: readonly ((u: number, v: number) => readonly [number, number, number])[] = [
  (u, v) => [1, -v, -u],
  (u, v) => [-1, -v, u],
  (u, v) => [u, 1, v],
  (u, v) => [u, -1, -v],
  (u, v) => [u, -v, 1],
  (u, v) => [-u, -v, -1],
]

function mirroredRoom(): CompressedCubeTexture {
  const drawn = faces.map((pointAt) => {
    const mipmaps = Array.from({ length: levels }, (_, level) => {
      const width = side >> level
      // As three's shader counts which level a roughness takes.
      const roughness = 1 - Math.sqrt(1 - level / (levels - 1))
      return { data: faceOf(pointAt, width, roughness), width, height: width }
    })
    return { width: side, height: side, mipmaps }
  })
  // The one kind of cube that brings its own levels: its points are not compressed.
  const format = RGBAFormat as unknown as CompressedPixelFormat
  const cube = new CompressedCubeTexture(drawn as never, format, HalfFloatType)
  cube.magFilter = LinearFilter
  cube.minFilter = LinearMipmapLinearFilter
  cube.isPMREMTexture = true
  cube.needsUpdate = true
  return cube
}

function faceOf(pointAt: (typeof faces)[number], width: number, roughness: number): Uint16Array {
  const data = new Uint16Array(width * width * 4)
  const to = new Vector3()
  for (let index = 0; index < width * width; index += 1) {
    const u = (2 * ((index % width) + 0.5)) / width - 1
    const v = (2 * (Math.floor(index / width) + 0.5)) / width - 1
    const light = DataUtils.toHalfFloat(lightFrom(to.set(...pointAt(u, v)).normalize(), roughness))
    data.fill(light, index * 4, index * 4 + 3)
    data[index * 4 + 3] = 0x3c00
  }
  return data
}

const between = (value: number, from: number, to: number) => Math.min(1, Math.max(0, (value - from) / (to - from)))

/** The rougher, the wider each box and the less of its light in one place. */
function lightFrom(to: Vector3, roughness: number): number {
  const spread = roughness * roughness
  const edge = room.edge + spread
  let light = room.floor + (room.wall - room.floor) * between(to.y, -edge, edge)
  light += (room.ceiling - room.wall) * between(to.y, 0.3 - edge, 0.5 + edge)
  for (const { at, along, up, reach, light: own } of panels) {
    if (to.dot(at) < -0.2) continue
    const [wide, high] = reach.map((size) => Math.hypot(size, spread)) as [number, number]
    const power = 2 + 6 * Math.max(0, 1 - spread / reach[1])
    const far = Math.abs(to.dot(along) / wide) ** power + Math.abs(to.dot(up) / high) ** power
    light += ((own * reach[0] * reach[1]) / (wide * high)) * Math.exp(-far) * between(to.dot(at), -0.2, 0.3)
  }
  return light
}
