import { black, lamp } from './palette.ts'
import type { CowlName, cowls } from './shapes.ts'
import { box, d, ellipse, fill, group, line } from './svg.ts'

/** A face from ahead: half its width at the hood's edge and at the hips, and how hard its corners are. */
export type Face = {
  readonly top: number
  readonly hip: number
  readonly hipY: number
  readonly hard: boolean
  readonly grille: 'none' | 'slats' | 'mouth' | 'band'
}

export const faces: Record<CowlName, Face> = {
  rounded: { top: 38, hip: 60, hipY: -70, hard: false, grille: 'mouth' },
  rugged: { top: 42, hip: 61, hipY: -70, hard: true, grille: 'band' },
  golf: { top: 30, hip: 58, hipY: -66, hard: false, grille: 'none' },
  van: { top: 48, hip: 60, hipY: -76, hard: false, grille: 'band' },
  trail: { top: 46, hip: 60, hipY: -74, hard: true, grille: 'slats' },
  work: { top: 44, hip: 58, hipY: -62, hard: true, grille: 'slats' },
  bold: { top: 40, hip: 64, hipY: -72, hard: true, grille: 'mouth' },
  city: { top: 42, hip: 59, hipY: -80, hard: false, grille: 'none' },
  touring: { top: 42, hip: 61, hipY: -72, hard: false, grille: 'band' },
  wedge: { top: 36, hip: 62, hipY: -62, hard: true, grille: 'mouth' },
  flat: { top: 40, hip: 58, hipY: -62, hard: true, grille: 'none' },
}

export function outline(face: Face, top: number): string {
  const { hip, hipY, top: half } = face
  const side = (sign: 1 | -1): string =>
    face.hard
      ? d`L${sign * 36} -48L${sign * (hip - 3)} -50L${sign * hip} ${hipY + 8}L${sign * (hip - 6)} ${hipY - 2}L${sign * half} ${top}`
      : d`L${sign * 36} -44Q${sign * 38} -50 ${sign * (hip - 5)} -50Q${sign * (hip + 2)} -52 ${sign * hip} ${hipY + 4}Q${sign * (hip - 4)} ${hipY - 12} ${sign * half} ${top}`
  const back = face.hard
    ? d`L${-face.top} ${top}L${-(hip - 6)} ${hipY - 2}L${-hip} ${hipY + 8}L${-(hip - 3)} -50L-36 -48`
    : d`L${-face.top} ${top}Q${-(hip - 4)} ${hipY - 12} ${-hip} ${hipY + 4}Q${-(hip + 2)} -52 ${-(hip - 5)} -50Q-38 -50 -36 -44`
  return `M-34 -26H34${side(1)}${back}Z`
}

export function lampAt(shape: (typeof cowls)[CowlName]['headlight']['shape'], x: number, y: number): string {
  switch (shape) {
    case 'round':
      return group(
        x,
        y,
        ellipse(0, 0, 8.6, 8.6, black.deep),
        ellipse(0, 0, 6.4, 6.4, lamp.lens),
        ellipse(1.6, -1.8, 2.6, 2.6, '#ffffff'),
        line('M-9 -5A10.300 10.300 0 0 1 9 -5', lamp.firefly, 1.4),
      )
    case 'block':
      return group(
        x,
        y,
        box(-9, -6, 17, 11, 2, black.deep),
        box(-6.5, -4, 12, 7, 1, lamp.lens),
        line('M-9 -8.500H8', lamp.firefly, 1.4),
      )
    case 'drop':
      return group(
        x,
        y,
        fill('M-12 4Q-10 -7 9 -8Q11 4 2 6Z', black.deep),
        fill('M-8 2Q-6 -4 6 -5Q7 2 1 3.500Z', lamp.lens),
        line('M-12 -2Q-8 -9 9 -10.500', lamp.firefly, 1.4),
      )
    case 'slit':
      return group(
        x,
        y,
        fill('M-14 4L-10 -1L10 -8L11 -3L4 4Z', black.deep),
        fill('M-9 2.500L-6 0L8 -5L8 -3L3 2.500Z', lamp.lens),
        line('M-13 0.500L10 -9.500', lamp.firefly, 1.4),
      )
  }
}

export function grille(kind: Face['grille'], hipY: number): string {
  switch (kind) {
    case 'slats':
      return [-18, -9, 0, 9, 18].map((x) => box(x - 2, hipY + 4, 4, 17, 1.6, black.deep)).join('')
    case 'mouth':
      return fill('M-26 -46H26L20 -36H-20Z', black.deep) + line('M-22 -41H22', black.light, 1)
    case 'band':
      return box(-30, hipY + 10, 60, 9, 3, black.deep) + line(d`M-24 ${hipY + 14.5}H24`, black.light, 1)
    case 'none':
      return box(-16, -42, 32, 5, 2.5, black.deep)
  }
}
