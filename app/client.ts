import { createElement, type ReactNode, startTransition, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { Island } from '#kernel/page/island.tsx'

type IslandModule = Readonly<Record<string, Island>>

const islands = import.meta.glob<IslandModule>('/subjects/*/view/**/*.island.tsx')

/** Marks an island as hydrated once React has been through all of it: from then on it answers the visitor. */
function Hydrated({ element, children }: { readonly element: HTMLElement; readonly children?: ReactNode }) {
  useLayoutEffect(() => {
    element.dataset.hydrated = ''
  }, [element])
  return children
}

async function hydrate(element: HTMLElement): Promise<void> {
  const name = element.dataset.island ?? ''
  const root = element.querySelector('[data-root]')
  const load = Object.entries(islands).find(([file]) => file.endsWith(`/${name}.island.tsx`))?.[1]
  const [island] = Object.values((await load?.()) ?? {})
  if (!island || !root) throw new Error(`No island is named "${name}".`)
  const props = JSON.parse(element.querySelector(':scope > script')?.textContent ?? '{}') as never
  // React hydrates a transition in slices of a few milliseconds, and the page answers between two of them.
  startTransition(() => {
    hydrateRoot(root, createElement(Hydrated, { element }, createElement(island.component, props)), {
      identifierPrefix: `${name}-`,
    })
  })
}

function hydrateWhenVisible(element: HTMLElement): void {
  const content = element.querySelector('[data-root] > *')
  if (!content) return
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      void hydrate(element)
    },
    { rootMargin: '200px' },
  )
  observer.observe(content)
}

function hydrateAll(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    if (element.dataset.when === 'visible') hydrateWhenVisible(element)
    else void hydrate(element)
  }
}

// Where a visitor touches a page that is still arriving, this script runs before the last island is in the document.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', hydrateAll)
else hydrateAll()
