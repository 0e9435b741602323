import type { RefObject } from 'react'
import { formatCount } from '#kit/formats/format.ts'
import { Field } from '#kit/parts/field.tsx'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { eco } from '#subjects/eco/facts/eco.ts'
import { ecoImpact } from '#subjects/eco/facts/eco-page.ts'
import '#kit/parts/button.css'
import './eco-form.css'

const words = ecoImpact.calculator

/** The values of the form as text: a number field may hold what is no number yet. */
export interface EcoChoices {
  readonly miles: string
  readonly use: string
  readonly years: string
}

const { one, many } = words.yearChoice
const lists = [
  { name: 'use', label: words.usage, options: eco.usageTypes },
  {
    name: 'years',
    label: words.years,
    options: eco.timeframes.map((years) => ({ value: years, label: formatCount(years, one, many) })),
  },
] as const

interface EcoFormProps {
  readonly form: RefObject<HTMLFormElement | null>
  readonly button: RefObject<HTMLButtonElement | null>
  readonly choices: EcoChoices
  readonly calculating: boolean
  readonly onChange: (choices: EcoChoices) => void
  readonly onSubmit: () => void
}

/** Without script it asks with GET, and the same page comes back with the result. */
export function EcoForm({ form, button, choices, calculating, onChange, onSubmit }: EcoFormProps) {
  return (
    <form
      ref={form}
      className="eco-form"
      method="get"
      action={`${addresses.ecoImpact}#result`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!calculating) onSubmit()
      }}
    >
      <Field id="miles" label={words.miles} hint={words.text}>
        {(control) => (
          <input
            {...control}
            type="number"
            name="miles"
            inputMode="decimal"
            min={eco.milesField.min}
            max={eco.milesField.max}
            step="any"
            value={choices.miles}
            onChange={(event) => onChange({ ...choices, miles: event.target.value })}
          />
        )}
      </Field>
      {lists.map(({ name, label, options }) => (
        <Field key={name} id={name} label={label}>
          {(control) => (
            <select
              {...control}
              name={name}
              value={choices[name]}
              onChange={(event) => onChange({ ...choices, [name]: event.target.value })}
            >
              {options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
      ))}
      <button ref={button} type="submit" className="button" data-look="main" disabled={calculating}>
        {calculating ? words.calculating : words.submit}
      </button>
    </form>
  )
}
