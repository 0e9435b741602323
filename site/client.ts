import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { Island } from './shared/view/island.tsx'

type IslandModule = Readonly<Record<string, Island>>

/** They come with this file: each alone would wait longer for the line than it takes to arrive. */
const small = import.meta.glob<IslandModule>(
  '/site/inventory/view/**/{gallery,save-cart,saved-carts,share-link}.island.tsx',
  {
    eager: true,
  },
)
const others = import.meta.glob<IslandModule>([
  '/site/*/view/**/*.island.tsx',
  '!/site/inventory/view/**/{gallery,save-cart,saved-carts,share-link}.island.tsx',
])

const withName = <T>(modules: Record<string, T>, name: string): T | undefined =>
  Object.entries(modules).find(([file]) => file.endsWith(`/${name}.island.tsx`))?.[1]

async function hydrate(place: HTMLElement): Promise<void> {
  const name = place.dataset.island ?? ''
  const root = place.querySelector('[data-root]')
  const found = withName(small, name) ?? (await withName(others, name)?.())
  const [island] = Object.values(found ?? {})
  if (!island || !root) throw new Error(`No island is named "${name}".`)
  const props = JSON.parse(place.querySelector('script')?.textContent ?? '{}') as never
  hydrateRoot(root, createElement(island.hydrated, props), { identifierPrefix: `${name}-` })
  place.dataset.hydrated = ''
}

function hydrateWhenVisible(place: HTMLElement): void {
  const content = place.querySelector('[data-root] > *')
  if (!content) return
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      void hydrate(place)
    },
    { rootMargin: '200px' },
  )
  observer.observe(content)
}

for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
  if (place.dataset.when === 'visible') hydrateWhenVisible(place)
  else void hydrate(place)
}
