import { black, mix, steel } from './palette.ts'
import { box, circle, d, fill, group, line, tag } from './svg.ts'

export type Rim = 'five-spoke' | 'multi-spoke' | 'dish' | 'beadlock'
export type Wheel = { readonly r: number; readonly rim: Rim; readonly knobby: boolean; readonly dark: boolean }

const turned = (id: string, count: number, from: number): string =>
  Array.from({ length: count }, (_, index) =>
    tag('use', { href: `#${id}`, transform: `rotate(${Math.round((from + (index * 360) / count) * 10) / 10})` }),
  ).join('')

function spokes(id: string, wheel: Wheel, rim: number): string {
  const face = wheel.dark ? '#687075' : steel.base
  const lit = wheel.dark ? steel.base : steel.glint
  const well = wheel.dark ? '#15171a' : '#33383c'
  const back = circle(0, 0, rim - 0.8, well) + circle(0, 0, rim * 0.58, mix(well, steel.shade, 0.3))
  switch (wheel.rim) {
    case 'five-spoke': {
      const spoke = tag(
        'g',
        { id },
        fill(d`M-3.4 0L-1.9 ${-rim + 1}H1.9L3.4 0Z`, face),
        line(d`M0.9 ${-rim + 1.6}L1.6 -3`, lit, 0.7),
      )
      return back + tag('defs', {}, spoke) + turned(id, 5, 8)
    }
    case 'multi-spoke': {
      const spoke = tag('g', { id }, line(d`M0 -2L-2.2 ${-rim + 1}M0 -2L2.2 ${-rim + 1}`, face, 1.3))
      return back + tag('defs', {}, spoke) + turned(id, 8, 4)
    }
    case 'beadlock': {
      const spoke = tag(
        'g',
        { id },
        fill(d`M-4.6 0L-2.6 ${-rim + 1}H2.6L4.6 0Z`, face),
        circle(0, -rim + 0.6, 0.8, lit),
      )
      return back + tag('defs', {}, spoke) + turned(id, 6, 0)
    }
    case 'dish': {
      const slot = tag('g', { id }, box(-1.5, -rim * 0.78, 3, 2.5, 1.2, steel.deep))
      return (
        circle(0, 0, rim - 0.8, steel.shade) +
        circle(0, 0, rim * 0.8, steel.base) +
        tag('defs', {}, slot) +
        turned(id, 8, 0) +
        circle(0, 0, rim * 0.46, steel.light) +
        fill(d`M${-rim * 0.46} 0A${rim * 0.46} ${rim * 0.46} 0 0 0 ${rim * 0.46} 0Z`, steel.base)
      )
    }
  }
}

/** A wheel around its own middle. */
function wheelAtHub(id: string, wheel: Wheel): string {
  const { r } = wheel
  const rim = r * (wheel.knobby ? 0.58 : 0.64)
  const tread = wheel.knobby
    ? circle(0, 0, r - 1.4, 'none', { stroke: black.line, 'stroke-width': 2.8, 'stroke-dasharray': '4.4 1.5' }) +
      circle(0, 0, r - 4.2, 'none', { stroke: black.light, 'stroke-width': 1.7, 'stroke-dasharray': '2.2 2.9' })
    : circle(0, 0, r - 2.2, 'none', { stroke: black.light, 'stroke-width': 0.7 })
  const ring = wheel.dark ? steel.deep : steel.light
  return [
    circle(0, 0, wheel.knobby ? r - 1.4 : r, black.deep),
    tread,
    line(d`M${r * 0.24} ${-r * 0.8}A${r * 0.83} ${r * 0.83} 0 0 1 ${r * 0.8} ${-r * 0.24}`, black.glint, 1.3, {
      opacity: 0.7,
    }),
    circle(0, 0, rim + 0.9, black.line),
    spokes(id, wheel, rim),
    circle(0, 0, rim, 'none', { stroke: ring, 'stroke-width': 1.5 }),
    line(
      d`M${-rim * 0.94} ${rim * 0.34}A${rim} ${rim} 0 0 0 ${rim * 0.6} ${rim * 0.8}`,
      wheel.dark ? black.light : steel.shade,
      1.5,
    ),
    circle(0, 0, 3.3, wheel.dark ? black.base : steel.shade),
    circle(0.4, -0.4, 2.1, wheel.dark ? steel.base : steel.glint),
  ].join('')
}

/** Both near wheels: drawn once, used twice. */
export function wheels(id: string, wheel: Wheel, front: number): string {
  const one = tag('g', { id: `${id}w` }, wheelAtHub(`${id}k`, wheel))
  const hub = -wheel.r
  return group(0, hub, one) + tag('use', { href: `#${id}w`, x: front, y: hub })
}
