import { fillText } from '#kit/formats/fill-text.ts'
import type { Ground } from '#subjects/county/facts/ground.ts'
import { townKey } from '#subjects/county/rules/chosen-town.ts'
import { searchTowns } from '#subjects/county/rules/town-search.ts'
import { findTown, type Town } from '#subjects/county/rules/towns.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { fitForm, fitLimits, grounds, type Load, loads } from '#subjects/fit/facts/questions.ts'

/** Where a cart is to be delivered. */
export type Place = Town

/** What the visitor has said; whatever is left out rules out nothing. */
export interface Answers {
  readonly town?: Place
  readonly riders?: number
  /** In whole dollars, with delivery where there is a town. */
  readonly budget?: number
  readonly ground: readonly Ground[]
  readonly carry: readonly Load[]
  readonly whiteGlove: boolean
}

type Typed = 'town' | 'riders' | 'budget'

export interface FitQuery {
  readonly answers: Answers
  /** What the form shows again: as it was understood, or as it was typed. */
  readonly typed: Readonly<Record<Typed, string>>
  readonly problems: Readonly<Partial<Record<Typed, string>>>
  /** Those that the words for the town may have meant. */
  readonly towns: readonly Town[]
  readonly asked: boolean
}

export const fitKeys = [townKey, 'riders', 'ground', 'carry', 'budget', 'extra'] as const

export const allGrounds = Object.keys(grounds) as readonly Ground[]
export const allLoads = Object.keys(loads) as readonly Load[]
export const whiteGloveValue = 'white-glove'

/** Reads `?town=towamensing&riders=4&ground=gravel,steep&budget=12000`. What makes no sense gets a sentence. */
export function readFitQuery(search: URLSearchParams): FitQuery {
  const text = (key: string) => [...(search.get(key) ?? '').trim()].slice(0, fitLimits.typed).join('').trim()
  const typed = { town: text(townKey), riders: text('riders'), budget: text('budget') }
  const towns = townsMeant(typed.town)
  const town = towns.length === 1 ? towns[0] : undefined
  const riders = wholeNumber(typed.riders)
  const budget = dollars(typed.budget)
  const ground = chosenOf(search.getAll('ground'), allGrounds)
  const carry = chosenOf(search.getAll('carry'), allLoads)
  const whiteGlove = search.getAll('extra').includes(whiteGloveValue)
  const townProblem = towns.length > 1 ? fitForm.problems.severalTowns : fitForm.problems.town
  return {
    typed: {
      town: town?.name ?? typed.town,
      riders: String(riders ?? typed.riders),
      budget: String(budget ?? typed.budget),
    },
    towns: towns.length > 1 ? towns : [],
    answers: {
      ...(town && { town }),
      ...(riders !== undefined && { riders }),
      ...(budget !== undefined && { budget }),
      ground,
      carry,
      whiteGlove,
    },
    problems: {
      ...(typed.town !== '' && !town && { town: fillText<string>(townProblem, { town: typed.town }) }),
      ...(typed.riders !== '' && riders === undefined && { riders: fitForm.problems.riders }),
      ...(typed.budget !== '' && budget === undefined && { budget: fitForm.problems.budget }),
    },
    asked: whiteGlove || ground.length + carry.length > 0 || Object.values(typed).some((value) => value !== ''),
  }
}

/** The one form of a query: what was understood as it is written here, the rest as it was typed. */
export function oneFitQuery(search: URLSearchParams): URLSearchParams {
  const { answers, typed, problems } = readFitQuery(search)
  const one = queryOf(answers)
  for (const key of ['town', 'riders', 'budget'] as const) if (problems[key]) one.set(key, typed[key])
  return one
}

export function queryOf({ town, riders, budget, ground, carry, whiteGlove }: Answers): URLSearchParams {
  const values: readonly (readonly [string, string])[] = [
    [townKey, town?.slug ?? ''],
    ['riders', String(riders ?? '')],
    ['ground', ground.join(',')],
    ['carry', carry.join(',')],
    ['budget', String(budget ?? '')],
    ['extra', whiteGlove ? whiteGloveValue : ''],
  ]
  return new URLSearchParams(values.filter(([, value]) => value !== '').map(([key, value]) => [key, value]))
}

export function fitPath(answers: Answers): string {
  const query = queryOf(answers).toString().replaceAll('%2C', ',')
  return query === '' ? addresses.findACart : `${addresses.findACart}?${query}`
}

function townsMeant(typed: string): readonly Town[] {
  const named = findTown(typed)
  return named ? [named] : searchTowns(typed)
}

function wholeNumber(typed: string): number | undefined {
  const riders = /^\d{1,4}$/.test(typed) ? Number(typed) : 0
  return riders >= 1 && riders <= fitLimits.riders ? riders : undefined
}

/** '$12,000', '12000', '12k' → 12000 */
function dollars(typed: string): number | undefined {
  const [, figure = '', thousands] = /^\$?\s*(\d[\d,]{0,12}(?:\.\d{1,2})?)\s*(k)?$/i.exec(typed) ?? []
  const budget = Math.round(Number(figure.replaceAll(',', '')) * (thousands ? 1000 : 1))
  return figure !== '' && budget >= 1 ? budget : undefined
}

/** Each of the choices that is named, by itself or in a list, in their own order. */
function chosenOf<Value extends string>(named: readonly string[], all: readonly Value[]): readonly Value[] {
  const words = new Set(named.flatMap((text) => text.toLowerCase().split(',')).map((word) => word.trim()))
  return all.filter((value) => words.has(value))
}
