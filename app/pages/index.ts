import type { Page } from '#app/page.ts'
import { ecoImpactPage } from './eco-impact.tsx'
import { homePage } from './home.tsx'
import { policyPages } from './policy.tsx'
import { styleguidePage } from './styleguide.tsx'

/** Every page of the site. What each answers to stands at its top. */
const publicPages: readonly Page[] = [homePage, ecoImpactPage, ...policyPages]

export function pages(withStyleguide: boolean): readonly Page[] {
  return withStyleguide ? [...publicPages, styleguidePage] : publicPages
}
