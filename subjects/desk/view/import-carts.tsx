import { formatCount, formatNumber } from '#kit/formats/format.ts'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { uploads } from '#subjects/desk/facts/cart-form.ts'
import { cartFileLimits } from '#subjects/inventory/facts/cart-file.ts'
import { Agree, Tick } from './asked.tsx'
import { Problem, Send } from './controls.tsx'

/** What an import would do: some of its lines, and how many there are. */
export interface ImportPreview {
  readonly lines: readonly string[]
  readonly problems: readonly string[]
  readonly reasons: readonly string[]
  readonly bad: number
  readonly same: number
  readonly added: number
  readonly changed: number
}

/** DESK-23: carts out as a file, and in again. */
export function ImportCarts({ problem }: { readonly problem: string | undefined }) {
  return (
    <>
      <h1>Import and export</h1>
      <section className="stack" aria-labelledby="out">
        <h2 id="out">All carts as a file</h2>
        <p className="cluster">
          <ButtonLink href="/export/carts.csv">For a spreadsheet (CSV)</ButtonLink>
          <ButtonLink href="/export/carts.json">For a program (JSON)</ButtonLink>
        </p>
      </section>
      <section className="stack" aria-labelledby="in">
        <h2 id="in">Carts from a file</h2>
        <p>
          A row with the name or id of a cart changes it, another adds one. What the file does not have stays as it is.
          You see every change before it is made. It has at most {formatNumber(cartFileLimits.rows)} rows and{' '}
          {cartFileLimits.megabytes} MB.
        </p>
        <Problem text={problem} />
        <form className="stack" method="post" action="/import" encType="multipart/form-data">
          <input type="file" name="file" required accept={uploads.cartFile.accept} aria-label="A file of carts" />
          <Send data-look="main">See what it changes</Send>
        </form>
      </section>
    </>
  )
}

interface PreviewProps {
  /** Under which the file is kept. */
  readonly name: string
  readonly seen: string
  readonly plan: ImportPreview
  readonly problem: string | undefined
}

export function PreviewImport({ name, seen, plan, problem }: PreviewProps) {
  const { lines, problems, reasons, bad, same, added, changed } = plan
  return (
    <>
      <h1>What the file changes</h1>
      <p>
        {formatCount(added, 'cart')} to add, {formatNumber(changed)} to change, {formatNumber(same)} as they are
        {bad > 0 ? `, ${formatCount(bad, 'row')} that cannot be taken` : ''}.
      </p>
      <Problem text={problem} />
      <Lines title="Cannot be taken" lines={problems} count={bad} />
      <Lines title="Changes" lines={lines} count={added + changed} />
      <form className="stack" method="post" action={`/import/${name}`}>
        <input type="hidden" name="seen" value={seen} />
        {bad > 0 && lines.length > 0 && (
          <Tick name="leaveOut" required>
            Leave out the rows that cannot be taken
          </Tick>
        )}
        {lines.length > 0 && <Agree reasons={reasons} />}
        <p className="cluster">
          {lines.length > 0 && <Send data-look="main">Make these changes</Send>}
          <ButtonLink href="/import">{lines.length > 0 ? 'Leave all as it is' : 'Back'}</ButtonLink>
        </p>
      </form>
    </>
  )
}

interface LinesProps {
  readonly title: string
  readonly lines: readonly string[]
  readonly count: number
}

function Lines({ title, lines, count }: LinesProps) {
  if (lines.length === 0) return null
  return (
    <section className="stack" aria-label={title}>
      <h2>{title}</h2>
      <ul className="desk-lines">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {count > lines.length && <li>… and {formatNumber(count - lines.length)} more</li>}
      </ul>
    </section>
  )
}
