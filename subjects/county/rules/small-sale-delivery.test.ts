import { expect, test } from 'vitest'
import { formatPrice } from '#kit/formats/format.ts'
import { policyTerms } from '#subjects/policies/facts/policy-terms.ts'
import { isSmallSale, smallSaleDelivery } from './delivery.ts'
import { towns } from './towns.ts'

const { free, perMileBeyond } = policyTerms.delivery

test('POL-20: a sale at the minimum is none below it', () => {
  expect(isSmallSale(free.saleMinimum - 1)).toBe(true)
  expect(isSmallSale(free.saleMinimum)).toBe(false)
})

test.each(towns.map((town) => [town.name, town] as const))(
  'POL-20: %s pays each mile from its showroom for a sale below the minimum',
  (_, town) => {
    const { figure, miles } = smallSaleDelivery(town)
    expect(miles).toBeGreaterThan(0)
    expect(figure).toBe(`About ${formatPrice(miles * perMileBeyond)}`)
  },
)
