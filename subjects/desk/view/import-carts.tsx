import type { ReactNode } from 'react'
import { formatCount, formatNumber } from '#kit/formats/format.ts'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { uploads } from '#subjects/desk/facts/uploads.ts'
import { cartFileLimits } from '#subjects/inventory/facts/cart-file.ts'
import type { PlannedCart } from '#subjects/inventory/rules/change/changed-cart.ts'
import { Refused, Send } from './controls.tsx'
import { Agree, Tick } from './form-parts.tsx'

/** What an import would do: some of its lines, and how many there are. */
export interface ImportPreview {
  readonly carts: readonly PlannedCart[]
  readonly problems: readonly string[]
  /** What is unusual, and the words that were not understood. */
  readonly warnings: readonly string[]
  readonly unread: readonly string[]
  readonly bad: number
  readonly same: number
  readonly added: number
  readonly changed: number
}

/** Carts out as a file, and in again from one (DESK-23). */
export function ImportCarts({ problem }: { readonly problem: string | undefined }) {
  return (
    <>
      <h1>Download or upload carts</h1>
      <div className="desk-column">
        <section className="desk-panel stack" aria-labelledby="out">
          <h2 id="out">Download all carts</h2>
          <p>The spreadsheet opens in Excel or Numbers. The other file is for listing sites that ask for one.</p>
          <p className="cluster">
            <ButtonLink href="/export/carts.csv">Download a spreadsheet</ButtonLink>
            <ButtonLink href="/export/carts.json">Download for listing sites</ButtonLink>
          </p>
        </section>
        <section className="desk-panel stack" aria-labelledby="in">
          <h2 id="in">Upload a file of carts</h2>
          <p>Download the spreadsheet, change it, and choose it here. You see every change before it is made.</p>
          <Refused>{problem}</Refused>
          <form className="stack" method="post" action="/import" encType="multipart/form-data">
            <input type="file" name="file" required accept={uploads.cartFile.accept} aria-label="A file of carts" />
            <Send data-look="main">Preview the changes</Send>
          </form>
          <p className="small soft">
            Keep the heading row. We match carts by Id, or else by Name and Brand. Columns that you leave out stay as
            they are. At most {formatNumber(cartFileLimits.rows)} rows and {cartFileLimits.megabytes} MB.
          </p>
        </section>
      </div>
    </>
  )
}

interface PreviewProps {
  /** The name under which the file is kept. */
  readonly name: string
  readonly seen: string
  readonly plan: ImportPreview
  readonly problem: string | undefined
}

export function PreviewImport({ name, seen, plan, problem }: PreviewProps) {
  const { carts, problems, warnings, unread, bad, same, added, changed } = plan
  const changes = carts.length > 0
  return (
    <>
      <h1>What the file changes</h1>
      <p>
        {formatCount(added, 'cart')} to add, {formatNumber(changed)} to change, {formatNumber(same)} as they are
        {bad > 0 ? `, ${formatCount(bad, 'row')} that cannot be read` : ''}.
      </p>
      <Refused>{problem}</Refused>
      <Listed title="Cannot be read" items={problems.map(sentence)} count={bad} />
      <Listed title="Changes" items={carts.map(planned)} count={added + changed} />
      <Listed title="Not understood" items={unread.map(sentence)} count={unread.length} />
      <form className="stack" method="post" action={`/import/${name}`}>
        <input type="hidden" name="seen" value={seen} />
        {bad > 0 && changes && (
          <Tick name="leaveOut" required>
            Leave out the rows that cannot be read
          </Tick>
        )}
        {changes && <Agree warnings={warnings} />}
        {unread.length > 0 && warnings.length === 0 && (
          <Tick name="agreed" required>
            Show visitors these words as they are
          </Tick>
        )}
        <p className="cluster">
          {changes && <Send data-look="main">Make these changes</Send>}
          <ButtonLink href="/import">{changes ? 'Cancel' : 'Back'}</ButtonLink>
        </p>
      </form>
    </>
  )
}

interface ListedProps {
  readonly title: string
  /** The items of the list. */
  readonly items: readonly ReactNode[]
  /** How many there are, with those that the list leaves out. */
  readonly count: number
}

/** Lines of a file that are alike, under one heading. */
function Listed({ title, items, count }: ListedProps) {
  if (items.length === 0) return null
  return (
    <section className="desk-panel stack" aria-label={title}>
      <h2>{title}</h2>
      <ul className="desk-lines">
        {items}
        {count > items.length && <li>… and {formatNumber(count - items.length)} more</li>}
      </ul>
    </section>
  )
}

const sentence = (text: string) => <li key={text}>{text}</li>

/** A cart of the file, with all that was understood about it (DESK-30). */
function planned({ id, name, isNew, lines }: PlannedCart) {
  return (
    <li key={id}>
      <strong>{name}</strong> {isNew && 'is new'}
      <ul className="desk-understood">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </li>
  )
}
