import type { Schema } from './schema.ts'

interface BackedUpTable {
  /** By which rows follow one another, so that a table can be read a few rows at a time. */
  readonly key: readonly string[]
  /** Left out: a hundred. Rows that are large are read one by one. */
  readonly rowsAtOnce?: number
  /** A column of bytes, which JSON cannot hold. */
  readonly bytes?: string
}

/** Every table, each after those it refers to. */
export const backedUpTables = {
  vehicles: { key: ['id'] },
  data_versions: { key: ['name'] },
  leads: { key: ['id'] },
  lead_fingerprints: { key: ['fingerprint'] },
  outbox: { key: ['id'] },
  limits: { key: ['name'] },
  chores: { key: ['name'] },
  runs: { key: ['id'] },
  run_changes: { key: ['run', 'kind', 'key'] },
  photos: { key: ['hash'] },
  photo_bytes: { key: ['hash'], rowsAtOnce: 1, bytes: 'bytes' },
} as const satisfies Partial<Record<keyof Schema, BackedUpTable>>

/** What processes say of themselves at the moment: true of this database alone. */
export const momentaryTables = ['serving'] as const satisfies readonly (keyof Schema)[]

export type Table = keyof typeof backedUpTables
export type Row = Readonly<Record<string, string | number | null | Uint8Array>>

export const tableNames = Object.keys(backedUpTables) as readonly Table[]

export function aboutTable(table: Table): BackedUpTable {
  return backedUpTables[table]
}

/** A row as JSON can hold it. */
export function rowToJson(table: Table, row: Row): Row {
  const { bytes } = aboutTable(table)
  return bytes === undefined ? row : { ...row, [bytes]: Buffer.from(row[bytes] as Uint8Array).toString('base64') }
}

/** A row out of a backup, which may be older than a migration that has changed what stands in the rows. */
export function rowFromJson(table: Table, row: Row): Row {
  const { bytes } = aboutTable(table)
  if (bytes !== undefined) return { ...row, [bytes]: Buffer.from(String(row[bytes]), 'base64') }
  if (table === 'lead_fingerprints' && row.words !== undefined) {
    const { words, ...rest } = row
    return { ...rest, digest: words }
  }
  return row
}
