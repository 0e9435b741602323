import type { MDXComponents } from 'mdx/types'
import { type ReactNode, use } from 'react'
import {
  formatCount,
  formatDate,
  formatMonthDay,
  formatNumber,
  formatPrice,
  formatTime,
  plural,
} from '#kit/formats/format.ts'
import { DataTable } from '#kit/parts/data-table.tsx'
import { business } from '#subjects/dealership/facts/business.ts'
import { businessHours } from '#subjects/dealership/facts/hours.ts'
import { mailHref, telHref } from '#subjects/dealership/rules/reach.ts'
import { AddressLines } from '#subjects/dealership/view/address-lines.tsx'
import { HoursList } from '#subjects/dealership/view/hours-list.tsx'
import { ShopContext } from '#subjects/dealership/view/shop-context.ts'
import { policyPageWords } from '#subjects/policies/facts/policy-page.ts'
import { Price, PriceSpan } from './prices-today.tsx'
import '#subjects/dealership/view/address-lines.css'
import '#kit/parts/card.css'
import './policy-vocabulary.later.css'
import './count-plot.css'

/** The parts that a policy document may use beside Markdown. */
export const policyVocabulary = {
  a: ({ href, children }) => (
    <a className="link" href={href}>
      {children}
    </a>
  ),
  Money: ({ of }: { readonly of: number }) => formatPrice(of),
  Price,
  PriceSpan,
  Time: ({ of }: { readonly of: string }) => formatTime(of),
  Count: ({ of, one, many }: { readonly of: number; readonly one: string; readonly many?: string }) =>
    formatCount(of, one, many),
  Day: ({ of }: { readonly of: string }) => (
    <time dateTime={of}>{/^\d\d-\d\d$/.test(of) ? formatMonthDay(of) : formatDate(of)}</time>
  ),
  Terms,
  Plot,
  Contact,
} satisfies MDXComponents

interface TermsProps {
  readonly caption: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly ReactNode[])[]
}

function Terms({ caption, head, rows }: TermsProps) {
  return (
    <DataTable caption={caption} columns={head} rows={rows.map((cells, index) => ({ key: String(index), cells }))} />
  )
}

interface PlotProps {
  readonly caption: string
  readonly rows: readonly { readonly label: string; readonly value: number }[]
}

const { people } = policyPageWords
const mark = { width: 7, height: 15, step: 10 }
const markPath = `h${mark.width}v${mark.height}h-${mark.width}zm${mark.step} 0`

/** Numbers of people as rows of marks, one for each person, which can be counted and read as a list. */
function Plot({ caption, rows }: PlotProps) {
  const width = mark.step * Math.max(...rows.map(({ value }) => value))
  return (
    <figure className="count-plot">
      <figcaption>{caption}</figcaption>
      <ul>
        {rows.map(({ label, value }) => (
          <li key={label}>
            <span>
              {label}
              <span className="sr-only">: </span>
            </span>
            <span className="amount">
              {formatNumber(value)}
              <span className="sr-only"> {plural(value, people.one, people.many)}</span>
            </span>
            <svg viewBox={`0 0 ${width} ${mark.height}`} preserveAspectRatio="xMinYMid" aria-hidden="true">
              <path d={`M0 0${markPath.repeat(value)}`} />
            </svg>
          </li>
        ))}
      </ul>
    </figure>
  )
}

function Contact() {
  const { name, address, email } = business
  const { phones } = use(ShopContext)
  const ways = [...[phones.main, phones.tollFree].map((phone) => [telHref(phone), phone]), [mailHref(email), email]]
  return (
    <div className="card policy-contact">
      <address className="address-lines policy-contact-address">
        <b>{name}</b>
        <AddressLines address={address} />
        {ways.map(([href, shown]) => (
          <a key={href} className="link" href={href}>
            {shown}
          </a>
        ))}
      </address>
      <HoursList hours={businessHours} />
    </div>
  )
}
