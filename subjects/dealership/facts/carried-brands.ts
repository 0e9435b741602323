// Two featured brands, and four more that we carry (SHOP-1, SHOP-19)
export const carriedBrands = [
  { name: 'Denago', url: '/denago' },
  { name: 'Evolution', url: '/evolution' },
  { name: 'Club Car', url: '/inventory?brand=Club+Car' },
  { name: 'EZ-GO', url: '/inventory?brand=EZ-GO' },
  { name: 'Tomberlin', url: '/inventory?brand=Tomberlin' },
  { name: 'Swift EV', url: '/inventory?brand=Swift+EV' },
] as const

export const brandNames: readonly string[] = carriedBrands.map(({ name }) => name)
