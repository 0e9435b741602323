import { type ComponentType, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'

const modules = import.meta.glob<{ readonly hydrated: ComponentType<object> }>(['./*.tsx', '!./island.tsx'])

async function hydrate(place: HTMLElement): Promise<void> {
  const name = place.dataset.island ?? ''
  const load = modules[`./${name}.tsx`]
  const root = place.querySelector('[data-root]')
  if (!load || !root) throw new Error(`No island is named "${name}".`)
  const { hydrated } = await load()
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
