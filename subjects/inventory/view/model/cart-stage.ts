import {
  Box3,
  Color,
  Group,
  type Mesh,
  type MeshStandardMaterial,
  NeutralToneMapping,
  PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import type { Standpoint } from '#subjects/inventory/rules/model-viewer.ts'
// The decoder in plain script: the compiled one would want 'wasm-unsafe-eval' in the policy of the page. The package keeps it
// beside its entries, so it is named by its file.
// @ts-expect-error it comes without types
import { MeshoptDecoder } from '../../../../node_modules/meshoptimizer/meshopt_decoder_reference.js'
import { ground } from './ground.ts'
import { measureLines } from './measure-lines.ts'
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
/**
 * Points for each of the page: fewer while it moves, all once it rests. Where the processor draws, several samples a point cost
 * more than all else: there smooth edges come from more points at rest, and a moment later.
 */
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
  const light = studioLight(scene)
  const box = new Box3().setFromObject(model)
  const size = box.getSize(new Vector3())
  const floor = ground(model, box)
  const lines = measureLines(box)
  const turned = new Group().add(model, floor.group, lines.group)
  scene.add(turned)
  const { paint, lamps } = materialsOf(model)

  const camera = new PerspectiveCamera(view.degrees, 4 / 3, 0.5, 60)
  const controls = new OrbitControls(camera, canvas)
  Object.assign(controls, {
    enablePan: false,
    maxPolarAngle: Math.PI / 2 - 0.02,
    minPolarAngle: 0.15,
    rotateSpeed: 0.8,
  })
  // A finger that moves up or down scrolls the page.
  canvas.style.touchAction = 'pan-y'
  controls.target.set(0, view.target, 0)
  const reach =
    (Math.max(size.x, size.z) * view.margin) / (2 * Math.tan((view.degrees * Math.PI) / 360) * camera.aspect)
  const distance = Math.max(view.distance, reach)
  const start = (view.around * Math.PI) / 180
  camera.position.set(distance * Math.cos(start), (view.height * distance) / view.distance, -distance * Math.sin(start))
  Object.assign(controls, { minDistance: distance * 0.4, maxDistance: distance * 1.25 })

  let frame = 0
  let settling: ReturnType<typeof setTimeout> | undefined
  const draw = () => {
    frame = 0
    renderer.render(scene, camera)
    lines.place(options.marks, camera, canvas)
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
      controls.update()
    },
    /** Above 1: closer. */
    zoom(factor: number) {
      if (factor > 1) controls.dollyIn(factor)
      else controls.dollyOut(1 / factor)
      controls.update()
    },
    paint(hex: string) {
      for (const material of paint) material.color.copy(new Color(hex))
      redraw()
    },
    light(on: boolean) {
      for (const { material, strength } of lamps) material.emissiveIntensity = on ? strength : 0.04
      light.dim(on)
      floor.light(on)
      redraw()
    },
    measure(on: boolean) {
      lines.group.visible = on
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
  stage.light(false)
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

/** The names that the studio gives begin with a role (studio/README.md). */
const strengths: Readonly<Record<string, number>> = { lamp: 3.2, 'tail-lamp': 2 }

function materialsOf(model: Group) {
  const found = new Set<MeshStandardMaterial>()
  model.traverse((part) => {
    if ((part as Mesh).isMesh) found.add((part as Mesh).material as MeshStandardMaterial)
  })
  const role = ({ name }: MeshStandardMaterial) => name.split(/[ _]/)[0] ?? ''
  return {
    paint: [...found].filter((material) => role(material) === 'paint'),
    lamps: [...found].flatMap((material) => {
      const strength = strengths[role(material)]
      return strength === undefined ? [] : [{ material, strength }]
    }),
  }
}
