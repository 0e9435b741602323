import { type ComponentProps, Fragment } from 'react'
import type { Problem } from '#kernel/history/plan.ts'
import { Field } from '#kit/parts/field.tsx'
import { Refused, refusedMark, TextLink } from './controls.tsx'

/** What a form shows: its values, and why it comes back where its change was refused. */
export interface FormState {
  readonly values: Readonly<Record<string, string>>
  readonly problems: readonly Problem[]
  /** What is unusual about the change: the person must tick a box to agree. */
  readonly warnings: readonly string[]
}

type Refusal = Pick<FormState, 'problems' | 'warnings'>

/** A form with these values that was not refused. */
export const freshForm = (values: FormState['values']): FormState => ({ values, problems: [], warnings: [] })

/** Whether a form comes back: it offers to be sent again, although nothing is typed yet. */
export const isBack = ({ problems, warnings }: Refusal) => problems.length + warnings.length > 0

interface WhyRefusedProps {
  readonly refused: Refusal | undefined
  /** The form, where this stands outside of it. */
  readonly form?: string
  readonly id?: string | undefined
  /** The label of a field that shows its own problem: this only links to it. */
  readonly labelAt?: (field: string) => string | undefined
}

/** Says why a form comes back; it stands first in the form, in sight, with the focus (DESK-29). */
export function WhyRefused({ refused, form, id, labelAt = () => undefined }: WhyRefusedProps) {
  if (!refused || !isBack(refused)) return null
  const isAtField = ({ field = '' }: Problem) => labelAt(field) !== undefined
  const linked = new Set(refused.problems.filter(isAtField).map(({ field = '' }) => field))
  const texts = new Set(refused.problems.filter((problem) => !isAtField(problem)).map(({ text }) => text))
  return (
    <Refused id={id}>
      {linked.size > 0 && (
        <p>
          Not saved yet. Look at{' '}
          {[...linked].map((field, index) => (
            <Fragment key={field}>
              {index > 0 && ', '}
              <TextLink href={`#${field}`}>{labelAt(field)}</TextLink>
            </Fragment>
          ))}
          .
        </p>
      )}
      {[...texts].map((text) => (
        <p key={text}>{text}.</p>
      ))}
      <Agree warnings={refused.warnings} form={form} />
    </Refused>
  )
}

/** The attributes of a field that a problem is about, under one of these names. */
export function markOf(refused: FormState | undefined, ...names: readonly string[]) {
  return refused?.problems.some(({ field = '' }) => names.includes(field)) ? refusedMark : {}
}

/** Asks for a tick for what is unusual about a change; `form` names the form, where the box stands outside of it. */
export function Agree({ warnings, form }: Pick<FormState, 'warnings'> & { readonly form?: string | undefined }) {
  if (warnings.length === 0) return null
  return (
    <>
      {warnings.map((warning) => (
        <p key={warning} className="desk-bad">
          {warning}
        </p>
      ))}
      <Tick name="agreed" form={form} required>
        Yes, that is what I want
      </Tick>
    </>
  )
}

export function Tick({ children, hint, ...input }: ComponentProps<'input'> & { readonly hint?: string }) {
  return (
    <label className="check">
      <input {...input} type="checkbox" value="yes" />
      <span>
        {children}
        {hint && <span className="field-hint">{hint}</span>}
      </span>
    </label>
  )
}

interface Labels {
  readonly id: string
  readonly label: string
  readonly hint?: string
  readonly error?: string | undefined
}

/** A field of one line; the name under which it is sent is its id, unless it has another. */
export function Line({ label, hint, error, ...input }: ComponentProps<'input'> & Labels) {
  return (
    <Field id={input.id} label={label} hint={hint} error={error}>
      {(control) => <input name={input.id} autoComplete="off" {...input} {...control} />}
    </Field>
  )
}

export function Lines({ label, hint, error, ...area }: ComponentProps<'textarea'> & Labels) {
  return (
    <Field id={area.id} label={label} hint={hint} error={error}>
      {(control) => <textarea name={area.id} rows={3} required {...area} {...control} />}
    </Field>
  )
}
