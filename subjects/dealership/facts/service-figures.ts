// SHOP-27
const laborPerHour = 155
const repairTime = '24-48 hours'

export const serviceFigures = {
  laborPerHour,
  laborText: 'From {labor-hour}/hour',
  quoteText: 'By quote',
  warrantyText: 'Covered by warranty',
  repairTime,
  repairText: `Most repairs ${repairTime}`,
} as const
