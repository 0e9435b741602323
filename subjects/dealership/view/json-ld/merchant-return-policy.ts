import type { MerchantReturnPolicy } from 'schema-dts'
import { claims } from '#subjects/dealership/facts/claims.ts'

/** SHOP-9: the return window as claimed; the return policy itself tells of 7, 3 and 30 days. */
export const merchantReturnPolicy: MerchantReturnPolicy = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: claims.structuredReturn.country,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: claims.structuredReturn.days,
  merchantReturnLink: '/policies/return-policy',
}
