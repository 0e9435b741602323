import { fillText } from '#kit/formats/fill-text.ts'
import { formatDate } from '#kit/formats/format.ts'
import { countyHub } from '#subjects/county/facts/county-hub.ts'
import { townPage } from '#subjects/county/facts/town-page.ts'
import { roadRules } from '#subjects/towns/facts/road-rules.ts'
import '#kit/parts/remark.css'
import './road-notes.css'

const { advice, all } = townPage.roads

/** What the local roads mean for a cart, what the state says, how old that reading is and whom to ask. */
export function RoadNotes({ town, roads }: { readonly town: string; readonly roads: string }) {
  return (
    <div className="road-notes">
      <p>{roads}</p>
      <div className="stack remark road-notes-law">
        <p>{roadRules.short}</p>
        <p className="small soft">
          {fillText(advice, { town, date: formatDate(roadRules.lookedOver) })}{' '}
          <a className="link" href={`${countyHub.url}#roads`}>
            {all}
          </a>
        </p>
      </div>
    </div>
  )
}
