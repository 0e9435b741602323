import { type ReactNode, useEffect, useRef, useState } from 'react'
import { fillText } from '#kit/formats/format.ts'
import { Icon } from '#kit/parts/icon.tsx'
import { modelButton as words } from '#subjects/inventory/facts/model-button.ts'
import type { CartModel } from '#subjects/inventory/rules/pictures/drawn-carts.ts'
import { mediaUrl } from '#subjects/pictures/view/media.ts'
import type { ModelPanel } from './model-panel.tsx'
import '#kit/parts/button.css'
import './turn-around.css'
import './turn-around.later.css'

interface TurnAroundProps {
  readonly name: string
  readonly model: CartModel
  /** Shown in the frame until the model is drawn. */
  readonly poster: ReactNode
  /** Hides the pictures behind the model, or shows them again. */
  readonly onShow: (shown: boolean) => void
}

type Loaded = { readonly Panel: typeof ModelPanel; readonly bytes: Promise<ArrayBuffer> }
type Problem = 'failed' | 'noGraphics' | 'lost'
type State = 'closed' | 'asking' | 'loading' | Problem | Loaded

const size = fillText(words.size, { kilobytes: words.kilobytes })

/** Loads the model once the visitor asks for it; where that fails, the pictures stay (CART-180). */
export function TurnAround({ name, model, poster, onShow }: TurnAroundProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [state, setState] = useState<State>('closed')
  const [drawn, setDrawn] = useState(false)
  const loaded = typeof state === 'object' ? state : undefined
  const shown = state === 'loading' || loaded !== undefined

  useEffect(() => onShow(shown), [shown, onShow])

  const leave = (to: 'closed' | Problem) => {
    setState(to)
    setDrawn(false)
    button.current?.focus({ preventScroll: true })
  }
  const onClick = () => {
    if (shown) leave('closed')
    else if (!drawsModels()) setState('noGraphics')
    else if (state !== 'asking' && savesData()) setState('asking')
    else {
      setState('loading')
      load(model.id).then(
        // A visitor who has gone back to the pictures meanwhile stays there.
        (found) => setState((now) => (now === 'loading' ? found : now)),
        () => setState((now) => (now === 'loading' ? 'failed' : now)),
      )
    }
  }

  return (
    <div className="turn-around screen-only">
      {shown && (
        <div className="model">
          {!drawn && (
            <div className="model-poster">
              {poster}
              <progress className="model-progress" aria-label={words.loading} />
            </div>
          )}
          {loaded && (
            <loaded.Panel
              name={name}
              model={model}
              bytes={loaded.bytes}
              drawn={drawn}
              onDrawn={() => setDrawn(true)}
              onProblem={leave}
            />
          )}
        </div>
      )}
      {state === 'asking' && <p>{fillText(words.savesData, { size })}</p>}
      <p role="status">{isProblem(state) ? words[state] : ''}</p>
      <p className="cluster turn-around-actions">
        <button ref={button} type="button" className="button" data-look="solid" onClick={onClick}>
          {!shown && <Icon name="cube" />}
          {shown ? words.close : state === 'asking' ? fillText(words.load, { size }) : words.open}
        </button>
      </p>
    </div>
  )
}

const isProblem = (state: State): state is Problem => ['failed', 'noGraphics', 'lost'].includes(state as Problem)

/** Loads both files at once: the program prepares all it can while the model, the larger file, is on its way. */
async function load(id: string): Promise<Loaded> {
  // The server never draws: its build does without all of it.
  if (import.meta.env.SSR) throw new Error('Models are drawn in browsers.')
  const bytes = fetch(mediaUrl(`/media/models/${id}.glb`)).then((response) => {
    if (!response.ok) throw new Error(`The model answered ${response.status}.`)
    return response.arrayBuffer()
  })
  // The panel reports a failure of the model; where the program fails as well, that failure is reported instead.
  bytes.catch(() => {})
  const { ModelPanel: Panel } = await import('./model-panel.tsx')
  return { Panel, bytes }
}

function drawsModels(): boolean {
  const probe = document.createElement('canvas').getContext('webgl2')
  probe?.getExtension('WEBGL_lose_context')?.loseContext()
  return probe !== null
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
