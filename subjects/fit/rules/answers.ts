import { readDollars } from '#kit/formats/read-dollars.ts'
import { wholeNumber } from '#kit/formats/whole-number.ts'
import type { Ground } from '#subjects/county/facts/ground.ts'
import { townKey } from '#subjects/county/rules/chosen-town.ts'
import type { Destination } from '#subjects/county/rules/delivery.ts'
import { readDestination } from '#subjects/county/rules/destinations.ts'
import { type Town, towns } from '#subjects/county/rules/towns.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { climbWords } from '#subjects/fit/facts/climb-words.ts'
import { fitForm, fitLimits, grounds, loads } from '#subjects/fit/facts/questions.ts'
import type { Load } from '#subjects/inventory/facts/abilities.ts'
import { possibleIds } from '#subjects/inventory/rules/cart-slug.ts'
import { feetAndInches } from '#subjects/inventory/rules/pictures/cart-in-garage.ts'
import { type Driveway, drivewayKeys, readDriveway, readLoad } from './driveway.ts'
import { type Garage, readGarage, sides } from './garage.ts'

/** The visitor's answers; one that is left out rules out no cart. */
export interface Answers {
  readonly town?: Destination | undefined
  readonly riders?: number | undefined
  /** In whole dollars, delivery included where there is a town. */
  readonly budget?: number | undefined
  readonly ground: readonly Ground[]
  readonly carry: readonly Load[]
  /** In pounds, without the riders. */
  readonly load?: number | undefined
  readonly driveway?: Driveway | undefined
  readonly garage: Garage
  readonly whiteGlove: boolean
}

/** The answers of a visitor who has given none. */
export const noAnswers: Answers = { ground: [], carry: [], garage: {}, whiteGlove: false }

const typedAnswers = [townKey, 'riders', 'budget', 'load', ...drivewayKeys, ...sides] as const

export type TypedAnswer = (typeof typedAnswers)[number]

export type FitQuery = ReturnType<typeof readFitQuery>

/** `asks` says that the form has boxes for the ground: where it sends none, the visitor ticked none. */
export const fitKeys = [...typedAnswers, 'ground', 'carry', 'extra', 'asks', 'cart'] as const

/** The former page about driveways called the ground so. */
export const formerGroundKey = 'surface'

export const whiteGloveValue = 'white-glove'

/** The address says this where the visitor names a town and accepts any ground. */
const anyGround = 'any'

/** Reads `?town=towamensing&riders=4&ground=gravel,steep&slope=18&budget=12000`. A value that makes no sense gets a sentence. */
export function readFitQuery(search: URLSearchParams) {
  const text = (key: string) => [...(search.get(key) ?? '').trim()].slice(0, fitLimits.typed).join('').trim()
  const typed = Object.fromEntries(typedAnswers.map((key) => [key, text(key)])) as Record<TypedAnswer, string>
  const { town, several, problem } = readDestination(typed.town)
  const riders = ridersIn(typed.riders)
  const budget = wholeDollars(typed.budget)
  const load = readLoad(typed.load)
  const { driveway, problems: drivewayProblems } = readDriveway(typed)
  const { garage, problems: garageProblems } = readGarage(typed)
  const named = [...search.getAll('ground'), ...search.getAll(formerGroundKey)]
  const ground = named.length > 0 || search.has('asks') ? chosenOf(named, grounds) : groundOf(town)
  const carry = chosenOf(search.getAll('carry'), loads)
  const whiteGlove = search.getAll('extra').includes(whiteGloveValue)
  const answers: Answers = { town, riders, budget, ground, carry, load, driveway, garage, whiteGlove }
  const problems: Readonly<Partial<Record<TypedAnswer, string>>> = {
    ...(problem !== undefined && { town: problem }),
    ...(typed.riders !== '' && !riders && { riders: fitForm.problems.riders }),
    ...(typed.budget !== '' && !budget && { budget: fitForm.problems.budget }),
    ...(typed.load !== '' && load === undefined && { load: climbWords.problems.load }),
    ...drivewayProblems,
    ...garageProblems,
  }
  const hasAnswers = queryOf(answers).size > 0
  const cart = text('cart').toLowerCase()
  return {
    answers,
    /** What the form shows again: each value as it was understood, or as it was typed. */
    typed: { ...typed, ...understood(answers), ...(town && { town: town.name }) },
    /** The towns that the visitor's words may have meant. */
    towns: several,
    problems,
    /** The id of the cart that the question is about. */
    cart: possibleIds(cart).length > 0 ? cart : undefined,
    /** Whether a form was sent with nothing filled in. */
    empty: !hasAnswers && typedAnswers.some((key) => search.has(key)) && typedAnswers.every((key) => typed[key] === ''),
    /** Whether at least one answer was understood. */
    hasAnswers,
  }
}

