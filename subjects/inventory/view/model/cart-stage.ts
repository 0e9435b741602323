import { labelPlaces, measuredLines, type Standpoint } from '#subjects/inventory/rules/pictures/model-viewer.ts'
import { bakeShade } from './baked-shade.ts'
import { type Point, readModel } from './read-model.ts'
import * as shaders from './shaders.ts'
import { mirroredRoom, roomSide } from './studio-light.ts'
import { halfView, turntable } from './turntable.ts'

export type CartStage = Awaited<ReturnType<typeof openStage>>

interface StageOptions {
  readonly onTurn: (at: Standpoint) => void
  readonly onLost: () => void
  /** The labels to move to the measured lines (length, width, height), and the element that draws those lines. */
  readonly marks: readonly HTMLElement[]
  readonly lines: SVGPathElement
}

/** The view of the gallery's first picture, so that the model appears in the picture's place. */
const view = { aspect: 4 / 3, distance: 11.5, rise: 1.57, around: -38, target: 0.93, margin: 1.1 }
/** Drawn points for each point of the page: fewer while the model moves; more at rest, and where the processor draws. */
const sharpness = {
  card: { antialias: true, moving: 1, resting: Math.min(devicePixelRatio, 2), settleMs: 140 },
  processor: { antialias: false, moving: 0.45, resting: 1.5, settleMs: 350 },
} as const
const daylight = { day: 0.8, dusk: 0.3 }
const lampsOff = 0.04
const lampGlow: Readonly<Record<string, number>> = { lamp: 3.2, 'tail-lamp': 2 }

/** Prepares all that needs no model, then shows the model. Throws where there is no WebGL. */
export async function openStage(canvas: HTMLCanvasElement, bytes: Promise<ArrayBuffer>, options: StageOptions) {
  const { antialias, moving, resting, settleMs } = sharpness[drawnBy()]
  const gl = canvas.getContext('webgl2', { antialias })
  if (!gl) throw new Error('There is no WebGL.')
  const cart = program(gl, shaders.cart)
  const floor = program(gl, shaders.ground)
  roomTexture(gl)
  const model = readModel(await bytes)
  const shade = bakeShade(model)
  const { min, max, looks } = model
  const size: Point = [max[0] - min[0], max[1] - min[1], max[2] - min[2]]

  list(gl, gl.ARRAY_BUFFER, model.positions, 0, 3, gl.FLOAT, false)
  list(gl, gl.ARRAY_BUFFER, model.normals, 1, 4, gl.BYTE, false)
  list(gl, gl.ARRAY_BUFFER, shade.points, 2, 1, gl.UNSIGNED_BYTE, true)
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, model.corners, gl.STATIC_DRAW)
  groundTexture(gl, shade.ground, shade.columns)
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA)
  floor.use()
  gl.uniform1i(floor.at('dark'), 1)
  gl.uniform2f(floor.at('reach'), ...shade.reach)
  gl.uniform1f(floor.at('nose'), max[0])

  let frame = 0
  let settling: ReturnType<typeof setTimeout> | undefined
  let lit = false
  let measuring = false
  const middle = (min[0] + max[0]) / 2
  const distance = Math.max(view.distance, (size[0] * view.margin) / (2 * halfView * view.aspect) + size[2] / 2)
  const start = { around: (view.around * Math.PI) / 180, down: Math.atan2(view.distance, view.rise) }
  const draw = () => {
    frame = 0
    const aspect = canvas.clientWidth / canvas.clientHeight
    const seen = table.seen(aspect)
    const { around } = table.at()
    gl.viewport(0, 0, canvas.width, canvas.height)
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT)
    gl.enable(gl.DEPTH_TEST)
    cart.use()
    gl.uniformMatrix4fv(cart.at('seen'), false, seen)
    gl.uniform3f(cart.at('eye'), ...table.eye())
    gl.uniform2f(cart.at('turned'), Math.sin(around), Math.cos(around))
    gl.uniform1f(cart.at('day'), lit ? daylight.dusk : daylight.day)
    gl.disable(gl.BLEND)
    gl.drawElements(gl.TRIANGLES, model.solid, gl.UNSIGNED_INT, 0)
    gl.enable(gl.BLEND)
    gl.depthMask(false)
    floor.use()
    gl.uniformMatrix4fv(floor.at('seen'), false, seen)
    gl.uniform1f(floor.at('lamps'), lit ? 1 : 0)
    gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4)
    cart.use()
    gl.drawElements(gl.TRIANGLES, model.corners.length - model.solid, gl.UNSIGNED_INT, model.solid * 4)
    gl.depthMask(true)
    if (measuring) measure(seen, around)
  }
  const colors = () => {
    const strength = ({ role, glow }: (typeof looks)[number]) =>
      glow * (role in lampGlow ? (lit ? (lampGlow[role] ?? 1) : lampsOff) : 1)
    const values = looks.flatMap((look) => [
      ...look.color,
      look.roughness,
      look.metal,
      look.coat,
      look.alpha,
      strength(look),
    ])
    cart.use()
    gl.uniform4fv(cart.at('looks'), values)
  }
  /** Draws the lines beside the visible sides, and moves each label to the middle of its line, or near it. */
  const measure = (seen: Float32Array, around: number) => {
    const { clientWidth: width, clientHeight: height } = canvas
    const onFrame = ([x, y, z]: Point) => {
      const [u = 0, v = 0, , w = 1] = [0, 1, 2, 3].map(
        (row) => (seen[row] ?? 0) * x + (seen[row + 4] ?? 0) * y + (seen[row + 8] ?? 0) * z + (seen[row + 12] ?? 0),
      )
      return { x: ((1 + u / w) / 2) * width, y: ((1 - v / w) / 2) * height }
    }
    const ends = measuredLines({ min, max }, around).map((line) => line.map(onFrame))
    options.lines.setAttribute(
      'd',
      ends.map(([a, b]) => `M${a?.x.toFixed(1)} ${a?.y.toFixed(1)}L${b?.x.toFixed(1)} ${b?.y.toFixed(1)}`).join(''),
    )
    const wanted = options.marks.map(({ offsetWidth, offsetHeight }, index) => {
      const [a = { x: 0, y: 0 }, b = a] = ends[index] ?? []
      return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, width: offsetWidth, height: offsetHeight }
    })
    for (const [index, { left, top }] of labelPlaces(wanted, { width, height }).entries())
      options.marks[index]?.style.setProperty('transform', `translate(${left.toFixed(1)}px, ${top.toFixed(1)}px)`)
  }
  const redraw = () => {
    frame ||= requestAnimationFrame(draw)
  }
  const sharpen = (points: number) => {
    const [width, height] = [Math.round(canvas.clientWidth * points), Math.round(canvas.clientHeight * points)]
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
  }
  const settle = () => {
    sharpen(resting)
    redraw()
    options.onTurn(table.at())
  }
  /** Draws soon and coarsely, and finely once the model is at rest. */
  const moved = () => {
    sharpen(Math.min(resting, moving))
    redraw()
    clearTimeout(settling)
    settling = setTimeout(settle, settleMs)
  }
  const table = turntable(canvas, { target: [middle, view.target, 0], distance, start }, moved)
  const watch = new ResizeObserver(moved)
  canvas.addEventListener('webglcontextlost', options.onLost)

  const stage = {
    turn: table.turn,
    zoom: table.zoom,
    paint(hex: string) {
      for (const look of looks) if (look.role === 'paint') look.color = linear(hex)
      colors()
      redraw()
    },
    lamps(on: boolean) {
      lit = on
      colors()
      redraw()
    },
    measure(on: boolean) {
      measuring = on
      redraw()
    },
    close() {
      cancelAnimationFrame(frame)
      clearTimeout(settling)
      watch.disconnect()
      canvas.removeEventListener('webglcontextlost', options.onLost)
      gl.getExtension('WEBGL_lose_context')?.loseContext()
    },
  }
  colors()
  moved()
  cancelAnimationFrame(frame)
  draw()
  watch.observe(canvas)
  return stage
}

