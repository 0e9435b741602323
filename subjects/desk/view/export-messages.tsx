import { Field } from '#kit/parts/field.tsx'
import { messageKinds } from '#subjects/desk/facts/messages.ts'

export function ExportMessages() {
  return (
    <>
      <h1>Export messages</h1>
      <form className="stack" method="post" action="/messages/export">
        <Field id="kind" label="Which">
          {(control) => (
            <select {...control} name="kind">
              <option value="">All but spam</option>
              {Object.entries(messageKinds).map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field id="since" label="Since" hint="Leave it empty for all.">
          {(control) => <input {...control} type="date" name="since" />}
        </Field>
        <div className="cluster">
          <button type="submit" name="format" value="csv" className="button" data-look="main">
            For a spreadsheet
          </button>
          <button type="submit" name="format" value="json" className="button">
            For a program
          </button>
        </div>
        <p className="small soft">The file holds names and numbers of people: erase it when it has served.</p>
      </form>
    </>
  )
}
