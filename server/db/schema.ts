import type { Kysely } from 'kysely'

/** Texts and whole numbers only: they mean the same in SQLite and in PostgreSQL. Lists and maps are JSON text. */
export interface VehiclesTable {
  id: string
  /** The place in the list call. */
  position: number
  name: string
  description: string
  price: number
  brand: string
  category: string
  images: string
  in_stock: 0 | 1
  is_new: 0 | 1
  features: string
  specifications: string
  external_url: string | null
  series: string | null
  year: number | null
  color: string | null
  added_at: string
}

/** Counts the changes to each kind of data that pages are made of. */
export interface DataVersionsTable {
  name: string
  version: number
}

export interface Schema {
  vehicles: VehiclesTable
  data_versions: DataVersionsTable
}

export type Db = Kysely<Schema>
