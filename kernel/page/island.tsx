import { type ComponentType, type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { jsonForScript } from '#kit/formats/json-ld.ts'

type IslandRenderer = (island: Island, props: object) => { readonly name: string; readonly html: string }

/** What an island's file exports: the server places it, and the browser hydrates it. */
export interface Island {
  readonly component: ComponentType<never>
  /** `load`: the island is what the page is for. `visible`: it can wait until the visitor gets there. */
  readonly when: 'load' | 'visible'
}

/** The server sets this while it renders a page; the browser hydrates an island's HTML without it. */
let renderIsland: IslandRenderer | undefined

/** Renders a page, and its islands by this renderer: rendering never waits, so only one page renders at a time. */
export function withIslandRenderer(renderer: IslandRenderer, render: () => string): string {
  renderIsland = renderer
  try {
    return render()
  } finally {
    renderIsland = undefined
  }
}

/** Makes a component that the server renders in place, its props beside it, and that `client.ts` hydrates. */
export function island<Props extends object>(
  component: ComponentType<Props>,
  { when = 'load' }: Partial<Pick<Island, 'when'>> = {},
) {
  function Placed(props: Props) {
    if (!renderIsland) throw new Error('An island can only be placed by the server.')
    const { name, html } = renderIsland(Placed as unknown as Island, props)
    const json = jsonForScript(props)
    return (
      <div data-island={name} data-when={when === 'visible' ? when : undefined}>
        <div data-root="" dangerouslySetInnerHTML={{ __html: html }} />
        {/* The props follow the visible HTML, since a slow line brings one after the other. */}
        {json !== '{}' && <script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />}
      </div>
    )
  }
  return Object.assign(Placed, { component: component as ComponentType<never>, when })
}

/** Hands an island what the visitor typed or chose in its form before the script was there. */
export function useTypedBefore(form: RefObject<HTMLFormElement | null>, take: (typed: FormData) => void): void {
  const taken = useEffectEvent(take)
  useLayoutEffect(() => {
    if (form.current) taken(new FormData(form.current))
  }, [form])
}
