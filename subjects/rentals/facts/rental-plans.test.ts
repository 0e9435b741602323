import { describe, expect, it } from 'vitest'
import { policyTerms } from '#subjects/policies/facts/policy-terms.ts'
import { roadRules } from '#subjects/towns/facts/road-rules.ts'
import { planTerms, rentalDelivery, rentalSections } from './rental-plans.ts'
import { rentalTownPage } from './rental-town-page.ts'
import { rentalsPage } from './rentals-page.ts'

const figuresOf = (kind: string) => {
  const figures = rentalSections.find((section) => section.kind === kind)?.figures
  return planTerms.map(({ id }) => [figures?.[id].price, figures?.[id].savingsPercent, figures?.[id].renewalDailyRate])
}

describe('rental plans', () => {
  it('RENT-1: three plan sections (4-seater, 6-seater, utility), each with 4 plans', () => {
    expect(rentalSections.map(({ kind }) => kind)).toEqual(['four-seater', 'six-seater', 'utility'])
    for (const { figures } of rentalSections) expect(Object.keys(figures)).toEqual(planTerms.map(({ id }) => id))
  })

  it('RENT-1: Daily 1, 3-day 3, Weekly 7, Monthly 30', () => {
    expect(planTerms.map(({ name, days }) => `${name} ${days}`)).toEqual([
      'Daily 1',
      '3-day 3',
      'Weekly 7',
      'Monthly 30',
    ])
  })

  it('RENT-3, RENT-6: 4-seater and utility', () => {
    for (const kind of ['four-seater', 'utility']) {
      expect(figuresOf(kind)).toEqual([
        [245, null, 245],
        [685, 6.8, 228.34],
        [1050, 38.7, 150],
        [2800, 61.6, 94],
      ])
    }
  })

  it('RENT-3, RENT-6: 6-seater', () => {
    expect(figuresOf('six-seater')).toEqual([
      [295, null, 295],
      [735, 16.9, 245],
      [1400, 32.2, 200],
      [3500, 60.4, 116.67],
    ])
  })

  it('RENT-11: delivery fee $6 per mile on every plan, beyond 10 miles', () => {
    expect(rentalDelivery).toEqual({ perMile: 6, includedMiles: 10 })
  })

  it('RENT-19: a deposit for each section', () => {
    expect(rentalSections.map(({ deposit }) => policyTerms.rental.deposits[deposit])).toEqual([500, 750, 600])
  })

  it('RENT-3: says truly that the monthly plan has the lowest daily rate, and that a longer plan costs less a day', () => {
    for (const { figures } of rentalSections) {
      const perDay = planTerms.map(({ id, days }) => figures[id].price / days)
      expect(perDay).toEqual(perDay.toSorted((one, other) => other - one))
      const renewals = planTerms.map(({ id }) => figures[id].renewalDailyRate)
      expect(renewals).toEqual(renewals.toSorted((one, other) => other - one))
    }
  })

  it('RENT-18: the why-choose list of 6 and the footnote', () => {
    expect(rentalsPage.whyChoose.points.map(({ title }) => title)).toEqual([
      'Street legal with seat belts',
      'Flexible pickup and return',
      'Fully charged',
      'Insurance included',
      '24/7 support',
      'No hidden fees',
    ])
    expect(rentalsPage.footnote).toBe('Rentals are in 24-hour increments. Early returns get no refund.')
  })

  it('RENT-27: free delivery, 24/7 support, flexible booking, best prices', () => {
    expect(rentalTownPage.whyChoose.points.map(({ title }) => title)).toEqual([
      'Free delivery',
      '24/7 support',
      'Flexible booking',
      'Best prices',
    ])
  })

  it('RENT-24: keeps titles within 60 characters and descriptions between 70 and 160', () => {
    expect(rentalsPage.head.title.length).toBeLessThanOrEqual(60)
    expect(rentalTownPage.head.title.replace('{town}', 'Lower Towamensing').length).toBeLessThanOrEqual(60)
    expect(rentalsPage.head.description.length).toBeGreaterThanOrEqual(70)
    expect(rentalsPage.head.description.length).toBeLessThanOrEqual(160)
  })
})

describe('road rules', () => {
  it('TOWN-40: is dated, names its source for each rule, and says whom to ask', () => {
    expect(roadRules.lookedOver).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    for (const { source } of roadRules.rules) expect(source).not.toBe('')
    expect(roadRules.caveat).toContain('not legal advice')
    expect(roadRules.ask.map(({ who }) => who).join()).toMatch(/township office.*PennDOT/)
  })
})
