import type { Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('leads')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('suspicion', 'text')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('interest', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('leads_received_at').on('leads').column('received_at').execute()
  await db.schema.createIndex('leads_email_key').on('leads').column('email_key').execute()

  await db.schema
    .createTable('lead_fingerprints')
    .addColumn('fingerprint', 'text', (column) => column.primaryKey())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('lead_id', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('lead_fingerprints_lead_id').on('lead_fingerprints').column('lead_id').execute()

  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('message_id', 'text', (column) => column.notNull().unique())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('lease_until', 'text')
    .addColumn('lease', 'text')
    .addColumn('settled_at', 'text')
    .addColumn('last_error', 'text')
    .execute()
  await db.schema.createIndex('outbox_state_due_at').on('outbox').columns(['state', 'due_at']).execute()
  await db.schema.createIndex('outbox_lead_id').on('outbox').column('lead_id').execute()
}
