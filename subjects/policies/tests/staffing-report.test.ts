import { describe, expect, it } from 'vitest'
import { policyTerms } from '#subjects/policies/facts/policy-terms.ts'
import { policyNamed } from '#tests/setup/policy-text.ts'

describe('POL-48: the narrative statistics of the staffing report agree with the given figures and with one another', () => {
  const { staffing } = policyTerms
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const breakdowns = [staffing.departments, staffing.homeCounties, staffing.gender, staffing.ages]
  const peopleIn = (counts: readonly { people: number }[]) => sum(counts.map(({ people }) => people))

  it('adds up to the peak, by kind of job', () => {
    expect(staffing.fullTime + staffing.partTime + staffing.seasonal).toBe(staffing.peak)
  })

  it('counts everybody in each breakdown', () => {
    expect(staffing.yearRound).toBe(staffing.fullTime + staffing.partTime)
    expect(peopleIn(staffing.tenure)).toBe(staffing.yearRound)
    for (const breakdown of breakdowns) expect(peopleIn(breakdown)).toBe(staffing.peak)
  })

  it('reaches its retention from those who stayed', () => {
    const { startOfYear, stayed, left, hired } = staffing.movement
    expect(stayed + left).toBe(startOfYear)
    expect(stayed + hired).toBe(staffing.yearRound)
    expect(Math.round((stayed / startOfYear) * 100)).toBe(staffing.retentionPercent)
    expect(staffing.tenure[0].people).toBe(hired)
  })

  it('trains whom it counts', () => {
    const { training } = staffing
    expect(training.hoursEach * staffing.yearRound).toBe(training.hoursTotal)
    expect(training.batterySafetyPeople).toBe(staffing.peak)
  })

  it('POL-48: counts no group below the smallest, and lets none be worked out from the total it is part of', () => {
    const { fullTime, partTime, seasonal, peak, yearRound, movement, tenure, smallestGroup } = staffing
    const parts: readonly (readonly [total: number, parts: readonly number[]])[] = [
      [peak, [fullTime, partTime, seasonal]],
      [yearRound, [fullTime, partTime]],
      ...breakdowns.map((rows) => [peak, rows.map(({ people }) => people)] as const),
      [yearRound, tenure.map(({ people }) => people)],
      [movement.startOfYear, [movement.stayed, movement.left]],
      [yearRound, [movement.stayed, movement.hired]],
      [peak, [staffing.veterans]],
      [peak, [staffing.spanishSpeakers]],
      [peak, [staffing.training.batterySafetyPeople]],
    ]
    for (const [total, counts] of parts) {
      for (const count of counts) expect(count).toBeGreaterThanOrEqual(smallestGroup)
      const rest = total - sum(counts)
      expect(rest === 0 || rest >= smallestGroup).toBe(true)
    }
  })

  it('POL-48: holds every count of people that it stores', () => {
    const counted = [
      ...breakdowns.flat().map(({ people }) => people),
      ...staffing.tenure.map(({ people }) => people),
      ...Object.values(staffing.movement),
      staffing.veterans,
      staffing.spanishSpeakers,
      staffing.training.batterySafetyPeople,
    ]
    const { year: _, retentionPercent: __, smallestGroup, training, ...people } = staffing
    const { hoursEach: ___, hoursTotal: ____, ...trained } = training
    const stored =
      JSON.stringify([people, trained])
        .match(/(?<=:)\d+/g)
        ?.map(Number) ?? []
    expect(stored).toHaveLength(counted.length + 5)
    for (const count of stored) expect(count).toBeGreaterThanOrEqual(smallestGroup)
  })

  it('POL-48: ranks its teams as the figures do', () => {
    const { departments } = staffing
    const byCount = departments.toSorted((one, other) => other.people - one.people)
    expect(departments).toEqual(byCount)
    const [first, second] = byCount.map(({ label }) => label)
    for (const text of [policyNamed('staffing-report').text, policyNamed('staffing-report').meta.summary.join(' ')])
      expect(text.toLowerCase()).toContain(`${first} is our largest team, followed by ${second}`.toLowerCase())
  })
})
