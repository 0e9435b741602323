import type { Kysely } from 'kysely'

/**
 * Every table, for the types of queries. The kernel declares its own here; a subject adds its own beside their migrations:
 * `declare module '#kernel/db/schema.ts' { interface Tables { things: ThingsTable } }`.
 */
export interface Tables {
  /** Counts the changes to what pages are made of, and the runs of the history. */
  data_versions: { name: string; version: number }
  /**
   * Chores that any process does from time to time: when each was last done, or since when it is outstanding. `store` is the trial write
   * that shows whether the database can store a message.
   */
  chores: { name: string; at: string }
  /** How much of a limit is used, and as of when. The name holds a hash, no address; rows end after two days. */
  limits: { name: string; used: number; at: string }
  backups: BackupsTable
  runs: RunsTable
  run_changes: RunChangesTable
}

export type Db = Kysely<Tables>

/** A backup that was made, and what came of opening it. */
interface BackupsTable {
  taken_at: string
  /** How many rows it holds; null where no version of the site has opened it. */
  row_count: number | null
  /** What is wrong with it, in a sentence without its end. */
  fault: string | null
}

/** One change by a person at the desk or by a command. Ids count up in the order in which the changes took effect. */
export interface RunsTable {
  id: number
  at: string
  who: string
  command: string
  /** The run that this one has undone. */
  undoes: number | null
}

/** What a run changed: one thing, before and after, as JSON; null where the thing was not there. */
export interface RunChangesTable {
  run: number
  kind: string
  key: string
  before: string | null
  after: string | null
  /** Whether both sides were erased later, since they told of a person. */
  erased: 0 | 1
}

/** What a backup and an erasure must know of a table. */
export interface TableFacts {
  /** The columns by which rows follow one another, so that a backup reads a few at a time. */
  readonly key: readonly string[]
  /** How many rows a backup reads at once; left out, a hundred. */
  readonly rowsAtOnce?: number
  /** A column of bytes, which JSON cannot hold. */
  readonly bytes?: string
  /** Its rows end by themselves soon: a backup leaves them out, and a restore empties the table. */
  readonly fleeting?: boolean
  /** Whether a row keeps the rules of today: the store that writes one asks this, and so do a backup and a restore. */
  readonly accepts?: (row: never) => boolean
  /** Finds rows that are valid alone and not together: a restore sets the rows with these keys aside. */
  readonly findInvalidKeys?: (db: Db) => Promise<readonly string[]>
  /** The table that each of these columns refers to: a row belongs to the row that it names there. */
  readonly belongsTo?: Readonly<Record<string, TableName>>
  /** What the dealer calls one of its rows, and several: a backup tells how many it holds. */
  readonly calledInCounts?: readonly [one: string, many: string]
  /** Its rows tell of visitors: once they are erased, the database must remove them from its files too. */
  readonly personal?: boolean
}

export interface TableSet {
  /**
   * The statements of each migration, in SQL that both databases understand; they run in the order of their names. A migration that
   * was released is never changed: the next one corrects it.
   */
  readonly migrations: Readonly<Record<string, readonly string[]>>
  /** Statements that bring the rows of an earlier backup up to date, and leave those of today as they are. */
  readonly afterRestore?: readonly string[]
  /** Every table that the migrations make, each after those that it refers to. */
  readonly tables: Readonly<Partial<Record<keyof Tables, TableFacts>>>
  /** Fills a database whose tables have never held anything. */
  readonly fill?: (db: Db) => Promise<void>
}

/** Earlier versions kept the last backup as a chore. */
const backupsIntoTable = [
  `insert into backups (taken_at, row_count, fault)
    select at, null, null from chores where name = 'backup' on conflict do nothing`,
  "delete from chores where name = 'backup'",
]

const isCount = (value: number) => Number.isInteger(value) && value >= 0 && value < 1_000_000_000

/** Instants and days are ISO texts, so that their order as texts is their order in time. */
const kernelTables: TableSet = {
  migrations: {
    '0001-data-versions': ['create table data_versions (name text primary key, version integer not null)'],
    '0002-chores': ['create table chores (name text primary key, at text not null)'],
    '0003-runs': [
      `create table runs (
        id integer primary key,
        at text not null,
        who text not null,
        command text not null,
        undoes integer
      )`,
    ],
    '0004-run-changes': [
      `create table run_changes (
        run integer not null references runs (id) on delete cascade,
        kind text not null,
        "key" text not null,
        "before" text,
        "after" text,
        erased integer not null,
        primary key (run, kind, "key")
      )`,
      'create index run_changes_kind_key on run_changes (kind, "key")',
    ],
    '0023-limits': ['create table limits (name text primary key, used double precision not null, at text not null)'],
    '0060-backups': [
      'create table backups (taken_at text primary key, row_count integer, fault text)',
      ...backupsIntoTable,
    ],
    '0062-version-of-pages': ["update data_versions set name = 'pages' where name = 'vehicles'"],
  },
  afterRestore: backupsIntoTable,
  tables: {
    data_versions: { key: ['name'], accepts: ({ version }: Tables['data_versions']) => isCount(version) },
    chores: { key: ['name'] },
    limits: { key: ['name'], personal: true },
    backups: { key: ['taken_at'] },
    runs: { key: ['id'], accepts: ({ id }: RunsTable) => isCount(id) },
    run_changes: { key: ['run', 'kind', 'key'], personal: true, belongsTo: { run: 'runs' } },
  },
}

export type TableName = keyof Tables

export type Schema = ReturnType<typeof createSchema>

/** Two subjects that give a migration the same name would lose one of the two. */
function eachOnce<Value>(entries: readonly (readonly [string, Value])[]): Readonly<Record<string, Value>> {
  const names = entries.map(([name]) => name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new Error(`Two migrations are called "${twice}".`)
  return Object.fromEntries(entries)
}

export function createSchema(sets: readonly TableSet[]) {
  const all = [kernelTables, ...sets]
  const tables = all.flatMap((set) => Object.entries(set.tables) as [TableName, TableFacts][])
  return {
    migrations: eachOnce(all.flatMap(({ migrations }) => Object.entries(migrations))),
    tables: new Map(tables),
    personal: tables.flatMap(([name, { personal }]) => (personal ? [name] : [])),
    afterRestore: all.flatMap(({ afterRestore }) => afterRestore ?? []),
    fill: async (db: Db) => {
      for (const { fill } of all) await fill?.(db)
    },
  }
}
