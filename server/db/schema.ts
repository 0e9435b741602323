import type { Kysely } from 'kysely'
import type { ContactInterest } from '#content/shared/contact-interest.ts'

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

/** A message from the contact form. Instants are ISO texts in UTC, which sort as they follow one another. */
export interface LeadsTable {
  id: string
  received_at: string
  state: 'accepted' | 'quarantined'
  suspicion: string | null
  source: 'script' | 'form'
  first_name: string
  last_name: string
  email: string
  /** In lower case: by it a person is found. */
  email_key: string
  phone: string
  interest: ContactInterest
  message: string
}

/** By what a message is known when it comes again: the key that came with it, or its very words. */
export interface LeadFingerprintsTable {
  fingerprint: string
  words: string
  lead_id: string
  seen_at: string
}

/** One mail to one reader. It is written with the lead and leaves only with it. */
export interface OutboxTable {
  id: string
  lead_id: string
  recipient: 'dealer' | 'visitor'
  message_id: string
  state: 'waiting' | 'sent' | 'dead'
  attempts: number
  created_at: string
  due_at: string
  /** Whoever has claimed the mail holds it until then. */
  lease_until: string | null
  lease: string | null
  settled_at: string | null
  last_error: string | null
}

export interface Schema {
  vehicles: VehiclesTable
  leads: LeadsTable
  lead_fingerprints: LeadFingerprintsTable
  outbox: OutboxTable
  data_versions: DataVersionsTable
}

export type Db = Kysely<Schema>
