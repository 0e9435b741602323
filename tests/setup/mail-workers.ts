import { afterEach, beforeEach } from 'vitest'
import { type Database, openDatabase } from '#app/database.ts'
import { createLog } from '#kernel/log/log.ts'
import type { MessageContext } from '#subjects/contact/rules/contact-submission.ts'
import type { Recipient } from '#subjects/contact/rules/message.ts'
import { type Messages, messagesOf } from '#subjects/contact/server/message/decisions.ts'
import { type MailWorker, startMailWorker } from '#subjects/contact/server/message/deliver.ts'
import { createMailDelivery, type SendMail } from '#subjects/contact/server/message/mail.ts'
import { createOutbox, type Deliver } from '#subjects/contact/server/message/outbox.ts'
import { createMessageStore } from '#subjects/contact/server/message/store.ts'
import { findSuspects } from '#subjects/contact/server/message/suspects.ts'
import { outageLog } from '#subjects/contact/server/message/transactions.ts'
import { goodSubmission } from './good-submission.ts'
import { startMailServer } from './mail-server.ts'
import { newFolder } from './site-process.ts'

export const shortTimeouts = { connectMs: 400, handOverMs: 900, finalDotMs: 5_000 }

/** For each test: a database, workers that send its mails, and a clock that the test sets. */
export function mailWorkers() {
  const stops: (() => Promise<void>)[] = []
  let database: Database
  const now = () => new Date(Date.now() + mails.clockSkew)
  const shared = () => ({
    writer: database.writer,
    mailDomain: 'switchback.test',
    now,
    postsToWebhook: mails.postsToWebhook,
  })
  function start(recipients: readonly Recipient[], deliver: Deliver): MailWorker {
    const { writer } = database
    const log = createLog('silent')
    const shared = { outbox: createOutbox(writer), log, outages: outageLog(log, writer), now, pollMs: 20 }
    const worker = startMailWorker({ ...shared, recipients, deliver })
    stops.push(worker.stop)
    return worker
  }
  const mails = {
    clockSkew: 0,
    /** Whether messages are posted to a webhook as well. */
    postsToWebhook: false,
    now,
    get database(): Database {
      return database
    },
    desk: (): Messages => messagesOf(shared()),

    async store(submission = goodSubmission, context?: MessageContext, suspicion?: string): Promise<string> {
      const more = { ...(context && { context }), ...(suspicion && { suspicion }) }
      const acceptance = await createMessageStore(shared())({ submission, source: 'form', ...more })
      return 'id' in acceptance ? acceptance.id : ''
    },

    mailsOf: (id: string) => database.db.selectFrom('outbox').selectAll().where('lead_id', '=', id).execute(),

    work(send: SendMail): MailWorker {
      const addresses = {
        from: 'Switchback <site@switchback.test>',
        to: 'desk@switchback.test',
        deskUrl: 'https://desk.test',
      }
      return start(
        ['dealer', 'visitor', 'suspects'],
        createMailDelivery(
          send,
          addresses,
          () => findSuspects(database.writer.db),
          async () => (await database.ports.shop()).phones,
          now,
        ),
      )
    },

    post: (deliver: Deliver): MailWorker => start(['webhook'], deliver),

    mailServer: startMailServer,
  }

  beforeEach(async () => {
    mails.clockSkew = 0
    mails.postsToWebhook = false
    database = await openDatabase({ dataDir: newFolder() })
    stops.push(database.close)
  })

  afterEach(async () => {
    for (const stop of stops.splice(0).toReversed()) await stop()
  })

  return mails
}
