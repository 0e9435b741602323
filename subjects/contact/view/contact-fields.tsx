import { Field, type FieldControl } from '#kit/parts/field.tsx'
import { contactFields, contactInterests, contactLines } from '#subjects/contact/facts/contact-form.ts'
import { contactPageWords } from '#subjects/contact/facts/contact-page.ts'
import {
  type ContactField,
  type ContactFormState,
  contactFieldNames,
  contextFields,
} from '#subjects/contact/rules/contact-submission.ts'
import './contact-context.css'
import './contact-form.css'

interface ContactFieldsProps extends Pick<ContactFormState, 'values' | 'errors'> {
  /** Whether the first field with an error gets the focus, since the page came back with errors. */
  readonly focusFirstError: boolean
}

/** The six fields, each with its error below it. React sets their first values; the browser keeps them from then on (LEAD-3, LEAD-10). */
export function ContactFields({ values, errors, focusFirstError }: ContactFieldsProps) {
  const firstError = contactFieldNames.find((name) => errors[name])
  const common = (name: ContactField, control: FieldControl) => ({
    ...control,
    name,
    required: true,
    autoFocus: focusFirstError && name === firstError,
  })
  return (
    <>
      <div className="contact-form-pairs">
        {contactLines.map(({ name, type, autoComplete }) => (
          <Field key={name} id={name} label={contactFields[name].label} error={errors[name]}>
            {(control) => (
              <input
                type={type}
                autoComplete={autoComplete}
                maxLength={contactFields[name].maximum}
                defaultValue={values[name]}
                {...common(name, control)}
              />
            )}
          </Field>
        ))}
      </div>
      <Field id="interest" label={contactFields.interest.label} error={errors.interest}>
        {(control) => (
          <select defaultValue={values.interest} {...common('interest', control)}>
            {contactInterests.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field id="message" label={contactFields.message.label} error={errors.message}>
        {(control) => (
          // Without a longest length: the browser would cut a text that is pasted, and say nothing.
          <textarea rows={4} defaultValue={values.message} {...common('message', control)} />
        )}
      </Field>
    </>
  )
}

const words = contactPageWords.context

/** What the visitor was looking at; the form sends it unless the visitor unchecks it (LEAD-22). */
export function ContactContext({ context }: Pick<ContactFormState, 'context'>) {
  const known = contextFields.flatMap((field) => (context[field] ? [{ field, ...context[field] }] : []))
  if (known.length === 0) return null
  return (
    <fieldset className="contact-context">
      <legend>{words.heading}</legend>
      {known.map(({ field, id, name }) => (
        <label key={field}>
          <input type="checkbox" name={field} value={id} defaultChecked />
          <span>
            <span className="small soft">{words[field]}</span> <b>{name}</b>
          </span>
        </label>
      ))}
      <p className="small soft">{words.note}</p>
    </fieldset>
  )
}
