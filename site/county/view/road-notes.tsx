import { countyHub } from '#content/county/county-hub.ts'
import { roadRules } from '#content/county/road-rules.ts'
import { townPage } from '#content/county/town-page.ts'
import { fillText } from '#site/shared/rules/fill-text.ts'
import { formatDate } from '#site/shared/rules/format.ts'

const { advice, all } = townPage.roads

/** What the local roads mean for a cart, what the state says, how old that reading is and whom to ask. */
export function RoadNotes({ town, roads }: { readonly town: string; readonly roads: string }) {
  return (
    <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[3fr_2fr]">
      <p className="text-lead">{roads}</p>
      <div className="grid content-start gap-3 border-l-4 border-laurel pl-5">
        <p>{roadRules.short}</p>
        <p className="text-small text-soft">
          {fillText(advice, { town, date: formatDate(roadRules.lookedOver) })}{' '}
          <a className="link" href={`${countyHub.url}#roads`}>
            {all}
          </a>
        </p>
      </div>
    </div>
  )
}
