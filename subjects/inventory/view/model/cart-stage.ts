import {
  Box3,
  BufferGeometry,
  Color,
  type Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  type MeshStandardMaterial,
  NeutralToneMapping,
  PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import { labelPlaces, type Standpoint } from '#subjects/inventory/rules/model-viewer.ts'
// The decoder in plain script: the compiled one would want 'wasm-unsafe-eval' in the policy of the page. The package keeps it
// beside its entries, so it is named by its file.
// @ts-expect-error it comes without types
import { MeshoptDecoder } from '../../../../node_modules/meshoptimizer/meshopt_decoder_reference.js'
import { ground } from './ground.ts'
import { studioLight } from './studio-light.ts'

export type CartStage = Awaited<ReturnType<typeof openStage>>

interface StageOptions {
  readonly onTurn: (at: Standpoint) => void
  readonly onLost: () => void
  /** What to move to the measured lines: length, width, height. */
  readonly marks: readonly HTMLElement[]
}

/** The same view as the gallery's first picture, so that the model appears where the picture was. */
const view = { degrees: 15.4, distance: 11.5, height: 2.5, around: -38, target: 0.93, margin: 1.12 }
/** Points for each of the page: fewer while it moves, all at rest, and more of them where the processor draws. */
const sharpness = {
  card: { antialias: true, moving: 1, resting: Math.min(devicePixelRatio, 2), settleMs: 140 },
  processor: { antialias: false, moving: 0.45, resting: 1.5, settleMs: 350 },
} as const

/** Shows the model in the canvas. Throws where there is no WebGL. */
export async function openStage(canvas: HTMLCanvasElement, bytes: ArrayBuffer, options: StageOptions) {
  const { antialias, moving, resting, settleMs } = sharpness[drawnBy()]
  const renderer = new WebGLRenderer({ canvas, antialias, alpha: true })
  renderer.toneMapping = NeutralToneMapping
  const { scene: model } = await new GLTFLoader().setMeshoptDecoder(MeshoptDecoder).parseAsync(bytes, '')
  const scene = new Scene()
  const dim = studioLight(scene)
  const box = new Box3().setFromObject(model)
  const size = box.getSize(new Vector3())
  const { shadow, pool } = ground(model, box)
  const { lines, middles } = measureLines(box)
  scene.add(model, shadow, pool, lines)
  const materials = materialsOf(model)

  const camera = new PerspectiveCamera(view.degrees, 4 / 3, 0.5, 60)
  const controls = new OrbitControls(camera, canvas)
  // A finger that moves up or down scrolls the page.
  canvas.style.touchAction = 'pan-y'
  controls.target.set(0, view.target, 0)
  const reach =
    (Math.max(size.x, size.z) * view.margin) / (2 * Math.tan((view.degrees * Math.PI) / 360) * camera.aspect)
  const distance = Math.max(view.distance, reach)
  const start = (view.around * Math.PI) / 180
  camera.position.set(distance * Math.cos(start), (view.height * distance) / view.distance, -distance * Math.sin(start))
  Object.assign(controls, {
    enablePan: false,
    maxPolarAngle: Math.PI / 2 - 0.02,
    minPolarAngle: 0.15,
    rotateSpeed: 0.8,
    minDistance: distance * 0.4,
    maxDistance: distance * 1.25,
  })

  let frame = 0
  let settling: ReturnType<typeof setTimeout> | undefined
  const draw = () => {
    frame = 0
    renderer.render(scene, camera)
    if (lines.visible) placeMarks()
  }
  /** Moves each label to the middle of its line, or near it where it would be cut or lie on another. */
  const placeMarks = () => {
    const frame = { width: canvas.clientWidth, height: canvas.clientHeight }
    const wanted = options.marks.map(({ offsetWidth, offsetHeight }, index) => {
      const { x = 0, y = 0 } = middles[index]?.clone().project(camera) ?? {}
      const middle = { x: ((x + 1) / 2) * frame.width, y: ((1 - y) / 2) * frame.height }
      return { ...middle, width: offsetWidth, height: offsetHeight }
    })
    for (const [index, { left, top }] of labelPlaces(wanted, frame).entries())
      options.marks[index]?.style.setProperty('transform', `translate(${left.toFixed(1)}px, ${top.toFixed(1)}px)`)
  }
  const redraw = () => {
    frame ||= requestAnimationFrame(draw)
  }
  const settle = () => {
    renderer.setPixelRatio(resting)
    redraw()
    options.onTurn({ around: controls.getAzimuthalAngle() - Math.PI / 2, down: controls.getPolarAngle() })
  }
  /** Draws soon and coarsely, and well once nothing moves any more. */
  const moved = () => {
    const ratio = Math.min(resting, moving)
    if (renderer.getPixelRatio() !== ratio) renderer.setPixelRatio(ratio)
    redraw()
    clearTimeout(settling)
    settling = setTimeout(settle, settleMs)
  }
  const resize = () => {
    renderer.setSize(canvas.clientWidth, canvas.clientHeight, false)
    camera.aspect = canvas.clientWidth / canvas.clientHeight
    camera.updateProjectionMatrix()
    redraw()
  }
  const watch = new ResizeObserver(resize)
  // The wheel scrolls the page; with Ctrl, or by two fingers on a pad, it zooms.
  const leaveToPage = (event: WheelEvent) => event.ctrlKey || event.stopImmediatePropagation()
  canvas.addEventListener('wheel', leaveToPage, { capture: true, passive: true })
  canvas.addEventListener('webglcontextlost', options.onLost)
  controls.addEventListener('change', moved)

  const stage = {
    /** Of the model, in metres. */
    size: { length: size.x, width: size.z, height: size.y },
    turn(around: number, down: number) {
      controls.rotateLeft(around)
      controls.rotateUp(down)
    },
    /** Above 1: closer. */
    zoom(factor: number) {
      controls.dollyIn(factor)
    },
    paint(hex: string) {
      for (const material of materials.get('paint') ?? []) material.color.copy(new Color(hex))
      redraw()
    },
    lamps(on: boolean) {
      for (const [role, strength] of lampStrengths)
        for (const material of materials.get(role) ?? []) material.emissiveIntensity = on ? strength : 0.04
      dim(on)
      pool.visible = on
      redraw()
    },
    measure(on: boolean) {
      lines.visible = on
      redraw()
    },
    close() {
      cancelAnimationFrame(frame)
      clearTimeout(settling)
      watch.disconnect()
      canvas.removeEventListener('webglcontextlost', options.onLost)
      controls.dispose()
      renderer.dispose()
      renderer.forceContextLoss()
    },
  }
  stage.lamps(false)
  stage.measure(false)
  renderer.setPixelRatio(resting)
  resize()
  controls.update()
  cancelAnimationFrame(frame)
  draw()
  watch.observe(canvas)
  return stage
}

/** Programs that draw without a card, by the names they give themselves. */
const withoutCard = /swiftshader|llvmpipe|softpipe|software|basic render/i

function drawnBy(): keyof typeof sharpness {
  const probe = document.createElement('canvas').getContext('webgl2')
  const named = probe?.getExtension('WEBGL_debug_renderer_info')?.UNMASKED_RENDERER_WEBGL ?? probe?.RENDERER
  const name = named === undefined ? '' : String(probe?.getParameter(named))
  probe?.getExtension('WEBGL_lose_context')?.loseContext()
  return withoutCard.test(name) ? 'processor' : 'card'
}

const lampStrengths = [
  ['lamp', 3.2],
  ['tail-lamp', 2],
] as const

/** The materials by their roles: with these the names begin that the studio gives (studio/README.md). */
function materialsOf(model: Group): ReadonlyMap<string, readonly MeshStandardMaterial[]> {
  const found = new Set<MeshStandardMaterial>()
  model.traverse((part) => {
    if (part instanceof Mesh) found.add(part.material)
  })
  return Map.groupBy(found, ({ name }) => name.split(/[ _]/)[0] ?? '')
}

const away = 0.22
const tick = 0.07

/** A line along each side of the box, with a stroke across each end: length, width and height. */
function measureLines({ min, max }: Box3) {
  const z = max.z + away
  const x = max.x + away
  const ends: readonly (readonly [from: Vector3, to: Vector3, across: Vector3])[] = [
    [new Vector3(min.x, 0.01, z), new Vector3(max.x, 0.01, z), new Vector3(0, 0, tick)],
    [new Vector3(x, 0.01, min.z), new Vector3(x, 0.01, max.z), new Vector3(tick, 0, 0)],
    [new Vector3(min.x - away / 2, 0.01, max.z), new Vector3(min.x - away / 2, max.y, max.z), new Vector3(tick, 0, 0)],
  ]
  const points = ends.flatMap(([from, to, across]) => [
    from,
    to,
    ...[from, to].flatMap((end) => [end.clone().sub(across), end.clone().add(across)]),
  ])
  const material = new LineBasicMaterial({ color: '#d9799a', toneMapped: false })
  const lines = new LineSegments(new BufferGeometry().setFromPoints(points), material)
  return { lines, middles: ends.map(([from, to]) => from.clone().lerp(to, 0.5)) }
}
