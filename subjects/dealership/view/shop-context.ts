import { createContext } from 'react'
import { business } from '#subjects/dealership/facts/business.ts'
import { postedWeeks } from '#subjects/dealership/facts/hours.ts'
import type { ShopToday } from '#subjects/dealership/rules/shop.ts'

/** The shop as our facts have it. */
export const postedShop: ShopToday = {
  phones: business.phones,
  weeks: { sales: postedWeeks.sales.week, service: postedWeeks.service.week },
  dates: [],
  prices: new Map(),
}

/** The frame gives every page the shop of today. An island is a root of its own: its page hands it the numbers that the dealer has changed. */
export const ShopContext = createContext(postedShop)
