export interface LabelPlace {
  readonly x: number
  readonly y: number
  readonly anchor: 'start' | 'middle' | 'end'
}

export interface Label {
  readonly text: string
  readonly size: number
  /** Where it may stand, the best place first; never none. */
  readonly places: readonly LabelPlace[]
}

export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** A letter is about so wide, and a capital so high, in parts of the size of the type. */
const letterWidth = 0.56
const capitalHeight = 0.72

export function boxOf({ text, size }: Pick<Label, 'text' | 'size'>, { x, y, anchor }: LabelPlace): Box {
  const width = text.length * size * letterWidth
  const left = anchor === 'end' ? x - width : anchor === 'middle' ? x - width / 2 : x
  return { left, right: left + width, top: y - size * capitalHeight, bottom: y + size * 0.2 }
}

/** Beside a point: right and left of it, above and below, then the same a little farther off. */
export function placesAround([x, y]: readonly [number, number], size: number): readonly LabelPlace[] {
  const middle = Math.round(size * 0.35)
  return [6, 10, 16, 24].flatMap((gap): LabelPlace[] => [
    { x: x + gap, y: y + middle, anchor: 'start' },
    { x: x - gap, y: y + middle, anchor: 'end' },
    { x, y: y - gap, anchor: 'middle' },
    { x, y: y + gap + 2 * middle, anchor: 'middle' },
    { x: x + gap, y: y - gap + middle, anchor: 'start' },
    { x: x - gap, y: y - gap + middle, anchor: 'end' },
    { x: x + gap, y: y + gap + middle, anchor: 'start' },
    { x: x - gap, y: y + gap + middle, anchor: 'end' },
  ])
}

/**
 * Finds a place for each label, in their order: the first that is free of the labels before it and of what is in the
 * way, and lies within a square of this side; where there is none, the one that covers the least.
 */
export function placeLabels(labels: readonly Label[], inTheWay: readonly Box[], side: number): readonly LabelPlace[] {
  const taken = [...inTheWay]
  return labels.map((label) => {
    const [best] = label.places
      .map((place) => ({ place, box: boxOf(label, place) }))
      .map(({ place, box }) => ({ place, box, cost: cost(box, taken, side) }))
      .toSorted((one, other) => one.cost - other.cost)
    if (!best) throw new Error('A label needs a place')
    taken.push(best.box)
    return best.place
  })
}

function cost(box: Box, taken: readonly Box[], side: number): number {
  return taken.reduce((sum, other) => sum + overlap(box, other), 10 * outside(box, side))
}

function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return wide > 0 && high > 0 ? wide * high : 0
}

function outside({ left, right, top, bottom }: Box, side: number): number {
  return Math.max(0, 2 - left) + Math.max(0, right - side + 2) + Math.max(0, 2 - top) + Math.max(0, bottom - side + 2)
}
