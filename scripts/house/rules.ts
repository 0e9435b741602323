/** From the ground up: a subject uses only those that stand before it. */
export const subjects = [
  'shared',
  'dealership',
  'pictures',
  'policies',
  'county',
  'rentals',
  'inventory',
  'contact',
  'eco',
  'discovery',
] as const

/** What every page is made of: their parts may be shown by all. */
export const foundation: readonly string[] = ['shared', 'dealership', 'pictures']

const layers = ['content', 'rules', 'view', 'server'] as const
type Layer = (typeof layers)[number]

interface Place {
  readonly subject: string
  readonly layer: Layer
}

/** Modules of the platform that a layer may not touch. */
const closed: Readonly<Partial<Record<Layer, RegExp>>> = {
  content: /^(?:node:|react|hono|vite)/,
  rules: /^(?:node:|react|hono|vite)/,
  view: /^(?:node:|hono)/,
}

/** Pages compose what the subjects offer, and so does the page that shows every part. */
const composes = (file: string) => /\.page\.tsx$|^site\/[^/]+\.tsx?$|\/styleguide\//.test(file)

/** What an import breaks, in a sentence; undefined where it may stand. */
export function faultOf(from: string, to: string): string | undefined {
  const here = placeOf(from)
  const there = placeOf(to)
  if (there && !here && /^(?:desk|server)\//.test(from)) return undefined
  if (!here) return undefined
  if (!there) return faultBeyond(from, here, to)
  if (layers.indexOf(there.layer) > layers.indexOf(here.layer)) return `${here.layer} may not use ${there.layer}.`
  if (here.subject === there.subject || composes(from)) return undefined
  if (rank(there.subject) < 0) return `"${there.subject}" is no subject.`
  if (rank(there.subject) > rank(here.subject))
    return `${here.subject} stands before ${there.subject} and may not use it.`
  if (there.layer === 'view' && !foundation.includes(there.subject)) {
    return `Only a page shows a part of another subject (${there.subject}).`
  }
  return undefined
}

function faultBeyond(from: string, { layer }: Place, to: string): string | undefined {
  if (closed[layer]?.test(to)) return `${layer} may not use ${to}.`
  if (/^(?:server|desk)\//.test(to) && layer !== 'server') return `${layer} may not use what answers requests.`
  if (to.startsWith('desk/') && !from.includes('/desk/')) return 'Only commands use the desk.'
  if (/^(?:tests|studio|scripts|bench)\//.test(to)) return `The site may not use ${to}.`
  if (/^site\/[^/]+\.tsx?$/.test(to) && layer !== 'view' && layer !== 'server') return `${layer} may not use pages.`
  return undefined
}

export function placeOf(file: string): Place | undefined {
  const [, area, subject = '', third = ''] = file.match(/^(content|site)\/(?:([^/]+)\/)?(?:([^/]+)\/)?/) ?? []
  if (area === 'content') return { subject, layer: 'content' }
  const layer = layers.find((each) => each === third)
  return area === 'site' && layer ? { subject, layer } : undefined
}

function rank(subject: string): number {
  return subjects.indexOf(subject as (typeof subjects)[number])
}
