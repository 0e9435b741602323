import type { Page } from '#app/page.ts'
import { contactPage } from './contact.tsx'
import { homePage } from './home.tsx'
import { styleguidePage } from './styleguide.tsx'

/** Every page of the site. What each answers to stands at its top. */
const publicPages: readonly Page[] = [homePage, contactPage]

export function pages(withStyleguide: boolean): readonly Page[] {
  return withStyleguide ? [...publicPages, styleguidePage] : publicPages
}
