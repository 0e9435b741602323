export const weekdayNames = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type Weekday = (typeof weekdayNames)[number]

/** Local times as HH:MM. For a day without times, a word says why. */
export type DayHours = { readonly opens: string; readonly closes: string } | (typeof dayWords)[number]

export const dayWords = ['closed', 'by appointment', 'emergency only'] as const

export type WeeklyHours = Readonly<Record<Weekday, DayHours>>

/** One week under its heading. subjects/dealership/rules/hours.ts makes of it what pages, texts and markup say. */
export type PostedHours = { readonly name: string; readonly department: Department; readonly week: WeeklyHours }

/** The department that a week belongs to: the showrooms or the workshop. */
export type Department = 'sales' | 'service'

const nineToFive = { opens: '09:00', closes: '17:00' } as const
const nineToSix = { opens: '09:00', closes: '18:00' } as const
const eightToFive = { opens: '08:00', closes: '17:00' } as const

const weekdaysNineToFive = {
  monday: nineToFive,
  tuesday: nineToFive,
  wednesday: nineToFive,
  thursday: nineToFive,
  friday: nineToFive,
} as const
const weekdaysNineToSix = {
  monday: nineToSix,
  tuesday: nineToSix,
  wednesday: nineToSix,
  thursday: nineToSix,
  friday: nineToSix,
} as const
const weekdaysEightToFive = {
  monday: eightToFive,
  tuesday: eightToFive,
  wednesday: eightToFive,
  thursday: eightToFive,
  friday: eightToFive,
} as const

// Footer, contact, showroom, inventory and town pages (SHOP-6)
export const businessHours = {
  name: 'Business Hours',
  department: 'sales',
  week: { ...weekdaysNineToFive, saturday: nineToFive, sunday: 'closed' },
} as const satisfies PostedHours

// The about page alone says that Sunday is by appointment (SHOP-7)
export const aboutPageHours = {
  name: 'Office hours',
  department: 'sales',
  week: { ...businessHours.week, sunday: 'by appointment' },
} as const satisfies PostedHours

// The workshop (SHOP-6)
export const serviceHours = {
  name: 'Service Hours',
  department: 'service',
  week: { ...weekdaysEightToFive, saturday: { opens: '09:00', closes: '15:00' }, sunday: 'emergency only' },
} as const satisfies PostedHours

/** The week of each department, as specified. */
export const postedWeeks: Readonly<Record<Department, PostedHours>> = { sales: businessHours, service: serviceHours }

// The structured data claim three readings that differ from the posted hours and from one another (SHOP-9)
export const structuredHours = {
  mondayToSaturday: { ...weekdaysNineToSix, saturday: nineToSix, sunday: 'closed' },
  sundayUntilFour: { ...weekdaysNineToSix, saturday: nineToFive, sunday: { opens: '12:00', closes: '16:00' } },
  sundayUntilFive: { ...weekdaysNineToSix, saturday: nineToFive, sunday: { opens: '12:00', closes: '17:00' } },
} as const satisfies Record<string, WeeklyHours>

// Which pages with a town name carry which of the three in their local business (decision 50)
export const structuredHoursOn = {
  Borough: structuredHours.mondayToSaturday,
  Township: structuredHours.sundayUntilFour,
  rentals: structuredHours.sundayUntilFive,
} as const satisfies Record<string, WeeklyHours>

// The words of the "open now" line; the rest of its sentence follows from the week.
export const openSigns = {
  showrooms: { open: 'Showrooms open', closed: 'Showrooms closed' },
  shop: { open: 'Shop open', closed: 'Shop closed' },
  closedFor: 'Closed for',
} as const
