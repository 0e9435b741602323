import type { ComponentProps } from 'react'
import type { Problem } from '#kernel/history/plan.ts'
import { Field } from '#kit/parts/field.tsx'
import { Refused, refusedMark } from './controls.tsx'

/** A form that could not be carried out: it comes back with all that was typed. */
export interface RefusedForm {
  readonly values: Readonly<Record<string, string>>
  readonly problems: readonly Problem[]
  /** What is unusual about the change: the person must tick a box to agree. */
  readonly warnings: readonly string[]
}

/** DESK-29: why a form comes back: it stands first in the form, in sight, with the focus. */
export function WhyRefused({ refused }: { readonly refused: RefusedForm | undefined }) {
  const { problems = [], warnings = [] } = refused ?? {}
  if (problems.length + warnings.length === 0) return null
  return (
    <Refused>
      {[...new Set(problems.map(({ text }) => text))].map((text) => (
        <p key={text}>{text}.</p>
      ))}
      <Agree warnings={warnings} />
    </Refused>
  )
}

/** The attributes of a field that a problem is about, under one of these names. */
export function markOf(refused: RefusedForm | undefined, ...names: readonly string[]) {
  return refused?.problems.some(({ field = '' }) => names.includes(field)) ? refusedMark : {}
}

/** Asks for a tick for what is unusual about a change; `form` names the form, where the box stands outside of it. */
export function Agree({ warnings, form }: Pick<RefusedForm, 'warnings'> & { readonly form?: string }) {
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
