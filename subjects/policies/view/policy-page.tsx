import type { MDXContent } from 'mdx/types'
import type { ReactNode } from 'react'
import { formatDate } from '#kit/formats/format.ts'
import type { BreadcrumbItem } from '#kit/parts/breadcrumbs.tsx'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { Fold } from '#kit/parts/fold.tsx'
import { PageTop } from '#kit/parts/page-top.tsx'
import { business } from '#subjects/dealership/facts/business.ts'
import { SceneBand } from '#subjects/pictures/view/scene-band.tsx'
import { damageReport } from '#subjects/policies/facts/damage-report.ts'
import type { PolicyMeta } from '#subjects/policies/facts/policy-meta.ts'
import { policyPage } from '#subjects/policies/facts/policy-page.ts'
import { PolicyContents } from './policy-contents.tsx'
import { policyParts } from './policy-sections.tsx'
import '#kit/parts/prose.css'
import '#kit/parts/section.css'
import '#kit/parts/ticks.css'
import './policy-page.css'

interface PolicyPageProps {
  readonly meta: PolicyMeta
  readonly content: MDXContent
  readonly breadcrumbs: readonly BreadcrumbItem[]
  readonly related: readonly PolicyMeta[]
  readonly planner?: ReactNode
}

/** The short version, what can be worked out, then the document: its figures in sight, the rest folded below headings. */
export function PolicyPage({ meta, content, breadcrumbs, related, planner }: PolicyPageProps) {
  const { opening, sections } = policyParts(content)
  return (
    <>
      <PageTop title={meta.title} breadcrumbs={breadcrumbs} figure={<Summary of={meta} />} inset>
        <Dates of={meta} />
        {meta.reportsDamage && (
          <ButtonLink href={damageReport.link.url} icon="arrow">
            {damageReport.link.name}
          </ButtonLink>
        )}
      </PageTop>
      {planner}
      {meta.scene && (
        <div className="wrap">
          <SceneBand scene={meta.scene} />
        </div>
      )}
      <article className="section policy-text">
        <div className="wrap">
          <PolicyContents sections={sections} />
          <div className="policy-sections">
            <div className="prose policy-opening">{opening}</div>
            {sections.map(({ id, title, open, children }) => (
              <Fold key={id} id={id} title={title} open={open}>
                <div className="prose">{children}</div>
              </Fold>
            ))}
          </div>
        </div>
      </article>
      <nav className="section policy-related" data-ground="shade" aria-labelledby="related">
        <div className="wrap">
          <h2 id="related">{policyPage.related}</h2>
          <ul>
            {related.map(({ path, title, description }) => (
              <li key={path}>
                <a href={path}>{title}</a>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        </div>
      </nav>
    </>
  )
}

function Dates({ of: { effectiveDate } }: { readonly of: PolicyMeta }) {
  return (
    <p className="policy-date">
      <span>
        {policyPage.effective} <time dateTime={effectiveDate}>{formatDate(effectiveDate)}</time>
      </span>{' '}
      <span>
        {policyPage.updated} <time dateTime={business.policiesUpdated}>{formatDate(business.policiesUpdated)}</time>
      </span>
    </p>
  )
}

function Summary({ of: { summary } }: { readonly of: PolicyMeta }) {
  return (
    <section className="policy-summary" aria-labelledby="summary">
      <h2 id="summary">{policyPage.summary}</h2>
      <ul className="ticks">
        {summary.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}
