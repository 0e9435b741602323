import {
  type Box3,
  BufferGeometry,
  Group,
  LineBasicMaterial,
  LineSegments,
  type PerspectiveCamera,
  Vector3,
} from 'three'

const away = 0.22
const tick = 0.07

/** A line along each side of the box, with a stroke across each end: length, width and height. */
export function measureLines({ min, max }: Box3) {
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
  const group = new Group().add(new LineSegments(new BufferGeometry().setFromPoints(points), material))
  const middles = ends.map(([from, to]) => from.clone().lerp(to, 0.5))
  const spot = new Vector3()
  return {
    group,
    /** Moves each label to the middle of its line. */
    place(marks: readonly HTMLElement[], camera: PerspectiveCamera, { clientWidth, clientHeight }: HTMLCanvasElement) {
      if (!group.visible) return
      marks.forEach((mark, index) => {
        const middle = middles[index]
        if (!middle) return
        spot.copy(middle).project(camera)
        const left = ((spot.x + 1) / 2) * clientWidth
        const top = ((1 - spot.y) / 2) * clientHeight
        mark.style.transform = `translate(${left.toFixed(1)}px, ${top.toFixed(1)}px) translate(-50%, -50%)`
      })
    },
  }
}
