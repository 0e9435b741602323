import { fillText, formatList } from '#kit/formats/format.ts'
import { findACartPageWords } from '#subjects/fit/facts/find-a-cart-page.ts'
import type { Answers } from '#subjects/fit/rules/answers.ts'
import { drivewayWords } from '#subjects/fit/rules/answers-text.ts'
import type { FitResult } from '#subjects/fit/rules/fit.ts'
import { nameWithoutBrand } from '#subjects/inventory/rules/cart-slug.ts'
import { sidePictureOf } from '#subjects/inventory/rules/kinds.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { Picture } from '#subjects/pictures/view/picture.tsx'
import './hill.css'

const words = findACartPageWords.hill
interface HillProps {
  readonly result: FitResult
  readonly answers: Answers
}

/** FIT-26: the way to the garage with the carts of the cards from the side: those that fit on their way up, the first at the door, the others at the foot. */
export function Hill({ result: { picks }, answers: { driveway } }: HillProps) {
  const drawn = picks
    .map(({ cart, change }, index) => ({ cart, number: index + 1, sign: change?.sign }))
    .filter(({ cart }) => sidePictureOf(cart))
  const up = drawn.filter(({ sign }) => sign === undefined)
  const foot = drawn.filter(({ sign }) => sign !== undefined)
  const told = [
    ...up.map(({ cart: { name } }, index) => fillText<string>(index === 0 ? words.top : words.up, { name })),
    ...foot.map(({ cart: { name } }) => fillText(words.foot, { name })),
  ]
  return (
    <figure className="hill" aria-label={fillText(words.label, { carts: formatList(told) })}>
      <Ground />
      {[...up, ...foot].map(({ cart, number, sign }) => (
        <HillCart key={cart.id} cart={cart} number={number} sign={sign} />
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
}

function HillCart({ cart, number, sign }: HillCartProps) {
  return (
    <div className="hill-cart" data-at={sign === undefined ? 'up' : 'foot'}>
      <Picture path={sidePictureOf(cart) ?? ''} alt="" layout="hill" needed="now" />
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

/** Where the tip of each tree stands, and its size: the far ones are small. */
const trees = [
  [430, 146, 0.6],
  [458, 130, 0.75],
  [486, 120, 0.6],
  [508, 108, 0.7],
  [34, 232, 1],
  [74, 200, 1.3],
  [118, 222, 0.95],
  [158, 192, 1.15],
  [196, 208, 0.8],
  [906, 258, 1],
  [942, 232, 1.35],
  [980, 260, 1.1],
] as const

/** The hill, its switchback and the garage on top; not to scale. */
function Ground() {
  return (
    <svg viewBox="0 0 1000 482" aria-hidden="true">
      <defs>
        <linearGradient id="hill-near" x2="0" y2="1">
          <stop className="hill-near-top" />
          <stop className="hill-near-foot" offset="1" />
        </linearGradient>
        <g id="hill-way">
          <path d="M-20 436H590Q720 436 850 374" strokeWidth="36" />
          <path d="M850 374L340 270" strokeWidth="29" />
          <path d="M340 270Q540 198 690 198H1020" strokeWidth="23" />
        </g>
        <g id="hill-tree">
          <path className="hill-tree" d="M0 0l-9 14h4l-8 16h5l-11 20h38l-11-20h5l-8-16h4z" />
          <path className="hill-tree-shade" d="M0 0v50h19l-11-20h5l-8-16h4z" />
          <path className="hill-trunk" d="M-3 50h6v8h-6z" />
        </g>
      </defs>
      <circle className="hill-sun" cx="272" cy="104" r="40" />
      <path className="hill-far" d="M0 150C90 118 150 128 230 150S390 92 500 84 660 30 770 44s150 26 230 4v300H0z" />
      <path
        className="hill-middle"
        d="M0 214C110 176 190 210 270 196S420 120 540 106s150-36 230-20 170 20 230-8v420H0z"
      />
      <path fill="url(#hill-near)" d="M0 296C150 290 260 250 370 190S600 124 720 128h280v392H0z" />
      {trees.map(([x, y, size]) => (
        <use key={x} href="#hill-tree" transform={`translate(${x} ${y}) scale(${size})`} />
      ))}
      <use className="hill-bank" href="#hill-way" y="8" />
      <use className="hill-road" href="#hill-way" />
      <path className="hill-wall" d="M776 192V92h150v100z" />
      <path className="hill-side" d="M926 192V92h34v88z" />
      <path className="hill-roof" d="M760 96l60-48h118l42 48z" />
      <path className="hill-door" d="M794 192v-76h114v76z" />
      <path className="hill-panels" d="M794 134h114M794 153h114M794 172h114" />
    </svg>
  )
}
