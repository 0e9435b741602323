import { addresses } from './addresses.ts'
import { carriedBrands } from './carried-brands.ts'
import { claims } from './claims.ts'

declare module '#kernel/page/page.ts' {
  interface FrameOptions {
    /** The action of the bar at the bottom, in place of opening the contact form. */
    readonly action?: PageAction
  }
}

export type NavigationItem = {
  readonly name: string
  readonly url: string
  readonly description?: string
}

/** The two brands that have a page of their own. */
const [denago, evolution] = carriedBrands

// FIND-26
export const mainLinks = [
  { name: 'Home', url: addresses.home, description: 'Electric golf carts in Carbon County' },
  { name: 'Inventory', url: addresses.inventory, description: 'Every cart with its price' },
  { name: 'Rentals', url: addresses.rentals, description: 'By the day, the week or the month' },
  { name: 'Services', url: addresses.services, description: 'Repair, batteries, custom work and warranty' },
  { name: 'Showroom', url: addresses.showroom, description: 'Where to see and drive our carts' },
  { name: 'Contact', url: addresses.contact, description: 'Call, write or stop by' },
] as const satisfies readonly NavigationItem[]

// FIND-26
export const aboutMenu = {
  name: 'About',
  links: [
    { name: 'About Us', url: addresses.about, description: 'Our story and the people behind it' },
    { name: 'Eco-Impact Calculator', url: addresses.ecoImpact, description: 'What going electric saves' },
  ],
} as const satisfies { name: string; links: readonly NavigationItem[] }

/** The page that helps a visitor to choose. */
export const whichCartLink = { name: 'Which cart?', url: addresses.findACart } as const satisfies NavigationItem

// FIND-26
const cartsMenu = {
  name: 'Carts',
  links: [whichCartLink, denago, evolution, { name: 'Used carts', url: `${addresses.inventory}?condition=used` }],
} as const satisfies { name: string; links: readonly NavigationItem[] }

/** The menus that open in the header beside its main links; the menu of a phone shows their links below the main ones. */
export const headerMenus = [
  { id: 'carts-menu', ...cartsMenu },
  { id: 'about-menu', ...aboutMenu },
] as const

/** The links of the header in their order; the header shows their names alone. */
export const headerLinks: readonly NavigationItem[] = [
  ...mainLinks,
  ...headerMenus.flatMap(({ links }): readonly NavigationItem[] => links),
].map(({ name, url }) => ({ name, url }))

// FIND-26
export const callNow = 'Call Now'
export const tollFree = 'Toll-free'

// FIND-13
export const siteSearch = { path: addresses.inventory, parameter: 'search' } as const

// FIND-33
export const footerLinks = [
  { name: 'Home', url: addresses.home },
  { name: 'Inventory', url: addresses.inventory },
  { name: 'Rentals', url: addresses.rentals },
  { name: 'Services', url: addresses.services },
  { name: 'About', url: addresses.about },
  { name: 'Contact', url: addresses.contact },
  evolution,
  denago,
] as const satisfies readonly NavigationItem[]

// Opened in a new tab (FIND-33)
export const financingLink = { name: 'Apply for Financing' } as const

/** Two of its questions that other pages link to, and the field that each begins with. */
export const fitQuestions = {
  driveway: { name: 'Will it climb my driveway?', field: 'fit-slope' },
  garage: { name: 'Will it fit my garage?', field: 'fit-width' },
} as const

/** Beside the copyright line: every page in one list. */
export const siteMapLink = { name: 'Site map', url: addresses.siteMap } as const satisfies NavigationItem

/** The page that says where the law lets a cart drive. */
export const mayIDriveLink = {
  name: 'May I drive it here?',
  url: addresses.mayIDriveItHere,
  description: 'Roads, crossings and campgrounds, by cart and town',
} as const satisfies NavigationItem

export const footerHeadings = {
  links: 'Pages',
  policies: 'Policies',
  towns: `Golf carts in ${claims.municipalities.withCounty} communities`,
  contact: 'Contact us',
  hours: 'Hours',
} as const

/** The action that a page is for, besides calling and coming by. */
export type PageAction = 'contact' | 'askAboutCart' | 'reserve' | 'reportDamage'

// The bar at the bottom of small screens; its third part changes with the page (FIND-61)
export const thumbBar = {
  label: 'Quick contact',
  call: 'Call',
  directions: 'Directions',
  actions: { contact: 'Contact', askAboutCart: 'Ask about it', reserve: 'Reserve', reportDamage: 'Report damage' },
} as const satisfies { actions: Record<PageAction, string>; [label: string]: unknown }

export const menuLabels = {
  open: 'Menu',
  close: 'Close menu',
  main: 'Main',
  footer: 'Footer',
  policies: 'Policies',
  skip: 'Skip to content',
} as const
