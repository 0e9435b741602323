import { createElement, type ReactNode, startTransition, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { Island } from '#kernel/page/island.tsx'

type IslandModule = Readonly<Record<string, Island>>

const islands = import.meta.glob<IslandModule>('/subjects/*/view/**/*.island.tsx')

/** Marks an island as hydrated once React has been through all of it: from then on it answers the visitor. */
function Hydrated({ place, children }: { readonly place: HTMLElement; readonly children?: ReactNode }) {
  useLayoutEffect(() => {
    place.dataset.hydrated = ''
  }, [place])
  return children
}

async function hydrate(place: HTMLElement): Promise<void> {
  const name = place.dataset.island ?? ''
  const root = place.querySelector('[data-root]')
  const load = Object.entries(islands).find(([file]) => file.endsWith(`/${name}.island.tsx`))?.[1]
  const [island] = Object.values((await load?.()) ?? {})
  if (!island || !root) throw new Error(`No island is named "${name}".`)
  const props = JSON.parse(place.querySelector(':scope > script')?.textContent ?? '{}') as never
  // React hydrates a transition in slices of a few milliseconds, and the page answers between two of them.
  startTransition(() => {
    hydrateRoot(root, createElement(Hydrated, { place }, createElement(island.component, props)), {
      identifierPrefix: `${name}-`,
    })
  })
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

function hydrateAll(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
    if (place.dataset.when === 'visible') hydrateWhenVisible(place)
    else void hydrate(place)
  }
}

// Where a visitor touches a page that is still arriving, this script runs before the last island is in the document.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', hydrateAll)
else hydrateAll()
