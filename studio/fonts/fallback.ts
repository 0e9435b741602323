// A fallback face is stretched until a line of it is as long and as tall as a line of the web font, so nothing
// moves when the web font arrives. Widths are averages over English text, in units of one em.
export type Family = 'Besley' | 'Hanken Grotesk'

interface Vertical {
  readonly ascent: number
  readonly descent: number
}

interface Local {
  readonly name: string
  readonly of: Family
  readonly weights: string
  readonly locals: readonly string[]
  readonly width: number
  readonly target: number
  /** The characters it is for, where another measure suits the others. */
  readonly range?: string
}

const vertical: Record<Family, Vertical> = {
  Besley: { ascent: 2500 / 2000, descent: 850 / 2000 },
  'Hanken Grotesk': { ascent: 1000 / 1000, descent: 303 / 1000 },
}

const besleyBold = 1096 / 2000
const hankenRegular = 450 / 1000
const hankenBold = 457 / 1000

const times = {
  name: 'Besley Times',
  of: 'Besley',
  weights: '500 800',
  locals: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
  width: 886 / 2048,
} as const

const arial = {
  name: 'Hanken Arial',
  of: 'Hanken Grotesk',
  weights: '400 500',
  locals: ['Arial', 'ArialMT', 'Liberation Sans'],
  width: 913 / 2048,
} as const

const locals: readonly Local[] = [
  {
    name: 'Besley Georgia',
    of: 'Besley',
    weights: '500 800',
    locals: ['Georgia Bold', 'Georgia-Bold'],
    width: 1062 / 2048,
    target: besleyBold,
  },
  {
    name: 'Besley Noto',
    of: 'Besley',
    weights: '500 800',
    locals: ['Noto Serif Bold', 'NotoSerif-Bold'],
    width: 512 / 1000,
    target: besleyBold,
  },
  // Capitals, figures and spaces of both are narrower beside their small letters than those of Times and Arial: a line that
  // breaks in another place would move all below it.
  { ...times, target: besleyBold * 0.946 },
  { ...times, target: besleyBold * 1.004, range: 'U+61-7A' },
  { ...arial, target: hankenRegular * 0.94 },
  { ...arial, target: hankenRegular * 1.016, range: 'U+61-7A' },
  {
    name: 'Hanken Arial',
    of: 'Hanken Grotesk',
    weights: '600 700',
    locals: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    width: 983 / 2048,
    target: hankenBold,
  },
  {
    name: 'Hanken Roboto',
    of: 'Hanken Grotesk',
    weights: '400 500',
    locals: ['Roboto', 'Roboto-Regular'],
    width: 911 / 2048,
    target: hankenRegular,
  },
  {
    name: 'Hanken Roboto',
    of: 'Hanken Grotesk',
    weights: '600 700',
    locals: ['Roboto Bold', 'Roboto-Bold'],
    width: 926 / 2048,
    target: hankenBold,
  },
]

const percent = (value: number) => `${(value * 100).toFixed(2)}%`

export function fallbackRules(): string[] {
  return locals.map(({ name, of, weights, locals, width, target, range }) => {
    const size = target / width
    const { ascent, descent } = vertical[of]
    return `@font-face {
  font-family: "${name}";
  src: ${locals.map((local) => `local("${local}")`).join(', ')};
  font-weight: ${weights};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ascent / size)};
  descent-override: ${percent(descent / size)};
  line-gap-override: 0%;${range ? `\n  unicode-range: ${range};` : ''}
}`
  })
}
