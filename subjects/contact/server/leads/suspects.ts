import type { LeadConnection } from '#kernel/db/connection.ts'
import type { Db } from '#kernel/db/schema.ts'
import type { Lead } from '#subjects/contact/server/tables.ts'
import { enqueueMails } from './outbox.ts'
import { inTransaction } from './with-lead-store.ts'

const chore = 'suspects'
const dayMs = 24 * 3_600_000

/** What looks like advertising and was neither released nor marked, the newest first. */
export function suspectsIn(db: Db): Promise<readonly Lead[]> {
  return db
    .selectFrom('leads')
    .selectAll()
    .where('state', '=', 'quarantined')
    .where('status', '=', 'new')
    .orderBy('received_at', 'desc')
    .execute()
}

/** LEAD-26: once a day, while there are suspects, one mail about all of them, by the process that comes first. */
export function mailAboutSuspects(connection: LeadConnection, mailDomain: string, now: Date): Promise<void> {
  return inTransaction(connection, async (transaction) => {
    const [newest] = await suspectsIn(transaction)
    const unsent = transaction.selectFrom('outbox').select('id').where('recipient', '=', 'suspects')
    if (!newest || (await unsent.where('state', '=', 'waiting').executeTakeFirst())) return
    const at = now.toISOString()
    const dayBefore = new Date(now.getTime() - dayMs).toISOString()
    const isDue = await transaction
      .insertInto('chores')
      .values({ name: chore, at })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ at })
          // In the future: written by a clock that has since been set back.
          .where((eb) => eb.or([eb('chores.at', '<=', dayBefore), eb('chores.at', '>', at)])),
      )
      .returning('name')
      .executeTakeFirst()
    if (isDue) await enqueueMails(transaction, newest.id, ['suspects'], now, mailDomain)
  })
}
