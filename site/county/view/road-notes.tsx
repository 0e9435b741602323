import { countyHub } from '#content/county/county-hub.ts'
import { roadRules } from '#content/county/road-rules.ts'
import { townPage } from '#content/county/town-page.ts'
import { fillText } from '#site/shared/rules/fill-text.ts'
import { formatDate } from '#site/shared/rules/format.ts'
import '#site/shared/view/remark.css'
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
