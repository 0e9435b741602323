import { contactPage } from '#subjects/contact/facts/contact-page.ts'
import { contextFields, type LeadContext } from '#subjects/contact/rules/contact-values.ts'
import './contact-context.css'

const words = contactPage.context

/** LEAD-22: what the visitor was looking at, sent along unless it is unchecked. */
export function ContactContext({ context }: { readonly context: LeadContext }) {
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