/** The names of programs that draw without a graphics card. */
const withoutCard = /swiftshader|llvmpipe|softpipe|software|basic render/i

function drawnBy(): keyof typeof sharpness {
  const probe = document.createElement('canvas').getContext('webgl2')
  const named = probe?.getExtension('WEBGL_debug_renderer_info')?.UNMASKED_RENDERER_WEBGL ?? probe?.RENDERER
  const name = named === undefined ? '' : String(probe?.getParameter(named))
  probe?.getExtension('WEBGL_lose_context')?.loseContext()
  return withoutCard.test(name) ? 'processor' : 'card'
}

function program(
  gl: WebGL2RenderingContext,
  { vertex, fragment }: { readonly vertex: string; readonly fragment: string },
) {
  const made = gl.createProgram()
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(kind)
    if (!shader) throw new Error('WebGL is lost.')
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    gl.attachShader(made, shader)
  }
  gl.linkProgram(made)
  const locations = new Map<string, WebGLUniformLocation | null>()
  /** Looks a uniform up as late as possible, since the first look-up waits for the compiler. */
  const at = (name: string) => {
    if (!locations.has(name)) locations.set(name, gl.getUniformLocation(made, name))
    return locations.get(name) ?? null
  }
  return { use: () => gl.useProgram(made), at }
}

function list(
  gl: WebGL2RenderingContext,
  target: number,
  data: ArrayBufferView<ArrayBuffer>,
  location: number,
  each: number,
  type: number,
  toOne: boolean,
) {
  gl.bindBuffer(target, gl.createBuffer())
  gl.bufferData(target, data, gl.STATIC_DRAW)
  gl.enableVertexAttribArray(location)
  gl.vertexAttribPointer(location, each, type, toOne, 0, 0)
}

function roomTexture(gl: WebGL2RenderingContext): void {
  gl.bindTexture(gl.TEXTURE_CUBE_MAP, gl.createTexture())
  gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1)
  const faces = mirroredRoom()
  for (const [face, levels] of faces.entries())
    for (const [level, points] of levels.entries()) {
      const side = roomSide >> level
      gl.texImage2D(
        gl.TEXTURE_CUBE_MAP_POSITIVE_X + face,
        level,
        gl.R8,
        side,
        side,
        0,
        gl.RED,
        gl.UNSIGNED_BYTE,
        points,
      )
    }
  gl.texParameteri(gl.TEXTURE_CUBE_MAP, gl.TEXTURE_MAX_LEVEL, (faces[0]?.length ?? 1) - 1)
  gl.texParameteri(gl.TEXTURE_CUBE_MAP, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR)
}

function groundTexture(gl: WebGL2RenderingContext, points: Uint8Array, columns: number): void {
  gl.activeTexture(gl.TEXTURE1)
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture())
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.R8, columns, points.length / columns, 0, gl.RED, gl.UNSIGNED_BYTE, points)
  gl.generateMipmap(gl.TEXTURE_2D)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR)
}

/** The linear light of a color of the page. */
function linear(hex: string): readonly number[] {
  return [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
}
