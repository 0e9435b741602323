import { formatDate } from '#kit/formats/format.ts'
import { countyPage } from '#subjects/towns/facts/county-page.ts'
import { roadRules } from '#subjects/towns/facts/road-rules.ts'
import '#kit/parts/remark.css'
import './road-rules.css'

/** All the rules with their sources, when they were last read, and whom to ask. */
export function RoadRules() {
  return (
    <div className="road-rules">
      <dl className="road-rules-list">
        {roadRules.rules.map(({ title, text, source }) => (
          <div key={title} className="ruled">
            <dt className="title">{title}</dt>
            <dd>{text}</dd>
            <dd className="small soft">{source}</dd>
          </div>
        ))}
      </dl>
      <div className="split road-rules-more">
        <section>
          <h3>{countyPage.roads.ask}</h3>
          <ul>
            {roadRules.ask.map(({ who, about }) => (
              <li key={who}>
                <b>{who}</b>: <span className="soft">{about}</span>
              </li>
            ))}
          </ul>
        </section>
        <p className="remark">
          {roadRules.caveat}
          <span className="small soft">
            {countyPage.roads.date} <time dateTime={roadRules.lookedOver}>{formatDate(roadRules.lookedOver)}</time>.
          </span>
        </p>
      </div>
    </div>
  )
}
