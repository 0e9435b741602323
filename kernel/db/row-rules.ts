import type { Schema, TableFacts, TableName } from './schema.ts'

export type Row = Readonly<Record<string, string | number | null | Uint8Array>>

type Accepts = NonNullable<TableFacts['accepts']>

/** A store was about to write a row that breaks the rules of its table: a defect of ours, which no retry mends. */
class RefusedRow extends TypeError {
  override name = 'RefusedRow'
}

/** PostgreSQL keeps no NUL, and JSON has values that no column holds. */
const isCell = (value: unknown) =>
  value === null ||
  typeof value === 'number' ||
  value instanceof Uint8Array ||
  (typeof value === 'string' && !value.includes('\0'))

/** Whether a table accepts a row: the stores ask this before they write, a backup when it reads back, and a restore. */
function keepsRules(row: object, accepts: Accepts = () => true): boolean {
  try {
    return Object.values(row).every(isCell) && accepts(row as never)
  } catch {
    return false
  }
}

/** Returns the row to the store that writes it, or throws where it breaks the rules of its table. */
export function checked<Checked extends object>(accepts: (row: never) => boolean, row: Checked): Checked {
  if (!keepsRules(row, accepts)) throw new RefusedRow('what was to be written breaks the rules of its table')
  return row
}

/**
 * Checks the rows of a backup in their order: tells why a row cannot stand, in words that follow its name, or undefined. A row that
 * belongs to one that cannot stand cannot stand either.
 */
export function rowChecker({ tables }: Schema) {
  const refused = new Map<TableName, Set<unknown>>()
  return (table: TableName, row: Row): string | undefined => {
    const { key = [], accepts, belongsTo = {} } = tables.get(table) ?? {}
    const owner = Object.entries(belongsTo).find(([column, of]) => refused.get(of)?.has(row[column]))
    const why = owner && `belongs to a row of ${owner[1]} that was set aside`
    const fault = why ?? (keepsRules(row, accepts) ? undefined : 'breaks the rules of the site')
    if (fault) refused.set(table, (refused.get(table) ?? new Set()).add(row[key[0] ?? '']))
    return fault
  }
}
