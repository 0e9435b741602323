import { aboutMenu, mainLinks, type NavigationItem } from '#subjects/dealership/facts/navigation.ts'

type Crumb = Pick<NavigationItem, 'name' | 'url'>

const [home] = mainLinks
const named = [...mainLinks, ...aboutMenu.links]

type NamedUrl = (typeof named)[number]['url']

/** The way to a page from the home page. A page that the navigation names is given by its path alone. */
export function breadcrumbTrail(...steps: readonly (NamedUrl | Crumb)[]): readonly Crumb[] {
  return [home, ...steps.map((step) => (typeof step === 'string' ? crumbOf(step) : step))].map(({ name, url }) => ({
    name,
    url,
  }))
}

function crumbOf(url: NamedUrl): Crumb {
  return named.find((link) => link.url === url) ?? home
}
