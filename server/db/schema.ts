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

/** What a visitor sent by the contact form or the call. Instants are ISO texts in UTC, which sort as they follow one another. */
export interface LeadsTable {
  id: string
  received_at: string
  state: 'accepted' | 'quarantined'
  suspicion: string | null
  source: 'script' | 'form'
  first_name: string
  last_name: string
  email: string
  /** In lower case: a person is found by it. */
  email_key: string
  phone: string
  interest: ContactInterest
  message: string
}

/** By what a repeated submission is known: the idempotency key that came with it, or the digest of its fields. */
export interface LeadFingerprintsTable {
  fingerprint: string
  digest: string
  lead_id: string
  seen_at: string
}

/** One mail to one recipient. It is written with the lead and deleted only with it. */
export interface OutboxTable {
  id: string
  lead_id: string
  recipient: 'dealer' | 'visitor'
  message_id: string
  state: 'waiting' | 'sent' | 'dead'
  attempts: number
  created_at: string
  due_at: string
  /** The worker that has claimed the mail may send it until then. */
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
