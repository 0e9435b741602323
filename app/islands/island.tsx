import { type ComponentType, type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { jsonForScript } from '#app/head/json-for-script.ts'

type IslandRenderer = (name: string, component: ComponentType<never>, props: object) => string

interface IslandOptions<Props> {
  /** `load`: the island is what the page is for. `visible`: it can wait until somebody gets there. */
  readonly when?: 'load' | 'visible'
  /** The part of the props that travels with the page; the rest the island finds in its own HTML. */
  readonly sent?: (props: Props) => object
}

/** Filled in by the server; the browser hydrates what is already there and never comes here. */
let renderIsland: IslandRenderer | undefined

export function setIslandRenderer(renderer: IslandRenderer): void {
  renderIsland = renderer
}

/**
 * Makes a component that the server renders in place, as a React root of its own with its props beside it, and that
 * `client.ts` hydrates. `name` is the name of the file that exports the same component as `hydrated`.
 */
export function island<Props extends object>(
  name: string,
  component: ComponentType<Props>,
  { when = 'load', sent = (props) => props }: IslandOptions<Props> = {},
) {
  return function Island(props: Props) {
    if (!renderIsland) throw new Error(`The island "${name}" can only be placed by the server.`)
    const html = renderIsland(name, component as ComponentType<never>, props)
    return (
      <div data-island={name} data-when={when}>
        <script type="application/json" dangerouslySetInnerHTML={{ __html: jsonForScript(sent(props)) }} />
        <div data-root="" dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    )
  }
}

/** Hands an island what the visitor typed or chose in its form before the script was there. */
export function useTypedBefore(form: RefObject<HTMLFormElement | null>, take: (typed: FormData) => void): void {
  const taken = useEffectEvent(take)
  useLayoutEffect(() => {
    if (form.current) taken(new FormData(form.current))
  }, [form])
}