/** Writes what was understood in our own form, and the rest as it was typed. */
export function printFitQuery({ answers, typed, problems, empty, cart }: FitQuery): URLSearchParams {
  const one = queryOf(answers, cart)
  if (empty) one.set('riders', '')
  const isWrong = (keys: readonly TypedAnswer[]) => keys.some((key) => problems[key] !== undefined)
  for (const key of typedAnswers) if (problems[key]) one.set(key, typed[key])
  // The figures of a driveway are understood together or not at all.
  if (isWrong(drivewayKeys)) for (const key of drivewayKeys) if (typed[key] !== '') one.set(key, typed[key])
  return one
}

/** The typed answers, as we write them. */
function understood({ riders, budget, load, driveway, garage }: Answers): Partial<Record<TypedAnswer, string>> {
  return {
    ...(riders && { riders: String(riders) }),
    ...(budget && { budget: String(budget) }),
    ...(load !== undefined && { load: String(load) }),
    ...driveway?.given,
    ...Object.fromEntries(Object.entries(garage).map(([side, inches]) => [side, feetAndInches(inches)])),
  }
}

function queryOf(answers: Answers, cart = ''): URLSearchParams {
  const { town, ground, carry, whiteGlove } = answers
  const { budget = '', ...figures } = understood(answers)
  const values: readonly (readonly [string, string])[] = [
    [townKey, town?.slug ?? ''],
    ...Object.entries(figures),
    ['ground', isUsualGround(answers) ? '' : ground.join(',') || anyGround],
    ['carry', carry.join(',')],
    ['budget', budget],
    ['extra', whiteGlove ? whiteGloveValue : ''],
    ['cart', cart],
  ]
  return new URLSearchParams(values.filter(([, value]) => value !== '').map(([key, value]) => [key, value]))
}

/** The address that answers these; a cart that is named comes first. */
export function fitPath(answers: Answers, cart?: string): string {
  const query = queryOf(answers, cart).toString().replaceAll('%2C', ',')
  return query === '' ? addresses.findACart : `${addresses.findACart}?${query}`
}

/** The ground of a town of the county, which counts unless the visitor names another. */
function groundOf(town: Destination | undefined): readonly Ground[] {
  const own = towns.find(({ slug }) => slug === town?.slug)?.ground ?? []
  return chosenOf(own, grounds)
}

/** Whether the ground is that of the town, which counts where the visitor names none. */
export function isUsualGround({ town, ground }: Answers): boolean {
  return `${ground}` === `${groundOf(town)}`
}

/** The same answers for one of the towns that the visitor may have meant. */
export function answersIn(town: Destination, answers: Answers): Answers {
  return { ...answers, town, ground: answers.ground.length > 0 ? answers.ground : groundOf(town) }
}

const usual = {
  'four-seater': { riders: 4 },
  'six-seater': { riders: 6 },
  utility: { carry: ['cargo'] },
} as const satisfies Record<Town['suits'][number], Partial<Answers>>

/** The usual answers in this town: its ground, and the kind of cart that suits it first, or another. */
export function usualAnswers(town: Town, kind = town.suits[0]): Answers {
  return { ...noAnswers, town, ground: groundOf(town), ...usual[kind] }
}

function ridersIn(typed: string): number | undefined {
  const riders = wholeNumber(typed, 4) ?? 0
  return riders >= 1 && riders <= fitLimits.riders ? riders : undefined
}

function wholeDollars(typed: string): number | undefined {
  const budget = Math.round(readDollars(typed, { thousands: true }) ?? 0)
  return budget >= 1 && Number.isSafeInteger(budget) ? budget : undefined
}

/** The choices that the query names, one by one or in a list, in their own order. */
function chosenOf<Value extends string>(named: readonly string[], choices: Record<Value, object>): readonly Value[] {
  const words = new Set(named.flatMap((text) => text.toLowerCase().split(',')).map((word) => word.trim()))
  return (Object.keys(choices) as Value[]).filter((value) => words.has(value))
}
