import { sql } from 'kysely'
import type { Db } from '#kernel/db/schema.ts'
import type { Collector, Figure } from '#kernel/metrics/metrics.ts'

/** How many mails wait, since when, and how many were given up; that the database is away is a figure as well. */
export function outboxFigures(db: Db, now: () => Date = () => new Date()): Collector {
  const reached = (value: number): Figure => ({ name: 'database_up', help: 'Whether the database answers.', value })
  return async () => {
    try {
      const rows = await db
        .selectFrom('outbox')
        .select([
          'state',
          'recipient',
          sql<number | string>`count(*)`.as('mails'),
          sql<string>`min(created_at)`.as('oldest'),
        ])
        .where('state', '<>', 'sent')
        .groupBy(['state', 'recipient'])
        .execute()
      const mails = (state: string, recipient?: string) =>
        rows
          .filter((row) => row.state === state && (recipient === undefined || row.recipient === recipient))
          .reduce((sum, row) => sum + Number(row.mails), 0)
      const [oldest] = rows.flatMap((row) => (row.state === 'waiting' ? [row.oldest] : [])).toSorted()
      const age = oldest ? Math.max(0, (now().getTime() - Date.parse(oldest)) / 1000) : 0
      const dead = { name: 'outbox_dead_letters', help: 'Mails that were given up.' }
      return [
        reached(1),
        { name: 'outbox_waiting_mails', help: 'Mails that wait.', value: mails('waiting') },
        { name: 'outbox_oldest_seconds', help: 'For how long the oldest of them has waited.', value: age },
        { ...dead, labels: { recipient: 'dealer' }, value: mails('dead', 'dealer') },
        { ...dead, labels: { recipient: 'visitor' }, value: mails('dead', 'visitor') },
      ]
    } catch {
      return [reached(0)]
    }
  }
}
