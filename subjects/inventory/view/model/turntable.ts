import type { Standpoint } from '#subjects/inventory/rules/pictures/model-viewer.ts'
import type { Point } from './read-model.ts'

/** A matrix of four columns. */
export type Matrix = Float32Array

interface Reach {
  readonly target: Point
  readonly distance: number
  readonly start: Standpoint
}

const most = { up: 0.15, down: Math.PI / 2 - 0.02, near: 0.4, far: 1.25 }
const lens = { degrees: 15.4, near: 0.5, far: 60 }
/** Half the height that the lens sees at one meter's distance. */
export const halfView = Math.tan((lens.degrees * Math.PI) / 360)
const dragSpeed = 0.8 * 2 * Math.PI

/** The viewer's place before the model; fingers, mouse and buttons move it. */
export function turntable(canvas: HTMLCanvasElement, { target, distance, start }: Reach, onMove: () => void) {
  let { around, down } = start
  let away = distance
  const turn = (left: number, up: number) => {
    around += left
    down = Math.max(most.up, Math.min(most.down, down - up))
    onMove()
  }
  /** Above 1: closer. */
  const zoom = (factor: number) => {
    away = Math.max(distance * most.near, Math.min(distance * most.far, away / factor))
    onMove()
  }

  const pointers = new Map<number, PointerEvent>()
  const apart = () => {
    const [one, other] = pointers.values()
    return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0
  }
  const onDown = (event: PointerEvent) => {
    pointers.set(event.pointerId, event)
    canvas.setPointerCapture(event.pointerId)
  }
  const onDrag = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId)
    if (!before) return
    const wide = apart()
    pointers.set(event.pointerId, event)
    if (pointers.size > 1) return zoom(apart() / wide || 1)
    const perPoint = dragSpeed / canvas.clientHeight
    turn((before.clientX - event.clientX) * perPoint, (event.clientY - before.clientY) * perPoint)
  }
  const onUp = ({ pointerId }: PointerEvent) => pointers.delete(pointerId)
  // The wheel scrolls the page; with Ctrl, or by two fingers on a pad, it zooms.
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return
    event.preventDefault()
    zoom(Math.exp(-event.deltaY / 100))
  }
  canvas.addEventListener('pointerdown', onDown)
  canvas.addEventListener('pointermove', onDrag)
  canvas.addEventListener('pointerup', onUp)
  canvas.addEventListener('pointercancel', onUp)
  canvas.addEventListener('wheel', onWheel, { passive: false })
  // A finger that moves up or down scrolls the page.
  canvas.style.touchAction = 'pan-y'

  const eye = (): Point => {
    const across = away * Math.sin(down)
    return [
      target[0] + across * Math.cos(around),
      target[1] + away * Math.cos(down),
      target[2] - across * Math.sin(around),
    ]
  }
  /** The matrix from the model's meters to the frame, whose sides are at 1. */
  const seen = (aspect: number): Matrix => {
    const from = eye()
    const right = [-Math.sin(around), 0, -Math.cos(around)] as const
    const [s, c] = [Math.sin(down), Math.cos(down)]
    const back = [s * Math.cos(around), c, -s * Math.sin(around)] as const
    const up = [-c * Math.cos(around), s, c * Math.sin(around)] as const
    const depth = (lens.near + lens.far) / (lens.near - lens.far)
    const rows = [
      right.map((each) => each / (halfView * aspect)),
      up.map((each) => each / halfView),
      back.map((each) => each * depth),
      back.map((each) => -each),
    ]
    const shift = [0, 0, (2 * lens.near * lens.far) / (lens.near - lens.far), 0]
    const moved = rows.map(
      (row, index) => (shift[index] ?? 0) - row.reduce((sum, each, axis) => sum + each * (from[axis] ?? 0), 0),
    )
    return Float32Array.from([0, 1, 2].flatMap((axis) => rows.map((row) => row[axis] ?? 0)).concat(moved))
  }
  return { turn, zoom, eye, seen, at: (): Standpoint => ({ around, down }) }
}
