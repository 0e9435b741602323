import type { MDXContent } from 'mdx/types'
import type { ReactNode } from 'react'
import { definePage, type Page } from '#kernel/page/page.ts'
import { formatDate } from '#kit/formats/format.ts'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { PageTop } from '#kit/parts/page-top.tsx'
import { business } from '#subjects/dealership/facts/business.ts'
import { breadcrumb, breadcrumbTrail } from '#subjects/dealership/view/json-ld.ts'
import { SceneBand } from '#subjects/pictures/view/scene-band.tsx'
import { damageReport } from '#subjects/policies/facts/damage-report.ts'
import type { PolicyMeta } from '#subjects/policies/facts/policy-meta.ts'
import { policyPageWords as words } from '#subjects/policies/facts/policy-page.ts'
import { rentalDeadlineFinder, returnDeadlineFinder } from './deadline-finders.tsx'
import { PolicyText } from './policy-text.tsx'
import { Priced } from './prices-today.tsx'
import { storagePlanner } from './storage-planner.tsx'
import '#kit/parts/page-top-inset.css'
import '#kit/styles/columns.css'
import '#kit/parts/section.css'
import './policy-page.css'

const folder = '/subjects/policies/facts/documents'
const documents = import.meta.glob<{ readonly default: MDXContent; readonly meta: PolicyMeta }>(
  '/subjects/policies/facts/documents/*.mdx',
  { eager: true },
)
const planners = { storage: storagePlanner, returns: returnDeadlineFinder, rental: rentalDeadlineFinder }

/** A page for each document: the main points, its planner, its text, and documents to read next. */
export const policyPages: readonly Page[] = Object.values(documents).map(({ default: content, meta }) => {
  const { path, title, headTitle, description, keywords, copyrightPath, effectiveDate, scene } = meta
  const planner = meta.planner && planners[meta.planner]
  const breadcrumbs = breadcrumbTrail({ name: title, url: path })
  const related = meta.related.flatMap((name) => documents[`${folder}/${name}.mdx`]?.meta ?? [])
  return definePage<ReactNode>({
    paths: copyrightPath ? [path, copyrightPath] : [path],
    share: 'policies',
    entries: () => [{ path, changed: effectiveDate }],
    keys: planner?.keys ?? [],
    load: ({ search }) => ({ data: planner?.answer(search, path) }),
    head: () => ({
      title: headTitle,
      description,
      keywords,
      canonical: path,
      ogType: 'article',
      jsonLd: [breadcrumb(breadcrumbs)],
    }),
    body: (plan) => (
      <>
        <PageTop
          title={title}
          breadcrumbs={breadcrumbs}
          figure={
            <section className="policy-summary" aria-labelledby="summary">
              <h2 id="summary">{words.summary}</h2>
              <ul>
                {meta.summary.map((sentence) => (
                  <li key={sentence}>
                    <Priced text={sentence} />
                  </li>
                ))}
              </ul>
            </section>
          }
          inset
        >
          <p className="policy-date">
            <span>
              {words.effective} <time dateTime={effectiveDate}>{formatDate(effectiveDate)}</time>
            </span>{' '}
            <span>
              {words.updated} <time dateTime={business.policiesUpdated}>{formatDate(business.policiesUpdated)}</time>
            </span>
          </p>
          {meta.reportsDamage && (
            <ButtonLink href={damageReport.link.url} icon="arrow">
              {damageReport.link.name}
            </ButtonLink>
          )}
        </PageTop>
        {plan}
        {scene && (
          <div className="wrap">
            <SceneBand scene={scene} />
          </div>
        )}
        <PolicyText content={content} />
        <nav className="section policy-related" data-ground="shade" aria-labelledby="related">
          <div className="wrap stack">
            <h2 id="related">{words.related}</h2>
            <ul className="thirds">
              {related.map((other) => (
                <li key={other.path} className="ruled">
                  <a className="title" href={other.path}>
                    {other.title}
                  </a>
                  <p className="small soft">{other.description}</p>
                </li>
              ))}
            </ul>
          </div>
        </nav>
      </>
    ),
  })
})
