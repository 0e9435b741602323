import type { Kysely } from 'kysely'
import type { ContactInterest } from '#subjects/dealership/facts/contact-interest.ts'
import type { VehicleRow } from '#subjects/inventory/server/vehicle-row.ts'

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
  /** The cart and the town that it is about, by the names they had when it came. */
  cart_id: string | null
  cart_name: string | null
  town: string | null
  /** What the dealer has made of it. */
  status: 'new' | 'answered' | 'spam' | 'closed'
  status_note: string | null
  status_by: string | null
  status_at: string | null
}

/** By what a repeated submission is known: the idempotency key that came with it, or the digest of its fields. */
export interface LeadFingerprintsTable {
  fingerprint: string
  digest: string
  lead_id: string
  seen_at: string
}

/** One mail to one recipient, or one call of the webhook. It is written with the lead and deleted only with it. */
export interface OutboxTable {
  id: string
  lead_id: string
  recipient: 'dealer' | 'visitor' | 'webhook'
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

/** How much of a limit is used, as of when. Its name holds a hash, no address; rows end after two days. */
export interface LimitsTable {
  name: string
  used: number
  at: string
}

/** What is done from time to time, by whatever process: what is outstanding, or was done last, and when. */
export interface ChoresTable {
  name: 'purge' | 'retention' | 'backup' | 'photos'
  at: string
}

/** What a process that serves the site last said of itself: `process` is its machine and port. */
export interface ServingTable {
  process: string
  state: 'serving' | 'stopped'
  version: string
  started_at: string
  seen_at: string
  /** Bytes on the disk of its data folder. */
  disk_free: number | null
  mail: 'on' | 'off'
  mail_taken_at: string | null
  mail_failed_at: string | null
  mail_failure: string | null
}

/** One command of the desk that changed something. Ids count up in the order in which the changes took effect. */
export interface RunsTable {
  id: number
  at: string
  who: string
  command: string
  /** The run that this one has undone. */
  undoes: number | null
}

/** What a run changed: one thing, as JSON; null where it was not there. */
export interface RunChangesTable {
  run: number
  kind: 'vehicle' | 'lead'
  key: string
  before: string | null
  after: string | null
  /** Both were taken away later, since they told of a person. */
  erased: 0 | 1
}

/** A photograph of the dealer: upright, without metadata, as large as it is kept. */
export interface PhotosTable {
  /** Of the file that the dealer brought: the same file is the same photo. */
  hash: string
  width: number
  height: number
  /** In bytes. */
  size: number
  stored_at: string
  /** Since when no cart names it; it ends a while after. */
  unnamed_since: string | null
}

export interface PhotoBytesTable {
  hash: string
  /** WebP. */
  bytes: Uint8Array
}

export interface Schema {
  vehicles: VehiclesTable
  leads: LeadsTable
  lead_fingerprints: LeadFingerprintsTable
  outbox: OutboxTable
  data_versions: DataVersionsTable
  limits: LimitsTable
  chores: ChoresTable
  serving: ServingTable
  runs: RunsTable
  run_changes: RunChangesTable
  photos: PhotosTable
  photo_bytes: PhotoBytesTable
}

export type Db = Kysely<Schema>
