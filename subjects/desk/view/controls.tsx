import type { ComponentProps, ReactNode } from 'react'
import { formatTime } from '#kit/formats/format.ts'
import { Icon } from '#kit/parts/icon.tsx'
import { shopWords } from '#subjects/desk/facts/shop-words.ts'

/** The button that sends its form. */
export function Send(props: ComponentProps<'button'>) {
  return <button type="submit" className="button" {...props} />
}

interface SaveProps extends ComponentProps<'button'> {
  /** The screen to which Discard leads where the form shows values that are not saved: a reset would keep them. */
  readonly asBefore?: string | false | undefined
  /** A form that creates something shows its button from the start. */
  readonly isForNew?: boolean
}

/**
 * The bar that saves a form comes with the first change, and stays in sight with a way out. `form` names one that ends above it (DESK-104).
 */
export function Save({ children = 'Save', asBefore, isForNew, ...button }: SaveProps) {
  return (
    <p className="desk-save" data-for-new={isForNew ? '' : undefined}>
      <span className="small soft" data-told-changes />
      <Send data-look="main" {...button}>
        {children}
      </Send>
      {asBefore ? (
        <a className="button" href={asBefore} data-discard>
          Discard
        </a>
      ) : (
        <button type="reset" className="button" form={button.form}>
          Discard
        </button>
      )}
    </p>
  )
}

type OneOfTwo = readonly [value: string, text: string]

interface EitherProps extends ComponentProps<'input'> {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly choices: readonly [OneOfTwo, OneOfTwo]
  /** The value that is chosen. */
  readonly value: string
  readonly error?: string | undefined
}

/** A choice of two shows both: one tap chooses (DESK-106). */
export function Either({ id, label, choices, value: chosen, error, ...radio }: EitherProps) {
  const refused = { tabIndex: -1, 'aria-invalid': true, 'aria-describedby': `${id}-error` } as const
  return (
    <div id={id} className="field" role="radiogroup" aria-labelledby={`${id}-name`} {...(error && refused)}>
      <p id={`${id}-name`} className="desk-label">
        {label}
      </p>
      <TwoChoices choices={choices} chosen={chosen} {...radio} />
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}

interface TwoChoicesProps extends ComponentProps<'input'> {
  readonly choices: readonly OneOfTwo[]
  readonly chosen: string | undefined
}

/** The two choices alone, below a name of their own. */
export function TwoChoices({ choices, chosen, ...radio }: TwoChoicesProps) {
  return (
    <span className="desk-filters">
      {choices.map(([value, text]) => (
        <label key={value}>
          <input {...radio} type="radio" value={value} defaultChecked={value === chosen} />
          {text}
        </label>
      ))}
    </span>
  )
}

const quarters = [0, 15, 30, 45].map((minute) => String(minute).padStart(2, '0'))
const { first, last } = shopWords.hours
const times = Array.from({ length: last - first + 1 }, (_, index) => String(first + index).padStart(2, '0')).flatMap(
  (hour) => quarters.map((minute) => `${hour}:${minute}`),
)

interface TimeProps extends ComponentProps<'select'> {
  readonly defaultValue: string | undefined
}

/** A time of the day as people write it, out of a list; one of its own stays in it. */
export function Time(select: TimeProps) {
  const own = select.defaultValue ?? ''
  return (
    <select {...select}>
      <option value="">Choose</option>
      {[...new Set([...times, ...(own ? [own] : [])])].toSorted().map((time) => (
        <option key={time} value={time}>
          {formatTime(time)}
        </option>
      ))}
    </select>
  )
}

/** What is looked for; the sign at its end sends the search, as Enter does. */
export function SearchField(input: ComponentProps<'input'>) {
  return (
    <span className="desk-search">
      <input {...input} type="search" name="search" placeholder="Search" />
      <button type="submit" aria-label="Search">
        <Icon name="search" />
      </button>
    </span>
  )
}

export function SignOut() {
  return (
    <form method="post" action="/sign-out" data-ends-drafts="">
      <Send className="desk-sign-out">Sign out</Send>
    </form>
  )
}

/** What is done now and then, behind one quiet button; it opens without script. One menu is open at a time. */
export function Menu({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <details className="desk-menu" name="menu">
      <summary aria-label={label}>
        <Icon name="more" />
      </summary>
      <div>{children}</div>
    </details>
  )
}

/** A link in running text. */
export function TextLink(props: ComponentProps<'a'>) {
  return <a className="link" {...props} />
}

/** What became of something: an arrow never begins a line. */
export function Sentence({ children }: { readonly children: string }) {
  return <p>{children.replaceAll(' →', '\u00a0→')}</p>
}

const refusedId = 'refused'

/** The attributes of a field that was refused. */
export const refusedMark = { 'aria-invalid': true, 'aria-describedby': refusedId } as const

/**
 * Why what a person asked for was not done. Screen readers read it out, and the focus brings it into sight; where the address has a
 * fragment, only if that is its `id` (DESK-29).
 */
export function Refused({
  id = refusedId,
  children,
}: {
  readonly id?: string | undefined
  readonly children?: ReactNode
}) {
  if (!children) return null
  return (
    // biome-ignore lint/a11y/noAutofocus: the reason why nothing was done may stand anywhere on the page
    <div id={id} className="notice stack" role="alert" tabIndex={-1} autoFocus>
      {children}
    </div>
  )
}
