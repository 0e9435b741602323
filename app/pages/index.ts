import type { Page } from '#app/page.ts'
import { aboutPage } from './about.tsx'
import { brandPage } from './brand.tsx'
import { comparePageModule } from './compare.tsx'
import { contactPage } from './contact.tsx'
import { countyPage } from './county.tsx'
import { ecoImpactPage } from './eco-impact.tsx'
import { homePage } from './home.tsx'
import { inventoryListPage } from './inventory.tsx'
import { policyPages } from './policy.tsx'
import { rentalTownPage } from './rental-town.tsx'
import { rentalsPage } from './rentals.tsx'
import { servicesPage } from './services.tsx'
import { showroomPage } from './showroom.tsx'
import { siteMapPage } from './site-map.tsx'
import { styleguidePage } from './styleguide.tsx'
import { thankYouPage } from './thank-you.tsx'
import { townPage } from './town.tsx'
import { townNotFoundPage } from './town-not-found.tsx'
import { vehiclePage } from './vehicle.tsx'

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
