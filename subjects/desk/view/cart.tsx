import type { ComponentProps } from 'react'
import { type Problem, sentencesOf } from '#kernel/history/plan.ts'
import { fillText } from '#kit/formats/format.ts'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { cartWords } from '#subjects/desk/facts/cart-words.ts'
import { uploads } from '#subjects/desk/facts/uploads.ts'
import { factsOf } from '#subjects/desk/rules/cart-facts.ts'
import { answerSentences, missingFigures } from '#subjects/fit/rules/cart-answers.ts'
import { deskNote, inspectionWords } from '#subjects/inventory/facts/inspection.ts'
import { placeNames } from '#subjects/inventory/rules/inspection.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { photoNameOf } from '#subjects/pictures/rules/photo-path.ts'
import { Picture } from '#subjects/pictures/view/picture.tsx'
import { AddPhotos, photosId } from './add-photos.tsx'
import { CartFolds, CartForm, type CartFormState, CartPanel, CartRefused, type Suggestions } from './cart-form.tsx'
import { CartMenu } from './cart-menu.tsx'
import { Menu, Refused, Send, TextLink } from './controls.tsx'

interface CartPageProps {
  readonly cart: Vehicle
  readonly form: CartFormState
  readonly suggestions: Suggestions
  /** What became of photos that were sent, and why they were not. */
  readonly photos: { readonly notes: readonly string[]; readonly problems: readonly Problem[] }
  /** Its page on the site. */
  readonly link: string
  /** What we noted for ourselves. */
  readonly note: string | undefined
  /** How many places of it were checked. */
  readonly placesChecked: number
  readonly today: string
}

/** All that is known of a cart (DESK-21). */
export function CartPage({ cart, form, suggestions, photos, link, note, placesChecked, today }: CartPageProps) {
  const { id, name, soldOn } = cart
  const action = (what: string) => `/carts/${id}/${what}`
  // Photos are what a cart needs next that has none.
  const isBare = cart.images.length === 0
  const pictures = <Photos cart={cart} {...photos} />
  return (
    <>
      <CartRefused form={form} />
      <div className="spread">
        <div>
          <h1>{name}</h1>
          <p className="soft">{factsOf(cart, today).join(' · ')}</p>
        </div>
        <form method="post" className="desk-acts">
          <input type="hidden" name="on" value="cart" />
          <Send formAction={action(soldOn === undefined ? 'sold' : 'for-sale')}>
            {soldOn === undefined ? 'Mark sold' : 'For sale again'}
          </Send>
          <ButtonLink href={link}>View on the site</ButtonLink>
          <CartMenu cart={cart} action={action} />
        </form>
      </div>
      <div className="desk-cart-parts">
        <div className="desk-column">
          {isBare && pictures}
          <CartPanel of="price" form={form} />
          {!isBare && pictures}
          <Answers cart={cart} />
          <section className="desk-panel desk-part" aria-labelledby="own">
            <h2 id="own">{cart.isNew ? deskNote.note.label : inspectionWords.desk}</h2>
            <a className="desk-row" href={action('inspection')}>
              {cart.isNew ? (note ? 'Change the note' : 'Write a note') : cartWords.walk}
              {!cart.isNew && (
                <span className="small soft">
                  {fillText(cartWords.places, { count: placesChecked, all: placeNames.length })}
                </span>
              )}
            </a>
            {note && !cart.isNew && <h3>{deskNote.note.label}</h3>}
            {note && <p className="desk-message">{note}</p>}
          </section>
        </div>
        <div className="desk-column">
          <CartPanel of="name" form={form} />
          <CartPanel of="figures" form={form} />
        </div>
        <CartFolds form={form} />
      </div>
      <CartForm action={`/carts/${id}`} form={form} suggestions={suggestions} />
    </>
  )
}

interface NewCartProps {
  readonly copyOf: Vehicle | null
  /** Those that it can begin as a copy of. */
  readonly carts: readonly Vehicle[]
  readonly form: CartFormState
  readonly suggestions: Suggestions
}

