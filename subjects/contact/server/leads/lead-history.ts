import type { Db } from '#kernel/db/schema.ts'
import { eraseChanges, type NewRun, recordRun } from '#kernel/history/record-run.ts'
import { type HistoryKind, UndoRefusedError } from '#kernel/history/undo-run.ts'
import { formatEasternStamp } from '#kit/dates/eastern-time.ts'
import type { Lead } from './outbox.ts'

type StatusFields = Pick<Lead, 'status' | 'status_note' | 'status_by' | 'status_at'>

/** What a run knows of a lead: its status. Who it is from and what it says stands in the lead alone. */
export function historyFields({ status, status_note, status_by, status_at }: StatusFields) {
  return { status, note: status_note, by: status_by, at: status_at }
}

/** Leads as the history undoes them. What was erased cannot come back, and a mail that left cannot either. */
export const leadHistory: HistoryKind = {
  apply: async (db, changes) => {
    for (const { key, after } of changes) {
      const { status, note = null, by = null, at = null } = (after ?? {}) as Partial<ReturnType<typeof historyFields>>
      if (status === undefined)
        throw new UndoRefusedError(`The mails of ${key} are on their way: mark it as spam instead`)
      const updated = await db
        .updateTable('leads')
        .set({ status, status_note: note, status_by: by, status_at: at })
        .where('id', '=', key)
        .returning('id')
        .execute()
      if (updated.length === 0) throw new UndoRefusedError(`${key} has been erased for good`)
    }
  },
  nameOf: ({ key }) => key,
  words: (field, value) => {
    if (field === 'at') return value ? { label: 'since', text: formatEasternStamp(new Date(String(value))) } : null
    return { label: field, text: value === null ? '' : String(value) }
  },
}

/**
 * The receipt of an erasure: when, by whom, which references. It tells nothing else of them, and leaves nothing in earlier
 * runs about them either.
 */
export async function recordErasure(db: Db, ids: readonly string[], run: NewRun): Promise<number | undefined> {
  const id = await recordRun(
    db,
    run,
    ids.map((key) => ({ kind: 'lead', key, before: {}, after: null })),
  )
  await eraseChanges(db, 'lead', ids)
  return id
}
