import type { Growth } from './growth.ts'

const size = { width: 760, height: 420 }
const frame = { left: 64, right: 250, top: 20, bottom: 44 }
const colors = ['#1f5c46', '#b5542c', '#3a5fa0', '#8a6d1f', '#7a3b78', '#4f4f4f']

/** What is drawn: what a visitor waits for, what the dealer waits for, and the memory. */
const drawn = [
  'inventory, a kept page, ms',
  'inventory, sorted, ms',
  'inventory, a search, ms',
  'list call, ms',
  'import, s',
  'memory at most, MB',
]

/** Both axes in powers of ten: what grows as the inventory does is a slope of one, what does not is level. */
export function plotOfGrowth(counts: readonly number[], growth: Growth): string {
  const lines = drawn.filter((name) => growth.has(name))
  const values = lines.flatMap((name) => growth.get(name) ?? [])
  const low = Math.floor(Math.log10(Math.min(...values)))
  const high = Math.ceil(Math.log10(Math.max(...values)))
  const [first = 1, last = 10] = [counts[0], counts.at(-1)]
  const across = size.width - frame.left - frame.right
  const down = size.height - frame.top - frame.bottom
  const x = (carts: number) =>
    frame.left + (across * Math.log10(carts / first)) / Math.max(Math.log10(last / first), Number.EPSILON)
  const y = (value: number) => frame.top + (down * (high - Math.log10(value))) / (high - low)
  const ticks = Array.from({ length: high - low + 1 }, (_, index) => 10 ** (low + index))
  const ends = spread(lines.map((name) => y(growth.get(name)?.at(-1) ?? 1)))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" font-family="sans-serif" font-size="12">
<rect width="100%" height="100%" fill="#fff"/>
${ticks.map((tick) => `<path d="M${frame.left} ${y(tick).toFixed(1)}h${across}" stroke="#ddd"/><text x="${frame.left - 8}" y="${(y(tick) + 4).toFixed(1)}" text-anchor="end">${tick}</text>`).join('\n')}
${counts.map((carts) => `<text x="${x(carts).toFixed(1)}" y="${size.height - 16}" text-anchor="middle">${carts.toLocaleString('en-US')} carts</text>`).join('\n')}
${lines.map((name, index) => line(name, index)).join('\n')}
</svg>
`

  function line(name: string, index: number): string {
    const points = (growth.get(name) ?? []).map(
      (value, at) => `${x(counts[at] ?? 1).toFixed(1)},${y(value).toFixed(1)}`,
    )
    const color = colors[index % colors.length]
    return `<polyline points="${points.join(' ')}" fill="none" stroke="${color}" stroke-width="2"/><text x="${frame.left + across + 8}" y="${((ends[index] ?? 0) + 4).toFixed(1)}" fill="${color}">${name}</text>`
  }
}

/** Names that would lie on one another stand apart. */
function spread(places: readonly number[]): readonly number[] {
  const apart = 15
  const order = places.map((_, index) => index).toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0))
  const result = [...places]
  for (const [at, index] of order.entries()) {
    const above = order[at - 1]
    if (above !== undefined) result[index] = Math.max(result[index] ?? 0, (result[above] ?? 0) + apart)
  }
  return result
}
