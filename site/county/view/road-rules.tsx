import { countyPage } from '#content/county/county-page.ts'
import { roadRules } from '#content/county/road-rules.ts'
import { formatDate } from '#site/shared/rules/format.ts'

/** All the rules with their sources, when they were last read, and whom to ask. */
export function RoadRules() {
  return (
    <div className="grid gap-12">
      <dl className="gap-x-12 md:columns-2 lg:columns-3">
        {roadRules.rules.map(({ title, text, source }) => (
          <div key={title} className="mb-8 break-inside-avoid border-t-2 border-ink pt-4">
            <dt className="font-display text-h3 font-bold leading-tight">{title}</dt>
            <dd className="mt-2">{text}</dd>
            <dd className="mt-2 text-small text-soft">{source}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
        <section>
          <h3 className="mb-3">{countyPage.roads.ask}</h3>
          <ul className="grid">
            {roadRules.ask.map(({ who, about }) => (
              <li key={who} className="border-b border-line py-2">
                <b>{who}</b>: <span className="text-soft">{about}</span>
              </li>
            ))}
          </ul>
        </section>
        <p className="content-center border-l-4 border-laurel pl-5">
          {roadRules.caveat}
          <span className="mt-2 block text-small text-soft">
            {countyPage.roads.date} <time dateTime={roadRules.lookedOver}>{formatDate(roadRules.lookedOver)}</time>.
          </span>
        </p>
      </div>
    </div>
  )
}
