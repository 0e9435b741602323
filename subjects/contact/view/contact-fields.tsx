import type { FieldControl } from '#kit/parts/field.tsx'
import { Field } from '#kit/parts/field.tsx'
import { contactFields, contactInterests } from '#subjects/contact/facts/contact-form.ts'
import type { ContactErrors, ContactField, ContactValues } from '#subjects/contact/rules/contact-values.ts'
import './contact-form.css'

/** What ties a field to the rules, once these are there. */
export type Registration = (name: ContactField) => object

interface ContactFieldsProps {
  readonly values: ContactValues
  readonly errors: ContactErrors
  readonly register: Registration | undefined
  /** The page came back with errors: the first of them is where to go on. */
  readonly focusFirstError: boolean
}

const lines = [
  { name: 'firstName', type: 'text', autoComplete: 'given-name' },
  { name: 'lastName', type: 'text', autoComplete: 'family-name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
] as const

/** LEAD-3, LEAD-10: the six fields, each with its error below it. The browser keeps their values; React only begins them. */
export function ContactFields({ values, errors, register, focusFirstError }: ContactFieldsProps) {
  const [firstError] = Object.keys(contactFields).filter((name) => errors[name as ContactField])
  const common = (name: ContactField, control: FieldControl) => ({
    ...control,
    name,
    required: true,
    autoFocus: focusFirstError && name === firstError,
    ...register?.(name),
  })
  return (
    <>
      <div className="contact-form-pairs">
        {lines.map(({ name, type, autoComplete }) => (
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
          <textarea
            rows={6}
            maxLength={contactFields.message.maximum}
            defaultValue={values.message}
            {...common('message', control)}
          />
        )}
      </Field>
    </>
  )
}
