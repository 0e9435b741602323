import { chunksOf } from '#kernel/db/chunks.ts'
import type { Writer } from '#kernel/db/connection.ts'
import { undoneRuns } from '#kernel/history/read-runs.ts'
import { dayMs } from '#kit/dates/calendar-day.ts'
import { responseTimeDays } from '#subjects/contact/facts/response-time.ts'
import type { AnsweredMessage } from '#subjects/contact/rules/response-time.ts'
import { messageKind } from '#subjects/contact/server/tables.ts'

/**
 * The messages of the last days with their first answer. The history says when that was, so that no form can set it, and leaves out an
 * answer that was undone. Spam, messages closed without an answer and erased ones are left out (LEAD-82).
 */
export async function answeredMessages({ db }: Pick<Writer, 'db'>, now: Date): Promise<readonly AnsweredMessage[]> {
  const since = new Date(now.getTime() - responseTimeDays * dayMs).toISOString()
  const messages = await db
    .selectFrom('leads')
    .select(['id', 'received_at', 'status'])
    .where('state', '=', 'accepted')
    .where('status', '<>', 'spam')
    .where('received_at', '>=', since)
    .execute()
  const undone = await undoneRuns(db)
  const answers = new Map<string, Date>()
  for (const some of chunksOf(messages.map(({ id }) => id))) {
    const changes = await db
      .selectFrom('run_changes')
      .innerJoin('runs', 'runs.id', 'run_changes.run')
      .select(['run_changes.run', 'key', 'after', 'at'])
      .where('kind', '=', messageKind)
      .where('key', 'in', some)
      .orderBy('run_changes.run')
      .execute()
    for (const { run, key, after, at } of changes)
      if (!answers.has(key) && !undone.has(run) && after && JSON.parse(after).status === 'answered')
        answers.set(key, new Date(at))
  }
  return messages.flatMap(({ id, received_at, status }) => {
    const answeredAt = answers.get(id)
    if (status === 'closed' && !answeredAt) return []
    return [{ receivedAt: new Date(received_at), answeredAt }]
  })
}
