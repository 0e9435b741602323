import { readDollars } from '#kit/formats/read-dollars.ts'
import type { Ground } from '#subjects/county/facts/ground.ts'
import { townKey } from '#subjects/county/rules/chosen-town.ts'
import type { Destination } from '#subjects/county/rules/delivery.ts'
import { readDestination } from '#subjects/county/rules/destinations.ts'
import { type Town, towns } from '#subjects/county/rules/towns.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { fitForm, fitLimits, grounds, loads } from '#subjects/fit/facts/questions.ts'
import type { Load } from '#subjects/inventory/facts/abilities.ts'

/** What the visitor has said; an answer left out rules out nothing. */
export interface Answers {
  readonly town?: Destination | undefined
  readonly riders?: number | undefined
  /** In whole dollars, with delivery where there is a town. */
  readonly budget?: number | undefined
  readonly ground: readonly Ground[]
  readonly carry: readonly Load[]
  readonly whiteGlove: boolean
}

const typedAnswers = ['town', 'riders', 'budget'] as const

export type TypedAnswer = (typeof typedAnswers)[number]

export type FitQuery = ReturnType<typeof readFitQuery>

/** By `asks` a form says that it has boxes for the ground: none is ticked where it sends none. */
export const fitKeys = [townKey, 'riders', 'ground', 'carry', 'budget', 'extra', 'asks'] as const

export const whiteGloveValue = 'white-glove'

/** What an address says where the ground rules out nothing, though a town is named. */
const anyGround = 'any'

/** Reads `?town=towamensing&riders=4&ground=gravel,steep&budget=12000`. What makes no sense gets a sentence. */
export function readFitQuery(search: URLSearchParams) {
  const text = (key: string) => [...(search.get(key) ?? '').trim()].slice(0, fitLimits.typed).join('').trim()
  const typed = { town: text(townKey), riders: text('riders'), budget: text('budget') }
  const { town, several, problem } = readDestination(typed.town)
  const riders = wholeNumber(typed.riders)
  const budget = wholeDollars(typed.budget)
  const named = search.getAll('ground')
  const ground = named.length > 0 || search.has('asks') ? chosenOf(named, grounds) : groundOf(town)
  const carry = chosenOf(search.getAll('carry'), loads)
  const whiteGlove = search.getAll('extra').includes(whiteGloveValue)
  const { problems } = fitForm
  const asked =
    [town, riders, budget].some((answer) => answer !== undefined) || whiteGlove || ground.length + carry.length > 0
  return {
    answers: { town, riders, budget, ground, carry, whiteGlove } satisfies Answers,
    /** What the form shows again: as it was understood, or as it was typed. */
    typed: {
      town: town?.name ?? typed.town,
      riders: String(riders ?? typed.riders),
      budget: String(budget ?? typed.budget),
    },
    /** Those that the words for the town may have meant. */
    towns: several,
    problems: {
      town: problem,
      riders: typed.riders === '' || riders ? undefined : problems.riders,
      budget: typed.budget === '' || budget ? undefined : problems.budget,
    },
    /** A form was sent, and nothing in it was filled in. */
    empty: !asked && typedAnswers.some((key) => search.has(key)) && typedAnswers.every((key) => typed[key] === ''),
    /** Whether we understood one answer at least. */
    asked,
  }
}

/** What was understood as it is written here, the rest as it was typed. */
export function printFitQuery({ answers, typed, problems, empty }: FitQuery): URLSearchParams {
  const one = queryOf(answers)
  if (empty) one.set('riders', '')
  for (const key of typedAnswers) if (problems[key]) one.set(key, typed[key])
  return one
}

function queryOf({ town, riders, budget, ground, carry, whiteGlove }: Answers): URLSearchParams {
  const values: readonly (readonly [string, string])[] = [
    [townKey, town?.slug ?? ''],
    ['riders', String(riders ?? '')],
    ['ground', `${ground}` === `${groundOf(town)}` ? '' : ground.join(',') || anyGround],
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

/** A town of the county stands for its own ground, unless the visitor names another. */
function groundOf(town: Destination | undefined): readonly Ground[] {
  const own = towns.find(({ slug }) => slug === town?.slug)?.ground ?? []
  return chosenOf(own, grounds)
}

/** The same answers for one of the towns that the visitor may have meant. */
export function answersIn(town: Destination, answers: Answers): Answers {
  return { ...answers, town, ground: answers.ground.length > 0 ? answers.ground : groundOf(town) }
}

const usual = {
  'four-seater': { riders: 4, carry: [] },
  'six-seater': { riders: 6, carry: [] },
  utility: { carry: ['cargo'] },
} as const satisfies Record<Town['suits'][number], Partial<Answers>>

/** What is usual in this town: its ground, and the kind of cart that suits it first. */
export function usualAnswers(town: Town): Answers {
  return { town, ground: groundOf(town), whiteGlove: false, ...usual[town.suits[0]] }
}

function wholeNumber(typed: string): number | undefined {
  const riders = /^\d{1,4}$/.test(typed) ? Number(typed) : 0
  return riders >= 1 && riders <= fitLimits.riders ? riders : undefined
}

function wholeDollars(typed: string): number | undefined {
  const budget = Math.round(readDollars(typed, { thousands: true }) ?? 0)
  return budget >= 1 && Number.isSafeInteger(budget) ? budget : undefined
}

/** Each of the choices that is named, by itself or in a list, in their own order. */
function chosenOf<Value extends string>(named: readonly string[], choices: Record<Value, object>): readonly Value[] {
  const words = new Set(named.flatMap((text) => text.toLowerCase().split(',')).map((word) => word.trim()))
  return (Object.keys(choices) as Value[]).filter((value) => words.has(value))
}
