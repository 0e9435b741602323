import type { TableSet } from '#kernel/db/schema.ts'
import { isMessageRow, type MailRow, type MessageRow, type NoteRow } from './message/message-row.ts'

/** The history's name for a message; runs of earlier versions have it too. */
export const messageKind = 'lead'

declare module '#kernel/db/schema.ts' {
  interface Tables {
    leads: MessageRow
    lead_notes: NoteRow
    /** Recognizes a repeated submission: by its idempotency key, or by the digest of its fields. */
    lead_fingerprints: { fingerprint: string; digest: string; lead_id: string; seen_at: string }
    outbox: MailRow
  }
}

/** Earlier versions kept one note in a column, which stays: backups of that time hold it. */
const notesIntoTable = [
  `insert into lead_notes (id, lead_id, at, who, text)
    select id, id, coalesce(status_at, received_at), coalesce(status_by, ''), status_note
    from leads where status_note is not null`,
  'update leads set status_note = null where status_note is not null',
]

export const contactTables: TableSet = {
  migrations: {
    '0020-leads': [
      `create table leads (
        id text primary key,
        received_at text not null,
        state text not null,
        suspicion text,
        source text not null,
        first_name text not null,
        last_name text not null,
        email text not null,
        email_key text not null,
        phone text not null,
        interest text not null,
        message text not null,
        cart_id text,
        cart_name text,
        town text,
        status text not null default 'new',
        status_note text,
        status_by text,
        status_at text
      )`,
      'create index leads_received_at on leads (received_at)',
      'create index leads_email_key on leads (email_key)',
    ],
    '0021-lead-fingerprints': [
      `create table lead_fingerprints (
        fingerprint text primary key,
        digest text not null,
        lead_id text not null,
        seen_at text not null
      )`,
      'create index lead_fingerprints_lead_id on lead_fingerprints (lead_id)',
    ],
    '0022-outbox': [
      `create table outbox (
        id text primary key,
        lead_id text not null references leads (id) on delete cascade,
        recipient text not null,
        message_id text not null unique,
        state text not null,
        attempts integer not null,
        created_at text not null,
        due_at text not null,
        lease_until text,
        lease text,
        settled_at text,
        last_error text
      )`,
      'create index outbox_state_due_at on outbox (state, due_at)',
      'create index outbox_lead_id on outbox (lead_id)',
    ],
    '0050-lead-notes': [
      `create table lead_notes (
        id text primary key,
        lead_id text not null references leads (id) on delete cascade,
        at text not null,
        who text not null,
        text text not null
      )`,
      'create index lead_notes_lead_id on lead_notes (lead_id)',
      ...notesIntoTable,
    ],
    '0070-lead-reminders': [
      'alter table leads add column remind_on text',
      'alter table leads add column taken_by text',
    ],
  },
  afterRestore: notesIntoTable,
  tables: {
    leads: { key: ['id'], personal: true, accepts: isMessageRow, calledInCounts: ['message', 'messages'] },
    lead_notes: { key: ['id'], personal: true, belongsTo: { lead_id: 'leads' } },
    lead_fingerprints: { key: ['fingerprint'], personal: true, belongsTo: { lead_id: 'leads' } },
    outbox: { key: ['id'], personal: true, belongsTo: { lead_id: 'leads' } },
  },
}
