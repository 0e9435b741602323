import { type Selector, transform } from 'lightningcss'
import { expect, test } from 'vitest'
import { pageEntries } from '#app/pages.ts'
import { testApp } from '#tests/setup/test-app.ts'

const { app, ports } = await testApp()
const paths = [...(await pageEntries(ports)).map(({ path }) => path), '/404', '/towns/nowhere', '/vehicles/none-such']
const style = /<style>(.*?)<\/style>/s

/** Every class that the style sheet has a rule for. */
function classesOf(css: string): ReadonlySet<string> {
  const found = new Set<string>()
  const collect = (selector: Selector) => {
    for (const component of selector) {
      if (component.type === 'class') found.add(component.name)
      if ('selectors' in component) for (const nested of component.selectors ?? []) collect(nested as Selector)
    }
  }
  transform({ filename: 'page.css', code: Buffer.from(css), visitor: { Selector: collect } })
  return found
}

test.each(paths)('SITE-44: %s: every class in the page is known to its style', async (path) => {
  const html = await (await app.request(path)).text()
  const known = classesOf(style.exec(html)?.[1] ?? '')
  const worn = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, classes = '']) =>
    classes.split(' ').map((name) => name.replaceAll('&gt;', '>').replaceAll('&amp;', '&')),
  )
  expect([...new Set(worn)].filter((name) => !known.has(name))).toEqual([])
})
