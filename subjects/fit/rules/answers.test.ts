import fc from 'fast-check'
import { expect, test } from 'vitest'
import { towns } from '#subjects/county/rules/towns.ts'
import { fitForm } from '#subjects/fit/facts/questions.ts'
import { answersIn, fitKeys, fitPath, noAnswers, printFitQuery, readFitQuery } from './answers.ts'

const read = (query: string) => readFitQuery(new URLSearchParams(query))

test('FIT-2: a town is understood by its name, its slug, a place in it or its ZIP code', () => {
  for (const typed of ['towamensing', 'Towamensing Township', 'beltzville lake', 'Trachsville']) {
    expect(read(`town=${encodeURIComponent(typed)}`).answers.town?.slug, typed).toBe('towamensing')
  }
  expect(read('town=18250').answers.town?.slug).toBe('summit-hill')
  for (const town of towns) expect(read(`town=${town.slug}`).answers.town).toBe(town)
})

test.each([
  ['Albrightsville', ['kidder', 'penn-forest']],
  ['Philadelphia', []],
])('FIT-2: %s is no one town: it gets a sentence and those that it may mean, and the rest is read', (typed, towns) => {
  const { answers, ...query } = read(`town=${typed}&riders=4`)
  expect(query.towns.map(({ slug }) => slug).toSorted()).toEqual(towns)
  expect(query.problems.town).toContain(typed)
  expect(answers).toEqual({ ...noAnswers, riders: 4 })
})

test.each([
  ['12000', 12_000],
  ['$12,000', 12_000],
  [' 12k ', 12_000],
  ['$12.5K', 12_500],
  ['12,995 USD', 12_995],
  ['$ 9,995.50', 9_996],
  ['1', 1],
])('FIT-3: a budget of %j is %d', (typed, budget) => {
  expect(read(`budget=${encodeURIComponent(typed)}`)).toMatchObject({ answers: { budget }, problems: {} })
})

test.each([
  ...['cheap', '-5', '0', '12,000 dollars', '1e9', '٣'].map((typed) => ['budget', typed] as const),
  ...['0', '-1', '2.5', 'four', '100'].map((typed) => ['riders', typed] as const),
])('FIT-3: a %s of %j gets a sentence and stays; the town is read all the same', (key, typed) => {
  const { answers, problems, typed: shown } = read(`town=kline&${key}=${encodeURIComponent(typed)}`)
  expect(problems).toEqual({ [key]: fitForm.problems[key] })
  expect(shown[key]).toBe(typed)
  expect(answers).toMatchObject({ town: { slug: 'kline' }, [key]: undefined })
})

test('FIT-4: boxes come by themselves or in a list, in any order and case; unknown ones are nothing', () => {
  const one = read('ground=steep&ground=GRAVEL&ground=lava&carry=trailer,clubs&extra=white-glove&extra=x')
  expect(one.answers).toEqual({
    ...noAnswers,
    ground: ['gravel', 'steep'],
    carry: ['clubs', 'trailer'],
    whiteGlove: true,
  })
  expect(fitPath(one.answers)).toBe('/find-a-cart?ground=gravel,steep&carry=clubs,trailer&extra=white-glove')
  expect(read('ground=lava').hasAnswers).toBe(false)
})

test('FIT-4, FIT-19: a town brings the ground of its page along, until that is unticked or another is named', () => {
  for (const town of towns) {
    const own = read(`town=${town.slug}`).answers
    expect(own.ground.toSorted()).toEqual(town.ground.toSorted())
    expect(fitPath(own)).toBe(`/find-a-cart?town=${town.slug}`)
    const { answers } = read(`town=${town.slug}&ground=any`)
    expect(answers.ground).toEqual([])
    expect(read(`town=${town.slug}&asks=ground`).answers).toEqual(answers)
    expect(fitPath(answers)).toBe(`/find-a-cart?town=${town.slug}&ground=any`)
    expect(read(`town=${town.slug}&ground=any&ground=grass`).answers.ground).toEqual(['grass'])
  }
  expect(read('town=scranton').answers.ground).toEqual([])
  const [kidder] = read('town=Albrightsville').towns
  if (!kidder) throw new Error('Albrightsville may mean Kidder')
  expect(fitPath(answersIn(kidder, read('riders=4').answers))).toBe('/find-a-cart?town=kidder&riders=4')
  expect(answersIn(kidder, read('ground=grass').answers).ground).toEqual(['grass'])
})

test('FIT-4, FIT-30: what the page about driveways called the surface is understood as the ground', () => {
  expect(read('slope=12&surface=gravel&riders=4').answers).toMatchObject({ ground: ['gravel'], riders: 4 })
})

test('FIT-4: any query is brought into one form, which reads as the same answers', () => {
  const values = fc.oneof(
    fc.string(),
    fc.constantFrom('kidder', '4', '12k', 'steep,grass', 'trailer', 'white-glove', '18%', '7 ft 1.2 in', 'ev-city'),
  )
  const queries = fc.array(fc.tuple(fc.constantFrom(...fitKeys, 'other'), values), { maxLength: 8 })
  fc.assert(
    fc.property(queries, (pairs) => {
      const asked = new URLSearchParams(pairs.map(([key, value]) => [key, value]))
      const one = printFitQuery(readFitQuery(asked))
      expect(printFitQuery(readFitQuery(one)).toString()).toBe(one.toString())
      expect(readFitQuery(one)).toEqual(readFitQuery(asked))
      expect([...one.keys()].every((key) => (fitKeys as readonly string[]).includes(key))).toBe(true)
    }),
  )
})
