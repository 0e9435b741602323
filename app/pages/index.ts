import type { Page } from '#app/page.ts'
import { homePage } from './home.tsx'
import { policyPages } from './policy.tsx'
import { styleguidePage } from './styleguide.tsx'

/** Every page of the site. What each answers to stands at its top. */
const publicPages: readonly Page[] = [homePage, ...policyPages]

export function pages(withStyleguide: boolean): readonly Page[] {
  return withStyleguide ? [...publicPages, styleguidePage] : publicPages
}
