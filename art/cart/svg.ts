import type { Tones } from './palette.ts'

type Value = string | number | undefined
export type Attributes = Readonly<Record<string, Value>>

const round = (value: number): string => String(Math.round(value * 10) / 10)

/** One element with presentation attributes; numbers are kept to a tenth. */
export function tag(name: string, attributes: Attributes, ...inside: readonly string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : value}"`)
    .join('')
  const content = inside.join('')
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`
}

/** Path data from letters and numbers: d`M${x} 4`. */
export function d(parts: TemplateStringsArray, ...values: readonly number[]): string {
  return parts.reduce((text, part, index) => `${text}${round(values[index - 1] ?? 0)}${part}`)
}

export const fill = (data: string, color: string, more: Attributes = {}): string =>
  tag('path', { d: data, fill: color, ...more })

export const line = (data: string, color: string, width: number, more: Attributes = {}): string =>
  tag('path', { d: data, fill: 'none', stroke: color, 'stroke-width': width, 'stroke-linecap': 'round', ...more })

export const circle = (x: number, y: number, r: number, color: string, more: Attributes = {}): string =>
  tag('circle', { cx: x, cy: y, r, fill: color, ...more })

export const ellipse = (x: number, y: number, rx: number, ry: number, color: string): string =>
  tag('ellipse', { cx: x, cy: y, rx, ry, fill: color })

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  r: number,
  color: string,
  more: Attributes = {},
): string => tag('rect', { x, y, width, height, rx: r || undefined, fill: color, ...more })

export const group = (x: number, y: number, ...inside: readonly string[]): string =>
  inside.join('') === '' ? '' : tag('g', x === 0 && y === 0 ? {} : { transform: d`translate(${x} ${y})` }, ...inside)

/** A shape in its own color, with layers that stay inside its outline. */
export function clipped(id: string, data: string, tones: Tones, ...layers: readonly string[]): string {
  const href = `#${id}o`
  return [
    tag('path', { id: `${id}o`, d: data, fill: tones.base }),
    tag('clipPath', { id }, tag('use', { href })),
    tag('g', { 'clip-path': `url(#${id})` }, ...layers),
    line(data, tones.line, 0.7, { 'stroke-linejoin': 'round' }),
  ].join('')
}
