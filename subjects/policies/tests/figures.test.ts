import { describe, expect, it, test } from 'vitest'
import { policyTerms } from '#subjects/policies/facts/policy-terms.ts'
import { policySentences } from '#tests/setup/policy-sentences.ts'
import { policyNamed } from '#tests/setup/policy-text.ts'

const sentencesOf = (policy: string) => policySentences.filter(([page]) => page === policy)

function stands(page: string, _: string, parts: readonly string[]) {
  const text = policyNamed(page).text.replaceAll('\n', ' ')
  for (const part of parts) expect(text).toContain(part)
}

test.each(sentencesOf('return-policy'))('POL-14: %s, %s', stands)
test.each(sentencesOf('delivery-policy'))('POL-20, POL-23: %s, %s', stands)
test.each(sentencesOf('rental-policy'))('POL-27: %s, %s', stands)
test.each(sentencesOf('storage-policy'))('POL-37: %s, %s', stands)
test.each(sentencesOf('feedback-policy'))('POL-44: %s, %s', stands)
test.each(sentencesOf('corrections-policy'))('POL-44: %s, %s', stands)
test.each(sentencesOf('staffing-report'))('POL-48: %s, %s', stands)

test('POL-9: every page with figures is among these', () => {
  expect([...new Set(policySentences.map(([page]) => page))]).toEqual([
    'return-policy',
    'delivery-policy',
    'rental-policy',
    'storage-policy',
    'feedback-policy',
    'corrections-policy',
    'staffing-report',
  ])
})

describe('policyTerms', () => {
  it('POL-9, POL-48: every figure', () => {
    const { staffing, ...terms } = policyTerms
    expect(terms).toEqual({
      returns: {
        newCart: { days: 7, underMiles: 10, restockingPercent: 15 },
        usedCart: { days: 3, restockingPercent: 20, asIsReturnable: false },
        parts: { days: 30, restockingPercent: 10 },
        defectReportHours: 48,
        refundBusinessDays: 10,
        cardRefundBusinessDays: { from: 3, to: 5 },
      },
      delivery: {
        free: { poconoMiles: 20, scrantonMiles: 15, saleMinimum: 5000 },
        perMileBeyond: 6,
        sameDayRental: { cutoff: '14:00', rushFee: 50 },
        whiteGloveFee: 150,
        sameDayCancellationFee: 75,
        missedAppointmentFee: 100,
        accessPathFeet: 8,
        clearanceFeet: 10,
        windowHours: 2,
      },
      rental: {
        minimumAge: 18,
        deposits: { fourSeater: 500, sixSeater: 750, utility: 600 },
        minimumHours: 24,
        maximumDays: 30,
        lateFeePerHour: 25,
        extraDriver: { fee: 25, maximum: 2 },
        damageAdminFee: 75,
        cleaningFee: { from: 50, to: 150 },
        unchargedFee: 35,
        smokeOdorFee: 200,
        petHairFee: 75,
        cancellation: { freeUntilHoursBefore: 24, lateRefundPercent: 50, noShowRefundPercent: 0 },
      },
      storage: {
        monthly: { indoor: 125, coveredOutdoor: 75 },
        winter: { from: '10-15', to: '04-15', indoor: 650, coveredOutdoor: 400 },
        summer: { from: '05-01', to: '09-30', indoor: 575, coveredOutdoor: 350 },
        maintenancePerMonth: 50,
        preSeasonPrep: 150,
        lateFee: { amount: 25, afterDays: 10 },
        delinquencyDays: { reminder: 30, releaseHold: 60, noticeOfLien: 90, enforcement: 120 },
        terminationNoticeDays: 30,
      },
      feedback: {
        urgentHours: 4,
        generalHours: 24,
        complexHours: 48,
        followUpWeeks: 1,
        investigationUpdateBusinessDays: 3,
      },
      corrections: {
        criticalHours: 2,
        importantHours: 24,
        minorHours: 48,
        complexHours: 72,
        acknowledgment: 'immediate',
      },
    })
    expect(staffing).toMatchObject({
      year: 2024,
      fullTime: 24,
      partTime: 8,
      seasonal: 6,
      peak: 38,
      retentionPercent: 87,
    })
  })

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
})
