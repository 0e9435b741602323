import { fillText, formatList } from '#kit/formats/format.ts'
import { findACartPageWords } from '#subjects/fit/facts/find-a-cart-page.ts'
import type { Answers } from '#subjects/fit/rules/answers.ts'
import { drivewayWords } from '#subjects/fit/rules/answers-text.ts'
import type { FitResult } from '#subjects/fit/rules/fit.ts'
import { nameWithoutBrand } from '#subjects/inventory/rules/cart-slug.ts'
import { sidePictureOf } from '#subjects/inventory/rules/list/kinds.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { hillPicture } from '#subjects/pictures/facts/pictures.ts'
import { Picture } from '#subjects/pictures/view/picture.tsx'
import './hill.css'

const words = findACartPageWords.hill
/** At the garage, on the way up to it, and on the road at the foot: at the left, in the middle, at the right. */
type Place = 'door' | 'way' | 'left' | 'middle' | 'right'
const ways: readonly Place[] = ['door', 'way', 'right']
const feet: readonly Place[] = ['left', 'middle', 'right']

interface HillProps {
  readonly result: FitResult
  readonly answers: Answers
}

/**
 * The way to the garage with the carts of the cards from the side: those that fit on their way up, the first at the door, the others at the
 * foot (FIT-26).
 */
export function Hill({ result: { picks }, answers: { driveway } }: HillProps) {
  const drawn = picks
    .map(({ cart, change }, index) => ({ cart, number: index + 1, sign: change?.sign }))
    .filter(({ cart }) => sidePictureOf(cart))
  const up = drawn.filter(({ sign }) => sign === undefined)
  const foot = drawn.filter(({ sign }) => sign !== undefined)
  const labels = [
    ...up.map(({ cart: { name } }, index) => fillText<string>(index === 0 ? words.top : words.up, { name })),
    ...foot.map(({ cart: { name } }) => fillText(words.foot, { name })),
  ]
  return (
    <figure className="hill" aria-label={fillText(words.label, { carts: formatList(labels) })}>
      <Picture path={hillPicture.path} alt="" hasEvening layout="hill" needed="now" />
      {up.map((cart, index) => (
        <HillCart key={cart.number} {...cart} place={ways[index]} />
      ))}
      {foot.map((cart, index) => (
        <HillCart key={cart.number} {...cart} place={feet[index]} />
      ))}
      {driveway && <figcaption className="hill-figures">{drivewayWords(driveway).join(' · ')}</figcaption>}
    </figure>
  )
}

interface HillCartProps {
  readonly cart: Vehicle
  /** The number of its card. */
  readonly number: number
  /** Why the cart stands at the foot. */
  readonly sign: string | undefined
  readonly place: Place | undefined
}

function HillCart({ cart, number, sign, place }: HillCartProps) {
  return (
    <div className="hill-cart" data-place={place}>
      <Picture path={sidePictureOf(cart) ?? ''} alt="" layout="hillCart" needed="now" />
      <p className="hill-sign">
        <b className="hill-number" aria-hidden="true">
          {number}
        </b>
        <span>
          {nameWithoutBrand(cart)} {sign && <small>{sign}</small>}
        </span>
      </p>
    </div>
  )
}
