import type { MDXContent } from 'mdx/types'
import type { ReactNode } from 'react'
import { business } from '#content/dealership/business.ts'
import { damageReport } from '#content/policies/damage-report.ts'
import type { PolicyMeta } from '#content/policies/policy-meta.ts'
import { policyPage } from '#content/policies/policy-page.ts'
import { SceneBand } from '#site/pictures/view/scene-band.tsx'
import { formatDate } from '#site/shared/rules/format.ts'
import type { BreadcrumbItem } from '#site/shared/view/breadcrumbs.tsx'
import { ButtonLink } from '#site/shared/view/button-link.tsx'
import { Fold } from '#site/shared/view/fold.tsx'
import { PageTop } from '#site/shared/view/page-top.tsx'
import { PolicyContents } from './policy-contents.tsx'
import { policyParts } from './policy-sections.tsx'
import '#site/shared/view/prose.css'
import '#site/shared/view/section.css'
import '#site/shared/view/ticks.css'
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
