import fc from 'fast-check'
import { expect, test } from 'vitest'
import { campaign } from '#tests/setup/campaign.ts'
import { goodSubmission } from '#tests/setup/good-submission.ts'
import { messageBench } from '#tests/setup/message-bench.ts'
import { newFolder } from '#tests/setup/site-process.ts'
import { leaseMs } from './message/outbox.ts'

const bench = messageBench(async () => ({ dataDir: newFolder() }))
const histories = campaign({ short: 30, whole: 2_000 })
const day = 24 * 60

const process = fc.constantFrom<0 | 1>(0, 1)
/** What visitors and two processes do, and what befalls them: a message that is sent again is one whose answer was lost. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('send' as const), process, visitor: fc.nat(2), keyed: fc.boolean() }),
  fc.record({
    kind: fc.constant('deliver' as const),
    process,
    end: fc.constantFrom('marked', 'refused', 'killed before', 'killed after'),
  }),
  fc.record({ kind: fc.constant('pass' as const), minutes: fc.constantFrom(1, 9, 16, 5 * day, -5 * day) }),
)

test(`LEAD-27, LEAD-25, LEAD-31: ${histories} histories: no message is lost, none doubled but by a process that dies after the 250`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      for (const table of ['outbox', 'lead_fingerprints', 'leads', 'limits'] as const)
        await bench.database().db.deleteFrom(table).execute()
      const acknowledged = new Map<string, string>()
      const taken: string[] = []
      const unmarked: string[] = []
      const deliver = async (from: 0 | 1, end: string) => {
        for (const { mail } of await bench.claim({ limit: 2 }, from)) {
          if (end === 'refused')
            await bench.outbox(from).failed(mail, '421', bench.clock(), new Date(bench.now + 60_000))
          if (end === 'marked' || end === 'killed after') taken.push(mail.message_id)
          if (end === 'killed after') unmarked.push(mail.message_id)
          if (end === 'marked') await bench.outbox(from).sent(mail.id, bench.clock())
        }
      }
      for (const happens of steps)
        if (happens.kind === 'pass') bench.pass(happens.minutes)
        else if (happens.kind === 'deliver') await deliver(happens.process, happens.end)
        else {
          const name = `${happens.visitor} ${happens.keyed}`
          const submission = { ...goodSubmission, lastName: name, email: `ada${happens.visitor}@example.com` }
          const key = happens.keyed ? { key: name } : {}
          const answer = await bench.accept({ submission, source: 'script', ...key }, happens.process)
          if (!('id' in answer)) throw new Error(answer.outcome)
          if (happens.keyed) expect(acknowledged.get(name) ?? answer.id).toBe(answer.id)
          acknowledged.set(happens.keyed ? name : answer.id, answer.id)
        }
      const isWaiting = async () => (await bench.mails()).some(({ state }) => state === 'waiting')
      for (let round = 0; round < 40 && (await isWaiting()); round += 1) {
        bench.now += leaseMs
        await deliver(0, 'marked')
      }
      const messages = (await bench.messages()).map(({ id }) => id)
      expect(new Set(acknowledged.values())).toEqual(new Set(messages))
      const mails = await bench.mails()
      expect(mails.filter(({ state }) => state !== 'sent')).toEqual([])
      const toDealer = mails.filter(({ recipient }) => recipient === 'dealer').map(({ lead_id }) => lead_id)
      expect(toDealer.toSorted()).toEqual(messages.toSorted())
      for (const { message_id: id } of mails) {
        const copies = taken.filter((one) => one === id).length
        expect([copies > 0, copies <= 1 + unmarked.filter((one) => one === id).length]).toEqual([true, true])
      }
    }),
    { numRuns: histories },
  )
}, 600_000)
