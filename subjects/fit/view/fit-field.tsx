import { Field } from '#kit/parts/field.tsx'
import { fitForm as words } from '#subjects/fit/facts/questions.ts'
import type { TypedAnswer } from '#subjects/fit/rules/answers.ts'

const number = { inputMode: 'decimal', autoComplete: 'off' } as const
const { examples } = words
const inputs: Readonly<Record<TypedAnswer, object>> = {
  town: { autoComplete: 'address-level2', placeholder: examples.town },
  riders: { inputMode: 'numeric', autoComplete: 'off', placeholder: examples.riders },
  budget: { ...number, placeholder: examples.budget },
  load: number,
  slope: number,
  length: number,
  rise: number,
  width: { autoComplete: 'off' },
  height: { autoComplete: 'off' },
  depth: { autoComplete: 'off' },
}

interface FitFieldProps {
  readonly name: TypedAnswer
  readonly value?: string | undefined
  readonly error?: string | undefined
}

/** A field for a typed answer. */
export function FitField({ name, value, error }: FitFieldProps) {
  return (
    <Field id={`fit-${name}`} label={words[name]} error={error}>
      {(control) => <input {...control} type="text" name={name} {...inputs[name]} defaultValue={value} />}
    </Field>
  )
}
