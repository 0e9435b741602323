import type { Kysely } from 'kysely'
import type { ContactInterest } from '#content/shared/messages.ts'
import type { VehicleRow } from '#site/inventory/server/vehicle-row.ts'

/** A column for each field of a cart. Instants and days are ISO texts, which sort as they follow one another. */
export interface VehiclesTable extends VehicleRow {
  /** The place in the list call. */
  position: number
  /** The day of its last change; null where that is not known. */
  updated_at: string | null
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
