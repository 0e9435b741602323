import type { MDXComponents } from 'mdx/types'
import type { ReactNode } from 'react'
import { CountPlot } from '#app/components/plots/count-plot.tsx'
import { HoursList } from '#app/components/sections/hours-list.tsx'
import { DataTable } from '#app/components/ui/data-table.tsx'
import { business } from '#content/business.ts'
import { businessHours } from '#content/hours.ts'
import { formatDate, formatMonthDay, formatPrice, formatTime } from '#domain/format.ts'
import { SectionHeading } from './section-heading.tsx'

/** What a policy document may use; `content/policies/README.md` says what each shows. */
export const policyVocabulary = {
  h2: SectionHeading,
  a: ({ href, children }) => (
    <a className="link" href={href}>
      {children}
    </a>
  ),
  Money: ({ of }: { readonly of: number }) => formatPrice(of),
  Time: ({ of }: { readonly of: string }) => formatTime(of),
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
  return (
    <div className="card grid gap-6 sm:grid-cols-2">
      <address className="grid content-start gap-1">
        <b>{name}</b>
        <span>{address.oneLine}</span>
        {[phones.main, phones.tollFree, email].map(({ href, display }) => (
          <a key={href} className="link justify-self-start" href={href}>
            {display}
          </a>
        ))}
      </address>
      <HoursList hours={businessHours} />
    </div>
  )
}
