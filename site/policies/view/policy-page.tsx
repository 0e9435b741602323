import type { MDXContent } from 'mdx/types'
import type { ReactNode } from 'react'
import { business } from '#content/dealership/business.ts'
import type { PolicyMeta } from '#content/policies/policy-meta.ts'
import { policyPage } from '#content/policies/policy-page.ts'
import { formatDate } from '#site/shared/rules/format.ts'
import { type BreadcrumbItem, Breadcrumbs } from '#site/shared/view/breadcrumbs.tsx'
import { PolicyContents } from './policy-contents.tsx'
import { policyVocabulary } from './policy-vocabulary.tsx'
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

export function PolicyPage({ meta, content: Content, breadcrumbs, related, planner }: PolicyPageProps) {
  return (
    <>
      <PolicyHead meta={meta} breadcrumbs={breadcrumbs} />
      {planner}
      <article className="section policy-text">
        <div className="wrap">
          <PolicyContents of={Content} />
          <div className="prose">
            <Content components={policyVocabulary} />
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

function PolicyHead({ meta, breadcrumbs }: Pick<PolicyPageProps, 'meta' | 'breadcrumbs'>) {
  return (
    <header className="section policy-head" data-ground="shade">
      <div className="wrap">
        <Breadcrumbs items={breadcrumbs} />
        <h1>{meta.title}</h1>
        <p className="policy-date">
          <span>
            {policyPage.effective} <time dateTime={meta.effectiveDate}>{formatDate(meta.effectiveDate)}</time>
          </span>{' '}
          <span>
            {policyPage.updated} <time dateTime={business.policiesUpdated}>{formatDate(business.policiesUpdated)}</time>
          </span>
        </p>
        <section className="policy-summary" aria-labelledby="summary">
          <h2 id="summary">{policyPage.summary}</h2>
          <ul className="ticks">
            {meta.summary.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      </div>
    </header>
  )
}
