import type { MDXContent } from 'mdx/types'
import type { ReactNode } from 'react'
import { definePage, type Page } from '#kernel/page/page.ts'
import { breadcrumb } from '#kit/json-ld/breadcrumb.ts'
import type { Planner } from '#kit/parts/planner.tsx'
import { breadcrumbTrail } from '#subjects/dealership/rules/breadcrumb-trail.ts'
import type { PolicyMeta } from '#subjects/policies/facts/policy-meta.ts'
import { PolicyPage } from './policy-page.tsx'
import { rentalDeadlineFinder } from './rental-deadlines.tsx'
import { returnDeadlineFinder } from './return-deadlines.tsx'
import { storagePlanner } from './storage-planner.tsx'

interface PolicyDocument {
  readonly default: MDXContent
  readonly meta: PolicyMeta
}

const documents = import.meta.glob<PolicyDocument>('/subjects/policies/facts/documents/*.mdx', { eager: true })
const fileOf = (name: string) => `/subjects/policies/facts/documents/${name}.mdx`

const planners: Record<NonNullable<PolicyMeta['planner']>, Planner> = {
  storage: storagePlanner,
  returns: returnDeadlineFinder,
  rental: rentalDeadlineFinder,
}

/** One page for each document in `facts/documents`. */
export const policyPages: readonly Page[] = Object.values(documents).map(({ default: content, meta }) => {
  const planner = meta.planner && planners[meta.planner]
  const breadcrumbs = breadcrumbTrail({ name: meta.title, url: meta.path })
  const related = meta.related.flatMap((name) => documents[fileOf(name)]?.meta ?? [])
  return definePage<ReactNode>({
    paths: meta.copyrightPath ? [meta.path, meta.copyrightPath] : [meta.path],
    share: 'policies',
    entries: () => [{ path: meta.path, changed: meta.effectiveDate }],
    query: planner?.keys ?? [],
    load: ({ search }) => {
      const answer = planner?.answer(search, meta.path)
      return { data: answer?.view, status: answer?.status ?? 200 }
    },
    head: () => ({
      title: meta.headTitle,
      description: meta.description,
      keywords: meta.keywords,
      canonical: meta.path,
      ogType: 'article',
      jsonLd: [breadcrumb(breadcrumbs)],
    }),
    body: (plan) => (
      <PolicyPage meta={meta} content={content} breadcrumbs={breadcrumbs} related={related} planner={plan} />
    ),
  })
})
