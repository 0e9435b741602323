import type { MDXContent } from 'mdx/types'
import type { ReactNode } from 'react'
import type { Planner } from '#app/components/planners/planner.tsx'
import { rentalDeadlineFinder } from '#app/components/planners/rental-deadlines.tsx'
import { returnDeadlineFinder } from '#app/components/planners/return-deadlines.tsx'
import { storagePlanner } from '#app/components/planners/storage-planner.tsx'
import { PolicyPage } from '#app/components/policy/policy-page.tsx'
import { breadcrumb } from '#app/head/json-ld/breadcrumb.ts'
import { definePage, type Page } from '#app/page.ts'
import { legalAliases } from '#content/navigation.ts'
import type { PolicyMeta } from '#content/policies/policy-meta.ts'
import { breadcrumbTrail } from '#domain/breadcrumb-trail.ts'

interface PolicyDocument {
  readonly default: MDXContent
  readonly meta: PolicyMeta
}

const documents = import.meta.glob<PolicyDocument>('/content/policies/*.mdx', { eager: true })
const fileOf = (name: string) => `/content/policies/${name}.mdx`

const planners: Record<NonNullable<PolicyMeta['planner']>, Planner> = {
  storage: storagePlanner,
  returns: returnDeadlineFinder,
  rental: rentalDeadlineFinder,
}

/** One page for each document in `content/policies`. */
export const policyPages: readonly Page[] = Object.values(documents).map(({ default: content, meta }) => {
  const planner = meta.planner && planners[meta.planner]
  const aliases = Object.entries(legalAliases).filter(([, path]) => path === meta.path)
  const breadcrumbs = breadcrumbTrail({ name: meta.title, url: meta.path })
  const related = meta.related.flatMap((name) => documents[fileOf(name)]?.meta ?? [])
  return definePage<ReactNode>({
    paths: [meta.path, ...aliases.map(([alias]) => alias)],
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
