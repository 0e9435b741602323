import type { OpeningHoursSpecification } from 'schema-dts'
import type { JsonLdNode } from '#kit/json-ld/graph.ts'
import type { DatedHours } from '#subjects/dealership/rules/dated-hours.ts'

/** Search engines read a day that opens and closes at midnight as closed. */
const closed = { opens: '00:00', closes: '00:00' } as const

/** Each node that states a week states the announced dates with other hours as well. */
export function withSpecialHours(nodes: readonly JsonLdNode[], dates: readonly DatedHours[]): readonly JsonLdNode[] {
  if (dates.length === 0) return nodes
  const special = dates.map(({ day, hours }) => specification(day, hours === 'closed' ? closed : hours))
  return nodes.map((node) =>
    typeof node === 'object' && 'openingHoursSpecification' in node
      ? ({ ...node, specialOpeningHoursSpecification: special } as JsonLdNode)
      : node,
  )
}

function specification(day: string, { opens, closes }: { opens: string; closes: string }): OpeningHoursSpecification {
  return { '@type': 'OpeningHoursSpecification', validFrom: day, validThrough: day, opens, closes }
}
