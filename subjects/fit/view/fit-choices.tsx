import './fit-choices.css'

interface FitChoicesProps {
  readonly name: string
  readonly legend: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  readonly chosen: readonly string[]
}

/** Boxes of which any number can be ticked, in a row. */
export function FitChoices({ name, legend, choices, chosen }: FitChoicesProps) {
  return (
    <fieldset className="fit-choices">
      <legend>{legend}</legend>
      {choices.map(({ value, label }) => (
        <label key={value}>
          <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
