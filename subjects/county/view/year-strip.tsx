import { use } from 'react'
import { monthLetters, yearStrip } from '#subjects/county/rules/year-strip.ts'
import { ShopContext } from '#subjects/dealership/view/shop-context.ts'
import { Priced } from '#subjects/policies/view/prices-today.tsx'
import './year-strip.later.css'

/** Twelve months in one strip; the strip draws what each row says in words. */
export function YearStrip() {
  const isOpenOnSaturdays = use(ShopContext).weeks.sales.saturday !== 'closed'
  return (
    <div className="year-strip">
      <p aria-hidden="true" className="year-strip-months">
        {monthLetters.map((letter, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: twelve months, of which several share a letter
          <span key={index}>{letter}</span>
        ))}
      </p>
      <dl>
        {yearStrip
          .filter(({ days }) => days.length === 0 || isOpenOnSaturdays)
          .map((row) => (
            <Row key={row.name} {...row} />
          ))}
      </dl>
    </div>
  )
}

function Row({ name, text, href, stretches, days }: (typeof yearStrip)[number]) {
  return (
    <div>
      <dt>{href ? <a href={href}>{name}</a> : name}</dt>
      <dd className="soft">
        <Priced text={text} />
      </dd>
      <dd aria-hidden="true">
        <svg aria-hidden="true">
          {stretches.map(({ from, width }) => (
            <rect key={from} x={`${from}%`} width={`${width}%`} height="100%" />
          ))}
          {days.map((at) => (
            <line
              key={at}
              x2="100%"
              y1="50%"
              y2="50%"
              pathLength="12"
              strokeDasharray="0 1"
              strokeDashoffset={-at}
              strokeWidth="6"
              strokeLinecap="round"
            />
          ))}
        </svg>
      </dd>
    </div>
  )
}
