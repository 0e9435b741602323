import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { townCalled, towns } from '#subjects/county/rules/towns.ts'
import { fitForm } from '#subjects/fit/facts/questions.ts'
import { fitKeys, fitPath, oneFitQuery, queryOf, readFitQuery } from './answers.ts'

const read = (query: string) => readFitQuery(new URLSearchParams(query))

describe('answers', () => {
  test('FIT-2: a town is understood by its name, its slug, a place in it or its ZIP code', () => {
    for (const typed of ['towamensing', 'Towamensing Township', 'beltzville lake', 'Trachsville']) {
      expect(read(`town=${encodeURIComponent(typed)}`).answers.town?.slug, typed).toBe('towamensing')
    }
    expect(read('town=18250').answers.town?.slug).toBe('summit-hill')
    for (const town of towns) expect(read(`town=${town.slug}`).answers.town).toBe(town)
  })

  test('FIT-2: words for several towns offer them, words for none get a sentence, and the rest is read', () => {
    const several = read('town=Albrightsville&riders=4')
    expect(several.towns.map(({ slug }) => slug).toSorted()).toEqual(['kidder', 'penn-forest'])
    expect(several.problems.town).toContain('Albrightsville')
    expect(several.answers).toEqual({ riders: 4, ground: [], carry: [], whiteGlove: false })
    const none = read('town=Philadelphia&budget=9000')
    expect(none.towns).toEqual([])
    expect(none.problems.town).toContain('Philadelphia')
    expect(none.answers.budget).toBe(9000)
  })

  test.each([
    ['12000', 12_000],
    ['$12,000', 12_000],
    [' 12k ', 12_000],
    ['$ 9,995.50', 9_996],
    ['1', 1],
  ])('FIT-3: a budget of %j is %d', (typed, budget) => {
    expect(read(`budget=${encodeURIComponent(typed)}`)).toMatchObject({ answers: { budget }, problems: {} })
  })

  test.each(['cheap', '-5', '0', '12,000 dollars', '1e9', '٣'])('FIT-3: a budget of %j gets a sentence', (typed) => {
    const { answers, problems, typed: shown } = read(`riders=2&budget=${encodeURIComponent(typed)}`)
    expect(problems).toEqual({ budget: fitForm.problems.budget })
    expect(shown.budget).toBe(typed)
    expect(answers).toEqual({ riders: 2, ground: [], carry: [], whiteGlove: false })
  })

  test.each(['0', '-1', '2.5', 'four', '100'])('FIT-3: %j riders get a sentence', (typed) => {
    expect(read(`riders=${typed}&budget=9000`)).toMatchObject({
      answers: { budget: 9000 },
      problems: { riders: fitForm.problems.riders },
    })
  })

  test('FIT-4: boxes come by themselves or in a list, in any order and case; unknown ones are nothing', () => {
    const one = read('ground=steep&ground=GRAVEL&ground=lava&carry=trailer,clubs&extra=white-glove&extra=x')
    expect(one.answers).toEqual({ ground: ['gravel', 'steep'], carry: ['clubs', 'trailer'], whiteGlove: true })
    expect(fitPath(one.answers)).toBe('/find-a-cart?ground=gravel,steep&carry=clubs,trailer&extra=white-glove')
    expect(read('ground=lava').asked).toBe(false)
  })

  test('FIT-4: any query is brought into one form, which reads as the same answers', () => {
    const values = fc.oneof(fc.string(), fc.constantFrom('kidder', '4', '12k', 'steep,grass', 'trailer', 'white-glove'))
    const queries = fc.array(fc.tuple(fc.constantFrom(...fitKeys, 'other'), values), { maxLength: 8 })
    fc.assert(
      fc.property(queries, (pairs) => {
        const asked = new URLSearchParams(pairs.map(([key, value]) => [key, value]))
        const one = oneFitQuery(asked)
        expect(oneFitQuery(one).toString()).toBe(one.toString())
        expect(readFitQuery(one)).toEqual(readFitQuery(asked))
        expect([...one.keys()].every((key) => (fitKeys as readonly string[]).includes(key))).toBe(true)
      }),
    )
  })

  test('FIT-4: answers are written and read back', () => {
    const answers = {
      town: townCalled('kline'),
      riders: 4,
      budget: 9_500,
      ground: [],
      carry: ['cargo'],
      whiteGlove: true,
    } as const
    expect(readFitQuery(queryOf(answers)).answers).toEqual(answers)
  })
})
