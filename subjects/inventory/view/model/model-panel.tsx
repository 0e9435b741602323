import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { fillText } from '#kit/formats/format.ts'
import { modelViewer as words } from '#subjects/inventory/facts/model-viewer.ts'
import { feetAndInches } from '#subjects/inventory/rules/pictures/cart-in-garage.ts'
import type { CartModel } from '#subjects/inventory/rules/pictures/drawn-carts.ts'
import { garageText, standpointText } from '#subjects/inventory/rules/pictures/model-viewer.ts'
import { type CartStage, openStage } from './cart-stage.ts'
import style from './model-panel.css?inline'

interface ModelPanelProps {
  readonly name: string
  readonly model: CartModel
  readonly bytes: Promise<ArrayBuffer>
  readonly drawn: boolean
  readonly onDrawn: () => void
  readonly onProblem: (problem: 'failed' | 'lost') => void
}

const step = { turn: Math.PI / 12, zoom: 1.15 }
const measured = ['length', 'width', 'height'] as const

const keys: Readonly<Record<string, (stage: CartStage) => void>> = {
  ArrowLeft: (stage) => stage.turn(step.turn, 0),
  ArrowRight: (stage) => stage.turn(-step.turn, 0),
  ArrowUp: (stage) => stage.turn(0, step.turn),
  ArrowDown: (stage) => stage.turn(0, -step.turn),
  '+': (stage) => stage.zoom(step.zoom),
  '=': (stage) => stage.zoom(step.zoom),
  '-': (stage) => stage.zoom(1 / step.zoom),
}

/** The style comes with this script: as part of the page every visitor would load it. The policy allows a sheet made by script. */
const sheet = new CSSStyleSheet()
sheet.replaceSync(style)
document.adoptedStyleSheets.push(sheet)

/** The model in its frame, with its buttons once it is drawn (CART-181). */
export function ModelPanel({ name, model: { paints, size }, bytes, drawn, onDrawn, onProblem }: ModelPanelProps) {
  const handle = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const marks = useRef<HTMLDivElement>(null)
  const lines = useRef<SVGPathElement>(null)
  const stage = useRef<CartStage>(undefined)
  const [seen, setSeen] = useState('')
  const [paint, setPaint] = useState(paints[0])
  const [lit, setLit] = useState(false)
  const [measuring, setMeasuring] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: one stage for as long as the panel is there
  useEffect(() => {
    let left = false
    if (!canvas.current || !marks.current || !lines.current) return
    openStage(canvas.current, bytes, {
      marks: [...marks.current.querySelectorAll('b')],
      lines: lines.current,
      onTurn: (at) => setSeen(standpointText(at)),
      onLost: () => left || onProblem('lost'),
    }).then(
      (opened) => {
        if (left) return opened.close()
        stage.current = opened
        onDrawn()
        handle.current?.focus({ preventScroll: true })
      },
      () => left || onProblem('failed'),
    )
    return () => {
      left = true
      stage.current?.close()
    }
  }, [])

  const move = (key: string) => stage.current && keys[key]?.(stage.current)
  const onKeyDown = (event: KeyboardEvent) => {
    if (!stage.current || !keys[event.key] || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    move(event.key)
  }
  const switches = [
    ['lamps', lit, setLit],
    ['measure', measuring, setMeasuring],
  ] as const

  return (
    <>
      <div className="model-frame" data-drawn={drawn || undefined}>
        <div
          ref={handle}
          className="model-handle"
          role="application"
          aria-roledescription={words.kind}
          aria-label={fillText(words.label, { name })}
          aria-describedby="model-keys"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the model has keys of its own
          tabIndex={0}
          onKeyDown={onKeyDown}
        >
          <canvas ref={canvas} />
        </div>
        <div ref={marks} className="model-marks" hidden={!measuring} aria-hidden="true">
          <svg aria-hidden="true">
            <path ref={lines} />
          </svg>
          {measured.map((side) => (
            <b key={side}>{feetAndInches(size[side])}</b>
          ))}
        </div>
      </div>
      {drawn && (
        <div className="model-controls">
          <div className="model-moves">
            <p>
              {words.moves.map(({ label, key, drawing }) => (
                <button key={key} type="button" aria-label={label} onClick={() => move(key)}>
                  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
                    <path d={drawing} />
                  </svg>
                </button>
              ))}
            </p>
            <p id="model-keys" className="small soft">
              {words.keys}
            </p>
          </div>
          <fieldset className="model-paints">
            <legend>{words.paint}</legend>
            {paints.map((each) => (
              <label key={each.name}>
                <input
                  type="radio"
                  name="model-paint"
                  style={{ background: each.hex }}
                  checked={each === paint}
                  onChange={() => {
                    setPaint(each)
                    stage.current?.paint(each.hex)
                  }}
                />
                {each.name}
              </label>
            ))}
          </fieldset>
          {paints.length > 1 && (
            <p className="small soft">{fillText(words.paintNote, { paint: paints[0]?.name ?? '' })}</p>
          )}
          <p className="model-switches">
            {switches.map(([name, on, set]) => (
              <label key={name}>
                <input
                  type="checkbox"
                  checked={on}
                  onChange={({ target }) => {
                    set(target.checked)
                    stage.current?.[name](target.checked)
                  }}
                />
                {words[name]}
              </label>
            ))}
          </p>
          {measuring && (
            <div className="model-measures">
              <dl>
                {measured.map((side) => (
                  <div key={side}>
                    <dt className="small soft">{words.measures[side]}</dt>
                    <dd>{feetAndInches(size[side])}</dd>
                  </div>
                ))}
              </dl>
              <p>{fillText(words.measures.gate, { width: feetAndInches(size.width) })}</p>
              <p>{garageText(size)}</p>
              <p className="small soft">{words.measures.drawn}</p>
            </div>
          )}
        </div>
      )}
      <p className="sr-only" role="status">
        {[seen, paint && fillText(words.painted, { paint: paint.name }), lit && words.lit].filter(Boolean).join(' ')}
      </p>
    </>
  )
}
