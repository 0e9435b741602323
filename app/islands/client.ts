import { type ComponentType, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'

type Island = { readonly hydrated: ComponentType<object> }

/** They come with this file: each alone would wait longer for the line than it takes to arrive. */
const small = import.meta.glob<Island>('./small/*.tsx', { eager: true })
const others = import.meta.glob<Island>(['./*.tsx', '!./island.tsx'])

async function hydrate(place: HTMLElement): Promise<void> {
  const name = place.dataset.island ?? ''
  const root = place.querySelector('[data-root]')
  const found = small[`./small/${name}.tsx`] ?? (await others[`./${name}.tsx`]?.())
  if (!found || !root) throw new Error(`No island is named "${name}".`)
  const { hydrated } = found
  const props = JSON.parse(place.querySelector('script')?.textContent ?? '{}') as object
  hydrateRoot(root, createElement(hydrated, props), { identifierPrefix: `${name}-` })
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
