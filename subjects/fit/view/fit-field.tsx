import { Field } from '#kit/parts/field.tsx'
import { fitForm as words } from '#subjects/fit/facts/questions.ts'
import type { TypedAnswer } from '#subjects/fit/rules/answers.ts'

const inputs = {
  town: { autoComplete: 'address-level2' },
  riders: { inputMode: 'numeric' },
  budget: { inputMode: 'decimal' },
} as const satisfies Record<TypedAnswer, object>

interface FitFieldProps {
  readonly name: TypedAnswer
  readonly value?: string | undefined
  readonly autoComplete?: 'off'
  readonly error?: string | undefined
}

/** A question that is answered by typing. */
export function FitField({ name, value, error, ...rest }: FitFieldProps) {
  return (
    <Field id={`fit-${name}`} label={words[name]} error={error}>
      {(control) => <input {...control} type="text" name={name} {...inputs[name]} {...rest} defaultValue={value} />}
    </Field>
  )
}
