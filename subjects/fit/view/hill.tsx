import { fillText, formatList } from '#kit/formats/format.ts'
import { findACartPageWords } from '#subjects/fit/facts/find-a-cart-page.ts'
import type { Answers } from '#subjects/fit/rules/answers.ts'
import { drivewayWords } from '#subjects/fit/rules/answers-text.ts'
import type { FitResult } from '#subjects/fit/rules/fit.ts'
import { sidePictureOf } from '#subjects/inventory/rules/kinds.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { nameWithoutBrand } from '#subjects/inventory/rules/vehicle-slug.ts'
import { Picture } from '#subjects/pictures/view/picture.tsx'
import './hill.css'

const words = findACartPageWords.hill
/** The most carts that the drawing has room for, and the most at its foot. */
const room = { all: 4, foot: 3 } as const

interface HillProps {
  readonly result: FitResult
  readonly answers: Answers
}

/** FIT-26: the way to the garage with carts from the side. Those that fit stand up the hill, the best at the door; others at the foot. */
export function Hill({ result: { picks, others }, answers: { driveway } }: HillProps) {
  const cards = picks.map((pick, index) => ({ ...pick, number: index + 1, sign: pick.change?.sign }))
  const up = cards.filter(({ sign, cart }) => sign === undefined && sidePictureOf(cart))
  const refused = others.map((other) => ({ ...other, number: undefined }))
  const foot = [...cards, ...refused]
    .filter(({ sign, cart }) => sign !== undefined && sidePictureOf(cart))
    .slice(0, Math.min(room.foot, room.all - up.length))
  const told = [
    ...up.map(({ cart: { name } }, index) => fillText<string>(index === 0 ? words.top : words.up, { name })),
    ...foot.map(({ cart: { name } }) => fillText(words.foot, { name })),
  ]
  return (
    <figure className="hill" aria-label={fillText(words.label, { carts: formatList(told) })}>
      <Ground />
      {up.map(({ cart, number }) => (
        <HillCart key={cart.id} cart={cart} number={number} />
      ))}
      {foot.map(({ cart, number, sign = '' }) => (
        <HillCart key={cart.id} cart={cart} number={number} sign={sign} />
      ))}
      {driveway && <figcaption className="hill-figures">{drivewayWords(driveway).join(' · ')}</figcaption>}
    </figure>
  )
}

interface HillCartProps {
  readonly cart: Vehicle
  /** The number of its card. */
  readonly number: number | undefined
  /** Why the cart stands at the foot. */
  readonly sign?: string
}

function HillCart({ cart, number, sign }: HillCartProps) {
  return (
    <div className="hill-cart" data-at={sign === undefined ? 'up' : 'foot'}>
      <Picture path={sidePictureOf(cart) ?? ''} alt="" layout="hill" needed="now" />
      <p className="hill-sign">
        {number !== undefined && (
          <b className="hill-number" aria-hidden="true">
            {number}
          </b>
        )}
        <span>
          {nameWithoutBrand(cart)} {sign && <small>{sign}</small>}
        </span>
      </p>
    </div>
  )
}

const tree = 'l-13 34h6l-11 26h36l-11-26h6z'
const trees = [
  [64, 214],
  [118, 236],
  [168, 200],
  [452, 74],
  [508, 96],
  [556, 62],
  [948, 300],
  [902, 330],
]

/** The hill, its switchback and the garage on top; not to scale. */
function Ground() {
  return (
    <svg viewBox="0 0 1000 520" aria-hidden="true">
      <path className="hill-far" d="M0 190C140 120 230 150 340 92S560 20 700 60s200 20 300-20v420H0z" />
      <path className="hill-near" d="M0 330C160 300 250 270 360 190S620 110 720 122h280v398H0z" />
      <path className="hill-trees" d={trees.map(([x, y]) => `M${x} ${y}${tree}`).join('')} />
      <path className="hill-road" d="M-20 424H560L860 372 330 268 690 186H980" />
      <path className="hill-wall" d="M770 186V84h170v102z" />
      <path className="hill-roof" d="M752 92l103-58 103 58z" />
      <path className="hill-door" d="M792 186v-76h126v76z" />
    </svg>
  )
}
