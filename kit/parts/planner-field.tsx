import type { ComponentProps } from 'react'
import { Field } from './field.tsx'
import type { PlannerQuery } from './planner-query.ts'

interface PlannerQuestion<Key extends string> {
  readonly query: PlannerQuery<Key, unknown>
  readonly name: Key
  /** The id of the field, where another part of the page has taken its name as an id. */
  readonly id?: string
  readonly label: string
  readonly hint?: string
}

/** A field for a typed answer: it shows again what was typed, and says what is wrong with it. */
export function PlannerField<Key extends string>({
  query: { typed, problems },
  name,
  id = name,
  label,
  hint,
  ...input
}: PlannerQuestion<Key> & ComponentProps<'input'>) {
  return (
    <Field id={id} label={label} hint={hint} error={problems[name]}>
      {(control) => <input {...control} {...input} name={name} defaultValue={typed[name]} />}
    </Field>
  )
}

interface PlannerChoiceProps<Key extends string> extends PlannerQuestion<Key> {
  readonly choices: readonly { readonly value: string; readonly label: string }[]
}

/** A question with a list of answers. */
export function PlannerChoice<Key extends string>({
  query: { typed, problems },
  name,
  id = name,
  label,
  choices,
}: PlannerChoiceProps<Key>) {
  return (
    <Field id={id} label={label} error={problems[name]}>
      {(control) => (
        <select {...control} name={name} defaultValue={typed[name]}>
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
