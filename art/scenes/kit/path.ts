export type Point = readonly [number, number]

const pair = (x: number, y: number): string => `${x}${y < 0 ? '' : ' '}${y}`

/** A polyline in whole, relative coordinates, which is the shortest way to write it. */
export function lineTo(points: readonly Point[], close = true): string {
  let text = ''
  let lastX = 0
  let lastY = 0
  for (const [index, [px, py]] of points.entries()) {
    const x = Math.round(px)
    const y = Math.round(py)
    const step = pair(x - lastX, y - lastY)
    if (index === 0) text = `M${pair(x, y)}l`
    else if (x !== lastX || y !== lastY) text += text.endsWith('l') || step.startsWith('-') ? step : ` ${step}`
    lastX = x
    lastY = y
  }
  return close ? `${text}z` : text
}

/** A soft line: through the middles of the sides, bent by the corners. */
export function smooth(points: readonly Point[], close = true): string {
  const whole = points.map(([x, y]): Point => [Math.round(x), Math.round(y)])
  const middle = (a: Point, b: Point): Point => [Math.round((a[0] + b[0]) / 2), Math.round((a[1] + b[1]) / 2)]
  const at = (index: number): Point => whole[(index + whole.length) % whole.length] ?? [0, 0]
  let last = close ? middle(at(-1), at(0)) : at(0)
  let text = `M${pair(last[0], last[1])}q`
  const end = close ? whole.length : whole.length - 1
  for (let index = close ? 0 : 1; index < end; index++) {
    const corner = at(index)
    const next = !close && index === end - 1 ? at(index + 1) : middle(corner, at(index + 1))
    for (const point of [corner, next]) {
      const step = pair(point[0] - last[0], point[1] - last[1])
      text += text.endsWith('q') || step.startsWith('-') ? step : ` ${step}`
    }
    last = next
  }
  return close ? `${text}z` : text
}

/** Path data drawn in centimetres, put on the grid of the picture. */
export const scaled = (data: string, by: number): string =>
  data.replace(/-?\d+(?:\.\d+)?/g, (number) => String(Math.round(Number(number) * by))).replace(/([a-zA-Z,]) /g, '$1')

export const path = (d: string, attributes = ''): string => `<path d="${d}"${attributes && ` ${attributes}`}/>`
export const fill = (color: string, opacity = 1): string =>
  opacity === 1 ? `fill="${color}"` : `fill="${color}" fill-opacity="${String(opacity).replace(/^0/, '')}"`
export const rect = (x: number, y: number, w: number, h: number, attributes: string): string =>
  `<path d="M${Math.round(x)} ${Math.round(y)}h${Math.round(w)}v${Math.round(h)}h${-Math.round(w)}z" ${attributes}/>`
export const circle = (x: number, y: number, r: number, attributes: string): string =>
  `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(r)}" ${attributes}/>`
export const stroke = (color: string, width: number, opacity = 1): string =>
  `fill="none" stroke="${color}" stroke-width="${width}"${opacity === 1 ? '' : ` stroke-opacity="${String(opacity).replace(/^0/, '')}"`}`
export const group = (attributes: string, ...children: string[]): string => `<g ${attributes}>${children.join('')}</g>`
export const use = (id: string, x: number, y: number, scale = 1, attributes = ''): string => {
  const size = scale === 1 ? '' : `scale(${String(Math.round(scale * 100) / 100).replace(/^0/, '')})`
  const place = `translate(${Math.round(x)} ${Math.round(y)})`
  return `<use href="#${id}" transform="${place}${size}"${attributes && ` ${attributes}`}/>`
}
