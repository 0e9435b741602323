import type { Page } from '#app/page.ts'
import { aboutPage } from './about.tsx'
import { contactPage } from './contact.tsx'
import { ecoImpactPage } from './eco-impact.tsx'
import { homePage } from './home.tsx'
import { policyPages } from './policy.tsx'
import { servicesPage } from './services.tsx'
import { showroomPage } from './showroom.tsx'
import { styleguidePage } from './styleguide.tsx'
import { thankYouPage } from './thank-you.tsx'

/** Every page of the site. What each answers to stands at its top. */
const publicPages: readonly Page[] = [
  homePage,
  aboutPage,
  ecoImpactPage,
  servicesPage,
  showroomPage,
  contactPage,
  thankYouPage,
  ...policyPages,
]

export function pages(withStyleguide: boolean): readonly Page[] {
  return withStyleguide ? [...publicPages, styleguidePage] : publicPages
}
