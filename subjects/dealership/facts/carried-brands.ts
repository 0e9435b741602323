// SHOP-1, SHOP-19: two featured, four more carried
export const carriedBrands = [
  { name: 'Denago', text: 'Quiet, for town and lake', url: '/denago' },
  { name: 'Evolution', text: 'Two to eight seats', url: '/evolution' },
  { name: 'Club Car', text: 'Aluminum frames, no rust', url: '/inventory?brand=Club+Car' },
  { name: 'EZ-GO', text: 'Parts are easy to find', url: '/inventory?brand=EZ-GO' },
  { name: 'Tomberlin', text: 'Car-like seats and dash', url: '/inventory?brand=Tomberlin' },
  { name: 'Swift EV', text: 'Four or six seats for less', url: '/inventory?brand=Swift+EV' },
] as const

export const brandNames: readonly string[] = carriedBrands.map(({ name }) => name)
