import { benches, type Cart, frontAxle } from './cart.ts'
import { black, glass, lamp, type Tones } from './palette.ts'
import { pods } from './pods.ts'
import { cowls } from './shapes.ts'
import { box, d, fill, line } from './svg.ts'

const far = '#777a78'

type Point = readonly [number, number]
type Span = { readonly from: number; readonly to: number; readonly y: number }

function span(cart: Cart): Span {
  const from = { flip: -66, bags: -34, well: -40, bed: 22, none: -54 }[cart.rear]
  return { from, to: frontAxle(cart) - 20, y: -184 - cart.roof.rise }
}

type Ends = { readonly foot: Point; readonly head: Point }

function rearPost(cart: Cart): Ends {
  const { from, y } = span(cart)
  return { foot: pods[cart.pod].post, head: [from + 15, y] }
}

function frontPost(cart: Cart): Ends {
  const [x, y] = cowls[cart.cowl].base
  const front = frontAxle(cart)
  return { foot: [front + x - 3, y], head: [front - 36, span(cart).y] }
}

/** Posts between the rows carry a long roof. */
function middlePosts(cart: Cart): readonly Ends[] {
  const { y } = span(cart)
  return benches(cart)
    .slice(0, -1)
    .filter((_, index) => cart.rows > 2 && (cart.rows - index) % 2 === 1)
    .map((x) => ({ foot: [x + 8, -36], head: [x + 8, y] }) as const)
}

const shifted = ({ foot, head }: Ends, by: number): Ends => ({
  foot: [foot[0] + by, foot[1]],
  head: [head[0] + by, head[1]],
})
const along = ({ foot, head }: Ends): string => d`M${foot[0]} ${foot[1]}L${head[0]} ${head[1]}`

function tube(ends: Ends, tones: Pick<Tones, 'base' | 'glint'>, width: number): string {
  return (
    line(along(ends), tones.base, width, { 'stroke-linecap': 'butt' }) +
    line(along(shifted(ends, width / 4)), tones.glint, 0.8)
  )
}

/** A pillar broadens towards its foot. */
function pillar({ foot, head }: Ends, tones: Tones, width: number): string {
  const outline = d`M${foot[0] - width} ${foot[1]}H${foot[0] + width * 0.6}L${head[0] + width * 0.5} ${head[1]}H${head[0] - width * 0.4}Z`
  return (
    fill(outline, tones.base, { stroke: tones.line, 'stroke-width': 0.6 }) +
    line(along({ foot, head }), tones.light, 1.4)
  )
}

/** What stands on the far side, seen through the cart. */
export function farSide(cart: Cart): string {
  const { from, to, y } = span(cart)
  const posts = [rearPost(cart), frontPost(cart), ...middlePosts(cart)]
  return (
    posts.map((ends) => line(along(shifted(ends, 6)), far, 2)).join('') +
    fill(d`M${from + 8} ${y}H${to - 6}L${to - 10} ${y + 3}H${from + 12}Z`, far)
  )
}

function windshield(cart: Cart): string {
  const { foot, head } = frontPost(cart)
  const [x, y] = foot
  const [top, roofY] = head
  return [
    fill(d`M${x + 2} ${y}L${top + 2} ${roofY}H${top - 17}L${x - 21} ${y - 2}Z`, glass, { opacity: 0.4 }),
    fill(d`M${x - 9} ${y - 26}L${top - 1} ${roofY + 14}H${top - 5}L${x - 17} ${y - 22}Z`, '#ffffff', { opacity: 0.55 }),
    fill(d`M${x - 16} ${y - 16}L${top - 9} ${roofY + 14}H${top - 10.5}L${x - 19} ${y - 14}Z`, '#ffffff', {
      opacity: 0.45,
    }),
  ].join('')
}

/** Near posts and the windshield, over the body's edge. */
export function posts(cart: Cart): string {
  const painted = cart.roof.pillars === 'paint' ? cart.paint : { ...black, shade: black.deep }
  const near =
    cart.roof.pillars === 'tube'
      ? tube(rearPost(cart), black, 3.6) + tube(frontPost(cart), black, 3.4)
      : pillar(rearPost(cart), painted, 7) + pillar(frontPost(cart), painted, 4)
  return (
    windshield(cart) +
    middlePosts(cart)
      .map((ends) => tube(ends, black, 2.8))
      .join('') +
    near
  )
}

