import { formatPrice } from '#kit/formats/format.ts'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { Field } from '#kit/parts/field.tsx'
import { Icon } from '#kit/parts/icon.tsx'
import { cartFields, cartGroups, uploads } from '#subjects/desk/facts/cart-form.ts'
import { fieldProblem } from '#subjects/desk/rules/field-problem.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { Picture } from '#subjects/pictures/view/picture.tsx'
import { Agree, Line } from './asked.tsx'
import { Send, TextLink } from './controls.tsx'

type Cells = Readonly<Record<string, string>>

export interface FormState {
  /** What stands in the fields, by column. */
  readonly cells: Cells
  /** What is true of the cart while they are shown. */
  readonly seen: Cells
  readonly problems: readonly string[]
  readonly reasons: readonly string[]
}

interface CartPageProps {
  readonly cart: Vehicle
  readonly form: FormState
  /** What became of photos that were sent. */
  readonly notes: readonly string[]
  /** Its page on the site. */
  readonly link: string
}

/** DESK-21: all that is known of a cart. */
export function CartPage({ cart, form, notes, link }: CartPageProps) {
  const { id, name, price, soldOn } = cart
  return (
    <>
      <div className="desk-cart-head">
        <p>
          <TextLink href="/carts">All carts</TextLink>
        </p>
        <h1>{name}</h1>
        <p className="soft">
          {formatPrice(price)}
          {soldOn === undefined ? '' : ', sold'} · <TextLink href={link}>its page on the site</TextLink>
        </p>
      </div>
      <Photos cart={cart} notes={notes} />
      <form method="post" action={`/carts/${id}`} className="stack">
        <CartFields form={form} />
      </form>
      <section className="stack" aria-labelledby="otherwise">
        <h2 id="otherwise">Otherwise</h2>
        <form method="post" className="cluster" action={`/carts/${id}/sold`}>
          <input type="hidden" name="on" value="cart" />
          {soldOn === undefined && <Send>Sold</Send>}
          <ButtonLink href={`/new-cart?like=${id}`}>New cart like this</ButtonLink>
          <Send formAction={`/carts/${id}/remove`}>Remove from the site</Send>
        </form>
      </section>
    </>
  )
}

/** DESK-21: a cart from nothing, or as a copy of one like it. */
export function NewCart({ like, form }: { readonly like: Vehicle | null; readonly form: FormState }) {
  return (
    <>
      <h1>New cart</h1>
      {like && <p className="soft">It begins as a copy of {like.name}. Give it a name of its own.</p>}
      <form method="post" action="/new-cart" className="stack">
        <CartFields form={form} isNew />
      </form>
    </>
  )
}

/** What a form asks for in this order where a cart is new: what it cannot do without comes first. */
const newOrder = ['Name and text', 'Price and stock', 'Specifications', 'Also known']

function CartFields({
  form: { cells, seen, problems, reasons },
  isNew = false,
}: {
  readonly form: FormState
  readonly isNew?: boolean
}) {
  const told = problems.map(fieldProblem)
  const groups = isNew
    ? cartGroups.toSorted((one, other) => newOrder.indexOf(one.title) - newOrder.indexOf(other.title))
    : cartGroups
  const further = Object.keys(cells).filter((column) => column.startsWith('spec.'))
  return (
    <>
      {(told.length > 0 || reasons.length > 0) && (
        <div className="notice stack" role="alert">
          {told.map(({ text }) => (
            <p key={text}>{text}</p>
          ))}
          <Agree reasons={reasons} />
        </div>
      )}
      {!isNew && <input type="hidden" name="seen" value={JSON.stringify(seen)} />}
      {groups.map(({ title, columns }) => (
        <fieldset key={title} className="desk-fields">
          <legend>{title}</legend>
          {columns.map((column) => (
            <CartField
              key={column}
              column={column}
              value={cells[column] ?? ''}
              error={told.find((each) => each.column === column)?.text}
            />
          ))}
          {title === 'Specifications' && <FurtherFields cells={cells} columns={further} />}
        </fieldset>
      ))}
      <p className="desk-save">
        <Send data-look="main">{isNew ? 'Add the cart' : 'Save'}</Send>
      </p>
    </>
  )
}

