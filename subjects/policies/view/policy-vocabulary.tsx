import type { MDXComponents } from 'mdx/types'
import type { ReactNode } from 'react'
import { formatCount, formatDate, formatMonthDay, formatPrice, formatTime } from '#kit/formats/format.ts'
import { DataTable } from '#kit/parts/data-table.tsx'
import { business } from '#subjects/dealership/facts/business.ts'
import { businessHours } from '#subjects/dealership/facts/hours.ts'
import { addressLine, mailHref, telHref } from '#subjects/dealership/rules/reach.ts'
import { HoursList } from '#subjects/dealership/view/hours-list.tsx'
import { CountPlot } from './count-plot.tsx'
import '#subjects/dealership/view/address-lines.css'
import '#kit/parts/card.css'
import './policy-vocabulary.css'

interface CountProps {
  readonly of: number
  readonly one: string
  readonly many?: string
}

/** What a policy document may use; `subjects/policies/facts/documents/README.md` says what each shows. */
export const policyVocabulary = {
  a: ({ href, children }) => (
    <a className="link" href={href}>
      {children}
    </a>
  ),
  Money: ({ of }: { readonly of: number }) => formatPrice(of),
  Time: ({ of }: { readonly of: string }) => formatTime(of),
  Count: ({ of, one, many }: CountProps) => formatCount(of, one, many),
  Day,
  Terms,
  Plot: CountPlot,
  Contact,
} satisfies MDXComponents

function Day({ of }: { readonly of: string }) {
  const yearly = /^\d\d-\d\d$/.test(of)
  return <time dateTime={of}>{yearly ? formatMonthDay(of) : formatDate(of)}</time>
}

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

function Contact() {
  const { name, address, phones, email } = business
  const ways = [...[phones.main, phones.tollFree].map((phone) => [telHref(phone), phone]), [mailHref(email), email]]
  return (
    <div className="card policy-contact">
      <address className="address-lines policy-contact-address">
        <b>{name}</b>
        <span>{addressLine(address)}</span>
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
