import type { SceneName } from './hero-photos.ts'

/** The key of a page with a hero → the scene that suits it. A page that is not named here gets one by the hash of its key. */
export const heroScenes: Readonly<Record<string, SceneName>> = {
  '/': 'ridge-overlook',
  '/about': 'dawn-row',
  '/eco-impact': 'forest-trail',
  '/services': 'service-bay',
  '/showroom': 'showroom-dusk',
  '/towns': 'campground',
  '/site-map': 'main-street',
  '/404': 'showroom-dusk',
}