interface CartFieldProps {
  readonly column: string
  readonly value: string
  readonly error: string | undefined
}

function CartField({ column, value, error }: CartFieldProps) {
  const { label, hint, kind, choices } = cartFields[column] ?? { label: column }
  return (
    <Field id={column} label={label} hint={hint} error={error}>
      {(control) => {
        const about = {
          ...control,
          name: column,
          defaultValue: kind === 'area' && column === 'features' ? value.replaceAll('|', '\n') : value,
        }
        if (choices)
          return (
            <select {...about}>
              {choices.map(([each, text]) => (
                <option key={each} value={each}>
                  {text}
                </option>
              ))}
            </select>
          )
        if (kind === 'area') return <textarea {...about} rows={7} />
        if (kind === 'day') return <input {...about} type="date" />
        return <input {...about} autoComplete="off" inputMode={kind === 'number' ? 'numeric' : undefined} />
      }}
    </Field>
  )
}

/** Specifications under names of the dealer's own: those that are there, and room for two more. */
function FurtherFields({ cells, columns }: { readonly cells: Cells; readonly columns: readonly string[] }) {
  return (
    <>
      {columns.map((column) => (
        <Line
          key={column}
          id={column}
          label={column.slice('spec.'.length)}
          hint="Empty takes it away"
          defaultValue={cells[column]}
        />
      ))}
      {[1, 2].map((number) => (
        <div key={number} className="desk-pair">
          <input
            name={`label${number}`}
            aria-label={`Name of a further specification ${number}`}
            placeholder="Further: name"
            autoComplete="off"
          />
          <input
            name={`value${number}`}
            aria-label={`What it is ${number}`}
            placeholder="what it is"
            autoComplete="off"
          />
        </div>
      ))}
    </>
  )
}

/** DESK-22: a cart's pictures in their order, and a way to send more. */
function Photos({ cart: { id, name, images }, notes }: Pick<CartPageProps, 'cart' | 'notes'>) {
  const last = images.length
  const moves = [
    ['first', 'First', 'Show first', 1],
    ['earlier', '←', 'Move earlier', 1],
    ['later', '→', 'Move later', last],
    ['remove', <Icon key="close" name="close" />, 'Remove', 0],
  ] as const
  return (
    <section id="photos" className="stack" aria-labelledby="photos-title">
      <h2 id="photos-title">Photos</h2>
      {notes.length > 0 && (
        <div className="notice" role="status">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      )}
      <form
        method="post"
        action={`/carts/${id}/photos#photos`}
        encType="multipart/form-data"
        className="desk-add"
        data-photos={uploads.photos.megabytes}
      >
        <label className="button" data-look="main">
          Add photos
          <input type="file" name="photos" multiple required accept={uploads.photos.accept} />
        </label>
        <Send data-send>Send</Send>
        <p className="small soft" data-photos-told role="status">
          From the camera or the album, up to {uploads.photos.most} at once.
        </p>
        <ul className="desk-pictures" data-chosen />
      </form>
      {last > 0 && (
        <form method="post" action={`/carts/${id}/pictures#photos`}>
          <input type="hidden" name="seen" value={images.join('|')} />
          <input type="hidden" name="images" />
          <ul className="desk-pictures" data-order>
            {images.map((path, index) => (
              <li key={path} data-path={path}>
                <Picture path={path} alt={`Picture ${index + 1} of ${name}`} layout="shelf" />
                <span className="desk-moves">
                  {moves.map(([move, text, label, end]) => (
                    <button
                      key={move}
                      type="submit"
                      name="move"
                      value={`${move}:${index + 1}`}
                      disabled={end === index + 1}
                      aria-label={`${label}: picture ${index + 1}`}
                    >
                      {text}
                    </button>
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </form>
      )}
    </section>
  )
}
