import { fillText } from '#kit/formats/format.ts'
import { plannerReader } from '#kit/parts/planner-query.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { driveways, type Surface } from '#subjects/fit/facts/climb.ts'
import { climbPage } from '#subjects/fit/facts/climb-page.ts'
import { fitLimits } from '#subjects/fit/facts/questions.ts'
import { feetAndInches } from '#subjects/inventory/rules/scale-row.ts'
import type { Answers } from './answers.ts'
import type { Drive } from './climb.ts'
import { readLength } from './read-length.ts'

const { problems: wrong, form } = climbPage

/** A driveway, and which of its figures the visitor gave: the slope in percent, the others in feet. */
export interface AskedDrive extends Drive {
  readonly given: Readonly<Partial<Record<'slope' | 'length' | 'rise', number>>>
}

/** FIT-23: reads `?length=300&rise=40&surface=gravel&riders=4` or `?slope=12`. */
export const climbReader = plannerReader({
  fields: { slope: '', length: '', rise: '', surface: 'paved', riders: '2', load: '', cart: '' },
  asks: (search) => ['slope', 'length', 'rise'].some((key) => search.has(key)),
  inputOf: (typed, problems): AskedDrive | undefined => {
    const given = { slope: typed.slope !== '', length: typed.length !== '', rise: typed.rise !== '' }
    const slope = numberIn(/^(\d{1,3}(?:\.\d+)?) *(?:%|percent)?$/i, typed.slope, driveways.mostPercent)
    const length = feetIn(typed.length)
    const rise = feetIn(typed.rise)
    const riders = numberIn(/^(\d{1,2})$/, typed.riders, fitLimits.riders)
    const load = numberIn(/^(\d[\d,]{0,5}) *(?:lbs?\.?|pounds?)?$/i, typed.load || '0', driveways.mostPounds)
    if (given.slope && slope === undefined) problems.slope = wrong.slope
    if (given.length && !length) problems.length = wrong.length
    if (given.rise && !(rise !== undefined && rise < (length ?? driveways.mostFeet))) problems.rise = wrong.rise
    if (!riders) problems.riders = wrong.riders
    if (load === undefined) problems.load = wrong.load
    if (!(given.slope || given.length || given.rise)) problems.slope = wrong.nothing
    if (!given.slope && given.length && !given.rise) problems.rise = wrong.other
    if (!given.slope && given.rise && !given.length) problems.length = wrong.other
    if (Object.keys(problems).length > 0) return undefined
    const counted = length ?? driveways.length
    const climbed = length && rise !== undefined ? rise : counted * Math.sin(Math.atan((slope ?? 0) / 100))
    const average = climbed / Math.sqrt(counted ** 2 - climbed ** 2)
    // A phone rounds: a slope a little below the average is that average.
    if (slope !== undefined && slope / 100 < average - 0.01)
      problems.slope = fillText(wrong.gentle, { average: Math.round(average * 100) })
    return {
      given: { ...(slope !== undefined && { slope }), ...(length && { length }), ...(rise !== undefined && { rise }) },
      length: counted,
      rise: climbed,
      steepest: Math.max((slope ?? 0) / 100, average),
      surface: isSurface(typed.surface) ? typed.surface : 'paved',
      riders: riders ?? 1,
      load: load ?? 0,
    }
  },
})

const isSurface = (text: string): text is Surface => Object.hasOwn(form.surfaces, text)

/** FIT-30: the address of the answer, written from what we understood. */
export function climbPath({ given: { slope, length, rise }, surface, riders, load }: AskedDrive, cart?: string) {
  const told = new URLSearchParams({
    ...(slope !== undefined && { slope: String(slope) }),
    ...(length !== undefined && { length: feetAndInches(length * 12) }),
    ...(rise !== undefined && { rise: feetAndInches(rise * 12) }),
    surface,
    riders: String(riders),
    ...(load > 0 && { load: String(load) }),
    ...(cart && { cart }),
  })
  return `${addresses.willItClimb}?${told}`
}

/** What "Which cart?" was told of a driveway: its softest ground and who rides. */
export function climbQuery({ riders, ground }: Pick<Answers, 'riders' | 'ground'>): string {
  const surface = (['grass', 'gravel', 'paved'] as const).find((soft) => ground.includes(soft))
  const told = new URLSearchParams({ ...(surface && { surface }), ...(riders && { riders: String(riders) }) })
  return told.size > 0 ? `?${told}` : ''
}

function feetIn(typed: string): number | undefined {
  const inches = readLength(typed, 'ft')
  return inches !== undefined && inches <= driveways.mostFeet * 12 ? inches / 12 : undefined
}

function numberIn(pattern: RegExp, typed: string, most: number): number | undefined {
  const figure = Number(pattern.exec(typed)?.[1]?.replaceAll(',', ''))
  return figure <= most ? Math.round(figure * 1000) / 1000 : undefined
}