function slab(cart: Cart): string {
  const { from, to, y } = span(cart)
  const middle = (from + to) / 2
  switch (cart.roof.shape) {
    case 'slab':
      return d`M${from + 4} ${y + 1}Q${from} ${y + 1} ${from} ${y - 3}Q${from + 2} ${y - 9} ${from + 14} ${y - 9.5}Q${middle} ${y - 13} ${to - 16} ${y - 9.5}Q${to} ${y - 8} ${to + 2} ${y - 3}Q${to + 2} ${y + 1} ${to - 2} ${y + 1}Z`
    case 'crowned':
      return d`M${from + 4} ${y + 1}Q${from - 3} ${y + 1} ${from} ${y - 4}Q${from + 10} ${y - 13} ${from + 40} ${y - 14}Q${middle} ${y - 17} ${to - 40} ${y - 14}Q${to - 4} ${y - 11} ${to + 3} ${y - 3}Q${to + 5} ${y + 1} ${to - 1} ${y + 1}Z`
    case 'swept':
      return d`M${from + 8} ${y + 1}L${from - 5} ${y - 7}Q${from - 6} ${y - 10} ${from} ${y - 10}L${middle} ${y - 12}Q${to - 20} ${y - 11} ${to + 7} ${y - 1}Q${to + 8} ${y + 2} ${to + 2} ${y + 1}Z`
    case 'fascia':
      return d`M${from + 4} ${y + 4}Q${from} ${y + 4} ${from} ${y}V${y - 6}Q${from} ${y - 10} ${from + 8} ${y - 10.5}H${to - 10}Q${to + 3} ${y - 9} ${to + 4} ${y - 2}V${y + 1}Q${to + 4} ${y + 4} ${to} ${y + 4}Z`
  }
}

function load(cart: Cart): string {
  const { from, to, y } = span(cart)
  const sits = cart.roof.shape === 'swept' ? y - 11 : y - 15
  const bar = cart.lightBar
    ? box(to - 26, sits, 24, 5.5, 2, black.deep) +
      box(to - 5.5, sits + 0.6, 3.5, 4.3, 1.2, lamp.lens) +
      line(d`M${to - 22} ${sits + 0.6}H${to - 9}`, black.glint, 0.7) +
      line(d`M${to - 14} ${sits + 5}V${y - 6}`, black.deep, 3)
    : ''
  if (!cart.rack) return bar
  const back = from + 12
  const end = to - 46
  return [
    box(back + 10, y - 28, 46, 16, 3, '#4a4238', { stroke: black.line, 'stroke-width': 0.6 }),
    box(back + 10, y - 28, 46, 6, 3, '#5d5346'),
    line(d`M${back + 22} ${y - 28}V${y - 12}M${back + 44} ${y - 28}V${y - 12}`, '#b98a5a', 1.8),
    line(d`M${back} ${y - 10}V${y - 19}H${end}L${end + 8} ${y - 10}M${back} ${y - 14}H${end + 4}`, black.deep, 1.8),
    line(d`M${back + 1} ${y - 19.6}H${end - 1}`, black.glint, 0.6),
    bar,
  ].join('')
}

export function roof(cart: Cart): string {
  const { from, to, y } = span(cart)
  const { color, shape } = cart.roof
  const drop = shape === 'fascia' ? 3 : 0
  const top = shape === 'crowned' ? y - 12 : y - 8.5
  const inset = shape === 'crowned' ? 26 : 14
  return [
    load(cart),
    fill(slab(cart), color.base, { stroke: color.line, 'stroke-width': 0.6 }),
    fill(d`M${from + 5} ${y + 0.8 + drop}L${from + 1} ${y - 3}H${to + 2}L${to} ${y + 0.8 + drop}Z`, color.shade),
    shape === 'fascia' ? fill(d`M${from + 0.5} ${y - 4}H${to + 3.5}V${y - 1}H${from + 0.5}Z`, cart.paint.base) : '',
    line(
      d`M${from + inset} ${top}Q${(from + to) / 2} ${top - 2.6} ${to - inset * (shape === 'swept' ? 3 : 1)} ${top + 0.4}`,
      color.glint,
      1.8,
    ),
  ].join('')
}
