import { pages } from '#app/pages.ts'
import { townKey, withTown } from '#subjects/county/rules/with-town.ts'

let carrying: RegExp | undefined

/** Whether a page at this path can be told a town. */
function carries(path: string): boolean {
  const paths = () => pages(false).flatMap((page) => (page.carriesTown ? page.paths : []))
  carrying ??= new RegExp(`^(?:${paths().map(patternOf).join('|')})$`)
  return carrying.test(path)
}

function patternOf(path: string): string {
  return path.replaceAll(/:\w+/g, '[^/]+')
}

/**
 * Puts the chosen town into every link and every form of a page that leads to a page which can be told it. Islands are
 * left as they are: what they show in the browser has to be what was sent.
 */
export function carryTown(body: string, slug: string, islands: readonly string[]): string {
  let rest = body
  let carried = ''
  for (const island of islands) {
    const at = rest.indexOf(island)
    if (island === '' || at < 0) continue
    carried += inMarkup(rest.slice(0, at), slug) + island
    rest = rest.slice(at + island.length)
  }
  return carried + inMarkup(rest, slug)
}

function inMarkup(html: string, slug: string): string {
  return html
    .replaceAll(/(<a\b[^>]* href=")(\/[^"]*)"/g, (whole, before: string, href: string) => {
      const plain = href.replaceAll('&amp;', '&')
      return carries(pathOf(plain)) ? `${before}${withTown(plain, slug).replaceAll('&', '&amp;')}"` : whole
    })
    .replaceAll(/<form\b([^>]*)>(.*?)<\/form>/gs, (whole, attributes: string, inside: string) => {
      const [, action = ''] = / action="([^"]*)"/.exec(attributes) ?? []
      if (!carries(pathOf(action)) || inside.includes(` name="${townKey}"`)) return whole
      return `<form${attributes}><input type="hidden" name="${townKey}" value="${slug}"/>${inside}</form>`
    })
}

function pathOf(address: string): string {
  return address.replace(/[?#].*$/, '')
}
