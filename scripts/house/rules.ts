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
  'fit',
  'eco',
  'discovery',
] as const

/** What every page is made of: their parts may be shown by all. */
export const foundation: readonly string[] = ['shared', 'dealership', 'pictures']

const floors = ['content', 'rules', 'view', 'server'] as const
type Floor = (typeof floors)[number]

interface Place {
  readonly subject: string
  readonly floor: Floor
}

/** Modules of the platform that a floor may not touch. */
const closed: Readonly<Partial<Record<Floor, RegExp>>> = {
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
  if (floors.indexOf(there.floor) > floors.indexOf(here.floor)) return `${here.floor} may not use ${there.floor}.`
  if (here.subject === there.subject || composes(from)) return undefined
  if (rank(there.subject) < 0) return `"${there.subject}" is no subject.`
  if (rank(there.subject) > rank(here.subject))
    return `${here.subject} stands before ${there.subject} and may not use it.`
  if (there.floor === 'view' && !foundation.includes(there.subject)) {
    return `Only a page shows a part of another subject (${there.subject}).`
  }
  return undefined
}

function faultBeyond(from: string, { floor }: Place, to: string): string | undefined {
  if (closed[floor]?.test(to)) return `${floor} may not use ${to}.`
  if (/^(?:server|desk)\//.test(to) && floor !== 'server') return `${floor} may not use what answers requests.`
  if (to.startsWith('desk/') && !from.includes('/desk/')) return 'Only commands use the desk.'
  if (/^(?:tests|studio|scripts|bench)\//.test(to)) return `The site may not use ${to}.`
  if (/^site\/[^/]+\.tsx?$/.test(to) && floor !== 'view' && floor !== 'server') return `${floor} may not use pages.`
  return undefined
}

export function placeOf(file: string): Place | undefined {
  const [, area, subject = '', third = ''] = file.match(/^(content|site)\/(?:([^/]+)\/)?(?:([^/]+)\/)?/) ?? []
  if (area === 'content') return { subject, floor: 'content' }
  const floor = floors.find((each) => each === third)
  return area === 'site' && floor ? { subject, floor } : undefined
}

function rank(subject: string): number {
  return subjects.indexOf(subject as (typeof subjects)[number])
}