/** A cart from nothing, or as a copy of one like it (DESK-21). */
export function NewCart({ copyOf, carts, form, suggestions }: NewCartProps) {
  return (
    <>
      <CartRefused form={form} />
      <div className="spread">
        <h1>Add a cart</h1>
        {copyOf ? (
          <p className="soft">A copy of {copyOf.name}. Give it a name of its own.</p>
        ) : (
          <form className="desk-find" action="/new-cart">
            <div className="field">
              <select name="like" aria-label={cartWords.like} required>
                <option value="">{cartWords.chooseLike}</option>
                {carts.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </div>
            <Send>{cartWords.like}</Send>
          </form>
        )}
      </div>
      <div className="desk-cart-parts">
        <CartPanel of="needed" form={form}>
          <p className="soft">{cartWords.photosNext}</p>
        </CartPanel>
        <CartFolds form={form} isNew />
      </div>
      <CartForm action="/new-cart" form={form} suggestions={suggestions} isNew />
    </>
  )
}

/** What visitors read because of the cart's figures and abilities, and which missing figures leave it out of an answer (DESK-27). */
function Answers({ cart }: { readonly cart: Vehicle }) {
  const [told, missing] = [answerSentences(cart), missingFigures(cart)]
  if (told.length + missing.length === 0) return null
  return (
    <section className="desk-panel stack" aria-labelledby="told">
      <h2 id="told">{cartWords.told}</h2>
      <p className="small soft">{cartWords.toldFrom}</p>
      {told.length > 0 && (
        <ul className="desk-sentences">
          {told.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {missing.map(({ field, text }) => (
        <p key={field}>
          <TextLink href={`#${field}`}>{text}</TextLink>
        </p>
      ))}
    </section>
  )
}

/** A cart's pictures in their order, and a way to send more (DESK-22). */
function Photos({
  cart: { id, name, images },
  notes,
  problems,
}: Pick<CartPageProps, 'cart'> & CartPageProps['photos']) {
  const firstPhoto = images.findIndex((path) => photoNameOf(path) !== null)
  const movesOf = (index: number) => [
    ...(index > 0
      ? ([
          ['first', 'Show first'],
          ['earlier', 'Earlier'],
        ] as const)
      : []),
    ...(index < images.length - 1 ? ([['later', 'Later']] as const) : []),
  ]
  return (
    <section
      id={problems.length > 0 ? undefined : photosId}
      className="desk-panel stack"
      aria-labelledby="photos-title"
    >
      <AddPhotos
        cart={id}
        back=""
        heading={<h2 id="photos-title">Photos</h2>}
        hint={images.length > 1 ? cartWords.photoOrder : fillText(cartWords.photoSource, { most: uploads.photos.most })}
        isNext={images.length === 0}
      />
      {problems.length > 0 && <Refused id={photosId}>{sentencesOf(problems)}</Refused>}
      {notes.length > 0 && (
        <div className="notice" role="status">
          {notes.map((note) => (
            <p key={note}>{note}.</p>
          ))}
        </div>
      )}
      {firstPhoto > 0 && !photoNameOf(images[0] ?? '') && (
        <form className="spread" method="post" action={`/carts/${id}/pictures#${photosId}`}>
          <input type="hidden" name="seen" value={images.join('|')} />
          <p>Visitors see a drawing first.</p>
          <Send name="move" value={`first:${firstPhoto + 1}`}>
            Show the photo first
          </Send>
        </form>
      )}
      {images.length > 0 && (
        <form method="post" action={`/carts/${id}/pictures#${photosId}`}>
          <input type="hidden" name="seen" value={images.join('|')} />
          <input type="hidden" name="images" />
          <ul className="desk-pictures" data-order>
            {images.map((path, index) => (
              <li key={path} data-path={path}>
                <Picture
                  path={path}
                  alt={`Picture ${index + 1} of ${name}`}
                  layout={index === 0 ? 'lineupCard' : 'shelf'}
                />
                {index === 0 && <span className="desk-place">Shown first</span>}
                <Menu label={`More for picture ${index + 1}`}>
                  {movesOf(index).map(([to, text]) => (
                    <Move key={to} to={to} picture={index + 1}>
                      {text}
                    </Move>
                  ))}
                  <Move to="remove" picture={index + 1} data-look="danger">
                    Remove
                  </Move>
                </Menu>
              </li>
            ))}
          </ul>
        </form>
      )}
    </section>
  )
}

interface MoveProps extends ComponentProps<'button'> {
  readonly to: string
  readonly picture: number
  readonly children: string
}

function Move({ to, picture, ...button }: MoveProps) {
  return (
    <Send name="move" value={`${to}:${picture}`} aria-label={`${button.children}: picture ${picture}`} {...button} />
  )
}
