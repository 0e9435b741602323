import { contactPage } from './contact/view/contact.page.tsx'
import { thankYouPage } from './contact/view/thank-you.page.tsx'
import { countyPage } from './county/view/county.page.tsx'
import { townPage } from './county/view/town.page.tsx'
import { townNotFoundPage } from './county/view/town-not-found.page.tsx'
import { aboutPage } from './dealership/view/about.page.tsx'
import { homePage } from './dealership/view/home.page.tsx'
import { servicesPage } from './dealership/view/services.page.tsx'
import { showroomPage } from './dealership/view/showroom.page.tsx'
import { siteMapPage } from './discovery/view/site-map.page.tsx'
import { ecoImpactPage } from './eco/view/eco-impact.page.tsx'
import { brandPage } from './inventory/view/brand.page.tsx'
import { comparePageModule } from './inventory/view/compare.page.tsx'
import { inventoryListPage } from './inventory/view/inventory.page.tsx'
import { vehiclePage } from './inventory/view/vehicle.page.tsx'
import type { Page } from './page.ts'
import { policyPages } from './policies/view/policy.page.tsx'
import { rentalTownPage } from './rentals/view/rental-town.page.tsx'
import { rentalsPage } from './rentals/view/rentals.page.tsx'
import { styleguidePage } from './shared/view/styleguide/styleguide.page.tsx'

/** Every page of the site. What each answers to stands at its top. */
const publicPages: readonly Page[] = [
  homePage,
  inventoryListPage,
  comparePageModule,
  aboutPage,
  ecoImpactPage,
  brandPage,
  vehiclePage,
  servicesPage,
  showroomPage,
  contactPage,
  siteMapPage,
  thankYouPage,
  rentalsPage,
  rentalTownPage,
  countyPage,
  townPage,
  townNotFoundPage,
  ...policyPages,
]

export function pages(withStyleguide: boolean): readonly Page[] {
  return withStyleguide ? [...publicPages, styleguidePage] : publicPages
}
