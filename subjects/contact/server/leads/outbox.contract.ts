import { describe, expect, it } from 'vitest'
import { goodSubmission } from '#tests/setup/good-submission.ts'
import { leadBench, type OpenLeadStore } from '#tests/setup/lead-bench.ts'
import { leaseMs } from './outbox.ts'

const minute = 60_000

/** What the queue of mails promises, in either database and in memory. */
export function outboxContract(name: string, open: OpenLeadStore): void {
  describe(`mails waiting in ${name}`, () => {
    const bench = leadBench(open)

    it('LEAD-32: gives each mail to one claimer at a time, until the lease is over', async () => {
      await bench.stored()
      await bench.stored({ ...goodSubmission, email: 'b@example.com' })
      const claims = await Promise.all(
        [bench.outbox(), bench.anotherOutbox()].map((box) => box.claim(3, bench.clock())),
      )
      const ids = claims.flat().map(({ mail }) => mail.id)
      expect(ids).toHaveLength(new Set(ids).size)
      const rest = await bench.outbox().claim(10, bench.clock())
      expect(ids.length + rest.length).toBe(4)
      expect(await bench.outbox().claim(10, bench.clock())).toEqual([])
      bench.now += leaseMs
      const again = await bench.outbox().claim(10, bench.clock())
      expect(again).toHaveLength(4)
      expect(again.map(({ mail }) => mail.attempts)).toEqual([2, 2, 2, 2])
    })

    it('LEAD-31: keeps the Message-ID through every attempt', async () => {
      await bench.stored()
      const first = await bench.outbox().claim(10, bench.clock())
      bench.now += leaseMs
      const second = await bench.outbox().claim(10, bench.clock())
      const ids = (claimed: typeof first) => claimed.map(({ mail }) => mail.message_id).toSorted()
      expect(ids(second)).toEqual(ids(first))
      expect(ids(first)[0]).toMatch(/^<[\w-]+@switchback\.test>$/)
    })

    it('LEAD-31: lets a failed mail wait, a sent one rest and a dead one stay', async () => {
      await bench.stored()
      const [one, two] = await bench.outbox().claim(10, bench.clock())
      if (!one || !two) throw new Error('two mails were expected')
      await bench.outbox().sent(one.mail.id, bench.clock())
      await bench.outbox().failed(two.mail, '421 later', bench.clock(), new Date(bench.now + minute))
      expect(await bench.outbox().claim(10, bench.clock())).toEqual([])
      bench.pass(1)
      const [retried] = await bench.outbox().claim(10, bench.clock())
      if (!retried) throw new Error('the mail did not come back')
      expect(retried.mail.id).toBe(two.mail.id)
      await bench.outbox().failed(retried.mail, '550 no', bench.clock(), undefined)
      bench.pass(365 * 24 * 60)
      expect(await bench.outbox().claim(10, bench.clock())).toEqual([])
      expect((await bench.mails()).map(({ state }) => state).toSorted()).toEqual(['dead', 'sent'])
    })

    it('LEAD-32: does not believe a claimer whose lease another has', async () => {
      await bench.stored()
      const [slow] = await bench.outbox().claim(1, bench.clock())
      bench.now += leaseMs
      await bench.outbox().claim(10, bench.clock())
      if (!slow) throw new Error('a mail was expected')
      await bench.outbox().failed(slow.mail, 'late', bench.clock(), undefined)
      expect((await bench.mails()).map(({ state }) => state)).toEqual(['waiting', 'waiting'])
    })

    it('LEAD-32: leaves out what a worker has under way, and takes over no lease while it may not', async () => {
      await bench.stored()
      const [one] = await bench.outbox().claim(1, bench.clock())
      if (!one) throw new Error('a mail was expected')
      bench.now += leaseMs
      const free = await bench.outbox().claim(10, bench.clock(), { takeOver: false })
      expect(free).toHaveLength(1)
      expect(free[0]?.mail.id).not.toBe(one.mail.id)
      bench.now += leaseMs
      const rest = await bench.outbox().claim(10, bench.clock(), { except: [one.mail.id] })
      expect(rest.map(({ mail }) => mail.id)).toEqual(free.map(({ mail }) => mail.id))
    })

    it('LEAD-32: survives a clock that jumps ahead and is set right', async () => {
      await bench.stored()
      bench.pass(365 * 24 * 60)
      const [claimed] = await bench.outbox().claim(1, bench.clock())
      if (!claimed) throw new Error('a mail was expected')
      await bench.outbox().failed(claimed.mail, '421 later', bench.clock(), new Date(bench.now + minute))
      await bench.outbox().claim(1, bench.clock())
      bench.now = bench.start
      expect(await bench.outbox().claim(10, bench.clock())).toHaveLength(2)
    })
  })
}
