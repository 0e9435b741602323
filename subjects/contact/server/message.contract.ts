import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Db } from '#kernel/db/schema.ts'
import { messageRules } from '#subjects/contact/facts/contact-form.ts'
import { readSubmission } from '#subjects/contact/rules/contact-submission.ts'
import { goodSubmission } from '#tests/setup/good-submission.ts'
import { messageBench, type NewSettings } from '#tests/setup/message-bench.ts'
import { leaseMs } from './message/outbox.ts'
import { inRetriedTransaction, outageLog } from './message/transactions.ts'

const minute = 60_000

/** What storing a message and queueing its mails promise, on either database. */
export function messageContract(name: string, newSettings: NewSettings): void {
  describe(`messages stored in ${name}`, () => {
    const bench = messageBench(newSettings)
    const from = (sender: string, index: number, more = {}) => ({
      submission: { ...goodSubmission, lastName: `Number ${index}`, email: `ada${index}@example.com` },
      source: 'form' as const,
      sender,
      ...more,
    })

    it('LEAD-30, LEAD-22, LEAD-35: stores a message, its context and a mail to the dealer and one to the visitor', async () => {
      const context = { cart: { id: 'ev-city', name: 'Denago EV City' }, town: { id: 'x', name: 'Jim Thorpe Borough' } }
      const id = await bench.stored(goodSubmission, { context })
      expect(id).toMatch(/^260506-[0-9A-HJKMNP-TV-Z]{8}$/)
      expect(await bench.messages()).toMatchObject([
        {
          id,
          first_name: 'Ada',
          last_name: 'Lovelace',
          email: 'Ada@Example.com',
          phone: '(570) 555-0134',
          interest: 'service',
          message: 'The brakes squeal\non the hill.',
          received_at: '2026-05-06T15:00:00.000Z',
          cart_id: 'ev-city',
          cart_name: 'Denago EV City',
          town: 'Jim Thorpe Borough',
        },
      ])
      const mails = (await bench.mails()).map(({ recipient, state }) => `${recipient} ${state}`)
      expect(mails.toSorted()).toEqual(['dealer waiting', 'visitor waiting'])
    })

    it('LEAD-3: keeps quotes, other scripts and half a character', async () => {
      const texts = [`O'Neil "Bobby"; drop table leads; --`, 'Zoë 高橋 🛺 ‮', 'broken \ud83d emoji', '100 % \\ $1 ?']
      for (const text of texts) {
        const reading = readSubmission({ ...goodSubmission, lastName: text, message: `${text}\r\n${text}` })
        const id = await bench.stored(reading.ok ? reading.submission : goodSubmission)
        const kept = text.toWellFormed()
        const { last_name, message } = (await bench.messages()).find((one) => one.id === id) ?? {}
        expect([last_name, message]).toEqual([kept, `${kept}\n${kept}`])
      }
    })

    it('LEAD-35: a reference names the day on which it is in Carbon County', async () => {
      bench.now = Date.parse('2026-05-07T03:30:00Z')
      expect(await bench.stored()).toMatch(/^260506-/)
      bench.pass(60)
      expect(await bench.stored({ ...goodSubmission, lastName: 'Past midnight' })).toMatch(/^260507-/)
    })

    it('LEAD-25: gives the first answer again for the same key and words, and refuses other words under it', async () => {
      const keyed = { submission: goodSubmission, key: 'k1', source: 'script' } as const
      const first = await bench.accept(keyed)
      bench.pass(24 * 60)
      expect(await bench.accept(keyed)).toEqual({ ...first, outcome: 'repeated' })
      const changed = { ...goodSubmission, phone: '570 555 0199' }
      expect(await bench.accept({ ...keyed, submission: changed })).toEqual({ outcome: 'key-reused' })
      expect([(await bench.messages()).length, (await bench.mails()).length]).toEqual([1, 2])
      expect((await bench.accept({ ...keyed, key: 'k2' })).outcome).toBe('stored')
    })

    it('LEAD-25: takes the same words without a key for one message during ten minutes; a clock set back swallows none', async () => {
      const id = await bench.stored()
      bench.now += 10 * minute - 1
      expect(await bench.stored()).toBe(id)
      bench.now += 1
      const later = await bench.stored()
      expect(later).not.toBe(id)
      expect(await bench.stored()).toBe(later)
      bench.pass(365 * 24 * 60)
      await bench.stored()
      bench.now = bench.start
      await bench.stored()
      expect(await bench.messages()).toHaveLength(4)
    })

    it('LEAD-28, SITE-58: a database that fails is away, told once; a defect of ours is thrown as it is, at once, and told with its place', async () => {
      const { writer } = bench.database()
      const told: Record<string, string>[] = []
      const outages = outageLog(
        { error: (line: Record<string, string>) => void told.push(line), info: () => {} },
        writer,
      )
      const failing = async (work: (transaction: Db) => Promise<unknown>): Promise<unknown> => {
        const error: unknown = await inRetriedTransaction(writer, work).catch((thrown: unknown) => thrown)
        outages.failed(error)
        return error
      }
      const missing = (transaction: Db) => sql`select * from no_such_table`.execute(transaction)
      expect(await failing(missing)).toMatchObject({ name: 'StoreUnavailable' })
      await failing(missing)
      expect(told.splice(0)).toEqual([{ alarm: 'database', error: expect.stringContaining('no_such_table') }])
      let attempts = 0
      const defect = new ReferenceError('a defect')
      const broken = () => {
        attempts += 1
        return Promise.reject(defect)
      }
      expect(await failing(broken)).toBe(defect)
      expect([attempts, told]).toEqual([1, [{ error: expect.stringMatching(/ReferenceError: a defect\n +at /) }]])
    })

    it.each([{ key: 'k' }, {}])('LEAD-25: is one message when it comes many times at once, with %j', async (key) => {
      const message = { submission: goodSubmission, source: 'script' as const, ...key }
      const answers = await bench.acceptAll(Array.from({ length: 20 }, () => message))
      expect(answers.filter((answer) => answer.outcome === 'stored')).toHaveLength(1)
      expect(new Set(answers.map((answer) => 'id' in answer && answer.id)).size).toBe(1)
      expect([(await bench.messages()).length, (await bench.mails()).length]).toEqual([1, 2])
    })

    it('LEAD-51: acknowledges three messages to one address a day, however it is written, and stores all', async () => {
      const address = (index: number) => `${index % 2 ? 'Ada' : 'a.d.a'}+${index}@example.com`
      const submissions = Array.from({ length: 20 }, (_, index) => ({ ...goodSubmission, email: address(index) }))
      await bench.acceptAll(submissions.map((submission) => ({ submission, source: 'form' })))
      expect([(await bench.mailsTo('visitor')).length, (await bench.mailsTo('dealer')).length]).toEqual([3, 20])
      bench.pass(24 * 60)
      await bench.stored({ ...goodSubmission, email: 'ada@example.com' })
      expect(await bench.mailsTo('visitor')).toHaveLength(4)
    })

    it('LEAD-51: acknowledges so many in all, and goes on when time has passed', async () => {
      const { most, refillMs } = messageRules.acknowledgements.inAll
      for (let index = 0; index < most + 5; index += 1)
        await bench.stored({ ...goodSubmission, email: `ada${index}@example.com` })
      expect([(await bench.mailsTo('visitor')).length, (await bench.mailsTo('dealer')).length]).toEqual([
        most,
        most + 5,
      ])
      bench.now += refillMs
      await bench.stored({ ...goodSubmission, email: 'another@example.com' })
      expect(await bench.mailsTo('visitor')).toHaveLength(most + 1)
    })

    it('LEAD-19: one limit for each sender, shared between processes and kept by the database', async () => {
      const { most, refillMs } = messageRules.perSender
      await bench.acceptAll(Array.from({ length: most }, (_, index) => from('198.51.100.7', index)))
      const refused = await bench.accept(from('198.51.100.7', 1_000, { key: 'mine' }))
      expect(refused).toEqual({ outcome: 'too-many', retryAfter: refillMs / 1_000 })
      expect(await bench.messages()).toHaveLength(most)
      expect((await bench.accept(from('198.51.100.7', 0))).outcome).toBe('repeated')
      expect((await bench.accept(from('203.0.113.9', 2_000))).outcome).toBe('stored')
      bench.now += refillMs
      expect((await bench.accept(from('198.51.100.7', 1_000, { key: 'mine' }))).outcome).toBe('stored')
      expect((await bench.accept(from('198.51.100.7', 1_001))).outcome).toBe('too-many')
    })

    it('LEAD-26, LEAD-19: mails no suspect, which uses up its limit sooner', async () => {
      const { perSender, suspiciousCost } = messageRules
      let stored = 0
      while ((await bench.accept(from('198.51.100.7', stored, { suspicion: 'too fast' }))).outcome === 'stored')
        stored += 1
      expect(stored).toBe(Math.floor(perSender.most / suspiciousCost))
      expect((await bench.messages())[0]).toMatchObject({ state: 'quarantined', suspicion: 'too fast' })
      expect(await bench.mails()).toEqual([])
    })
  })

  describe(`mails waiting in ${name}`, () => {
    const bench = messageBench(newSettings)
    const claimed = async (...given: Parameters<typeof bench.claim>) =>
      (await bench.claim(...given)).map(({ mail }) => mail)

    it('LEAD-32, LEAD-31: gives each mail to one claimer at a time until the lease is over, under one Message-ID', async () => {
      await bench.stored()
      await bench.stored({ ...goodSubmission, email: 'b@example.com' })
      const first = (await Promise.all([claimed({ limit: 3 }), claimed({ limit: 3 }, 1)])).flat()
      const all = [...first, ...(await claimed())]
      expect(new Set(all.map(({ id }) => id)).size).toBe(4)
      expect(all).toHaveLength(4)
      expect(await claimed()).toEqual([])
      bench.now += leaseMs
      const again = await claimed()
      expect(again.map(({ attempts }) => attempts)).toEqual([2, 2, 2, 2])
      const ids = (mails: typeof all) => mails.map(({ message_id }) => message_id).toSorted()
      expect(ids(again)).toEqual(ids(all))
      expect(ids(all)[0]).toMatch(/^<[\w-]+@switchback\.test>$/)
    })

    it('LEAD-31: lets a failed mail wait, a sent one rest and a dead one stay', async () => {
      await bench.stored()
      const [one, two] = await claimed()
      if (!one || !two) throw new Error('two mails were expected')
      await bench.outbox().sent(one.id, bench.clock())
      await bench.outbox().failed(two, '421 later', bench.clock(), new Date(bench.now + minute))
      expect(await claimed()).toEqual([])
      bench.pass(1)
      const [retried] = await claimed()
      expect(retried?.id).toBe(two.id)
      await bench.outbox().failed(retried ?? two, '550 no', bench.clock(), undefined)
      bench.pass(365 * 24 * 60)
      expect(await claimed()).toEqual([])
      expect((await bench.mails()).map(({ state }) => state).toSorted()).toEqual(['dead', 'sent'])
    })

    it('LEAD-32: does not believe a claimer whose lease another has', async () => {
      await bench.stored()
      const [slow] = await claimed({ limit: 1 })
      bench.now += leaseMs
      await claimed()
      if (!slow) throw new Error('a mail was expected')
      await bench.outbox().failed(slow, 'late', bench.clock(), undefined)
      expect((await bench.mails()).map(({ state }) => state)).toEqual(['waiting', 'waiting'])
    })

    it('LEAD-32: leaves out what a worker has under way, and takes over no lease while it may not', async () => {
      await bench.stored()
      const [one] = await claimed({ limit: 1 })
      bench.now += leaseMs
      const free = await claimed({ takeOver: false })
      expect(free.map(({ id }) => id)).toEqual([expect.not.stringContaining(one?.id ?? '')])
      bench.now += leaseMs
      expect((await claimed({ except: [one?.id ?? ''] })).map(({ id }) => id)).toEqual(free.map(({ id }) => id))
    })

    it('LEAD-32: survives a clock that jumps ahead and is set right', async () => {
      await bench.stored()
      bench.pass(365 * 24 * 60)
      const [one] = await claimed({ limit: 1 })
      if (!one) throw new Error('a mail was expected')
      await bench.outbox().failed(one, '421 later', bench.clock(), new Date(bench.now + minute))
      await claimed({ limit: 1 })
      bench.now = bench.start
      expect(await claimed()).toHaveLength(2)
    })

    it('LEAD-71: a message beside a webhook has a call as well, for the worker that makes calls; a suspect has none', async () => {
      bench.postsToWebhook = true
      await bench.stored()
      await bench.stored({ ...goodSubmission, interest: 'parts' }, { suspicion: 'too fast' })
      const to = async (...recipients: ('dealer' | 'visitor' | 'webhook')[]) =>
        (await claimed({ recipients })).map(({ recipient }) => recipient).toSorted()
      expect([await to('webhook'), await to('webhook')]).toEqual([['webhook'], []])
      expect(await to('dealer', 'visitor')).toEqual(['dealer', 'visitor'])
    })
  })
}
