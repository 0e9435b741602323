import { fillText, formatCount, formatPrice } from '#kit/formats/format.ts'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { Field } from '#kit/parts/field.tsx'
import { severalWords as words } from '#subjects/desk/facts/several-words.ts'
import { priceUnits, roundings, severalActions } from '#subjects/inventory/facts/several-carts.ts'
import type { PlannedCart } from '#subjects/inventory/rules/change/changed-cart.ts'
import type { SeveralWish } from '#subjects/inventory/rules/change/several-carts.ts'
import { CartPicture } from '#subjects/inventory/view/cart-picture.tsx'
import { type CartsShown, cartsPath, narrows } from './carts-path.ts'
import { Send } from './controls.tsx'
import { Agree, type FormState, Line, markOf, Tick, WhyRefused } from './form-parts.tsx'

/** The form to which the boxes in the rows belong. */
export const severalId = 'several'

interface SeveralProps {
  readonly list: CartsShown
  /** How many the list shows. */
  readonly count: number
  readonly today: string
  readonly refused: FormState | undefined
}

/** One change of all carts that are marked, or that the list shows (DESK-61). */
export function Several({ list: { search, show }, count, today, refused }: SeveralProps) {
  const values = refused?.values ?? {}
  const choice = (id: keyof SeveralWish, options: readonly (readonly [value: string, text: string])[]) => (
    <select name={id} id={id} defaultValue={values[id]} {...markOf(refused, id)}>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  )
  return (
    <details className="desk-several" open={refused !== undefined}>
      <summary className="button">
        <span data-when="closed">{words.title}</span>
        <span data-when="open">Cancel</span>
      </summary>
      <form id={severalId} method="post" action="/several" className="desk-panel">
        <WhyRefused refused={refused} />
        <input type="hidden" name="search" value={search} />
        <input type="hidden" name="show" value={show ?? ''} />
        <Field id="action" label="Change">
          {() =>
            choice(
              'action',
              severalActions.map((one) => [one, words.actions[one]]),
            )
          }
        </Field>
        <div className="desk-several-price">
          <Line
            id="amount"
            label="Amount"
            inputMode="decimal"
            defaultValue={values.amount}
            data-first={narrows({ search, show }) || undefined}
            {...markOf(refused, 'amount')}
          />
          <Field id="unit" label="In">
            {() =>
              choice(
                'unit',
                priceUnits.map((one) => [one, words.units[one]]),
              )
            }
          </Field>
          <Field id="roundTo" label="Rounded">
            {() =>
              choice(
                'roundTo',
                roundings.map((one) => [
                  String(one),
                  one === 'end in 95' ? words.endIn95 : fillText(words.roundTo, { dollars: formatPrice(one) }),
                ]),
              )
            }
          </Field>
        </div>
        <div className="desk-several-until">
          <Line
            id="until"
            label="Last day"
            type="date"
            min={today}
            defaultValue={values.until}
            {...markOf(refused, 'until')}
          />
        </div>
        {narrows({ search, show }) && <p className="small soft">{fillText(words.which, { count })}</p>}
      </form>
    </details>
  )
}

/** In sight while several are to be changed, with what it is about: the carts that are marked, or all of a narrower list. */
export function SeveralSend({ list, count }: Pick<SeveralProps, 'list' | 'count'>) {
  return (
    <p className="desk-save desk-several-send">
      <Tick form="" data-mark-all>
        {fillText(words.markAll, { count })}
      </Tick>
      <Send form={severalId} data-look="main" data-needs-marks={!narrows(list) || undefined}>
        <span data-for="marked">
          {words.seeMarked[0]} <span className="desk-marked" /> {words.seeMarked[1]}
        </span>
        <span data-for="all">{narrows(list) ? fillText(words.seeAll, { count }) : words.markFirst}</span>
      </Send>
    </p>
  )
}

interface PreviewProps {
  /** What the form has brought. */
  readonly values: Readonly<Record<string, string>>
  readonly ids: readonly string[]
  readonly carts: readonly (PlannedCart & { readonly image: string | undefined })[]
  readonly seen: string
  readonly warnings: readonly string[]
  /** Why it comes back. */
  readonly refused: Pick<FormState, 'problems' | 'warnings'> | undefined
}

/** Every change before it is made, the odd ones first (DESK-61). */
export function PreviewSeveral({ values, ids, carts, seen, warnings, refused }: PreviewProps) {
  const { search = '', show = '', ...wish } = values
  return (
    <>
      <h1>{formatCount(carts.length, 'cart')} would change</h1>
      <form className="stack" method="post" action="/several">
        {Object.entries({ ...wish, search, show, seen, ids: ids.join(' ') }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {refused ? <WhyRefused refused={refused} /> : <Agree warnings={warnings} />}
        <p className="cluster">
          <Send data-look="main">Change {formatCount(carts.length, 'cart')}</Send>
          <ButtonLink href={cartsPath({ search })}>Cancel</ButtonLink>
        </p>
      </form>
      <ul className="desk-list desk-carts desk-preview">
        {carts.map(({ id, name, image, lines }) => (
          <li key={id} className="desk-cart">
            <CartPicture className="desk-cart-picture" name={name} image={image} layout="shelf" />
            <strong>{name}</strong>
            <span>{lines.join(', ')}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
