import { Field } from '#kit/parts/field.tsx'
import { messageKinds } from '#subjects/desk/facts/message-words.ts'
import { Refused, refusedMark, Send } from './controls.tsx'
import { Line } from './form-parts.tsx'

export function ExportMessages({ problem }: { readonly problem?: string }) {
  return (
    <>
      <h1>Download messages</h1>
      <form className="desk-panel stack" method="post" action="/messages/export">
        <Refused>{problem}</Refused>
        <Field id="kind" label="Messages">
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
        <Line id="since" label="First day" hint="Leave empty for all days" type="date" {...(problem && refusedMark)} />
        <div className="cluster">
          <Send name="format" value="csv" data-look="main">
            Download a spreadsheet
          </Send>
          <Send name="format" value="json">
            Download for another program
          </Send>
        </div>
        <p className="small soft">The file holds names and numbers of people: delete it once you are done with it.</p>
      </form>
    </>
  )
}
