import { describe, expect, it } from 'vitest'
import { townCalled } from '#subjects/county/rules/towns.ts'
import { rentalDelivery, rentalDeliveryCost } from './rental-delivery.ts'

describe('rental delivery', () => {
  it('RENT-11: delivery fee $6 per mile, beyond 10 miles', () => {
    expect(rentalDeliveryCost(10)).toEqual({ miles: 10, chargedMiles: 0, cost: 0 })
    expect(rentalDeliveryCost(11)).toEqual({ miles: 11, chargedMiles: 1, cost: 6 })
    expect(rentalDeliveryCost(31)).toEqual({ miles: 31, chargedMiles: 21, cost: 126 })
    expect(rentalDeliveryCost(10.2).chargedMiles).toBe(1)
    expect(rentalDeliveryCost(0).cost).toBe(0)
  })

  it('TOWN-37: a rental pays for the miles beyond 10, whatever the county', () => {
    expect(rentalDelivery(townCalled('jim-thorpe'))).toMatchObject({
      figure: 'About $126',
      rule: '21 of 31 miles by road from our Pocono Pines Showroom, at $6 a mile; the first 10 are free.',
    })
    expect(rentalDelivery(townCalled('kidder')).figure).toBe('About $24')
    expect(rentalDelivery({ ...townCalled('kidder'), drivingMiles: 9 })).toMatchObject({
      figure: 'Free',
      rule: 'Free delivery and pickup within 10 miles of our showroom; then $6 a mile.',
    })
  })
})
