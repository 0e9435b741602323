import { describe, expect, it } from 'vitest'
import { leadRules } from '#subjects/contact/facts/lead-rules.ts'
import { goodSubmission } from '#tests/setup/good-submission.ts'
import { leadBench, type OpenLeadStore } from '#tests/setup/lead-bench.ts'

const minute = 60_000

/** What storing a message promises, in either database and in memory. */
export function leadStoreContract(name: string, open: OpenLeadStore): void {
  describe(`messages stored in ${name}`, () => {
    const bench = leadBench(open)

    it('LEAD-30, LEAD-22: stores a message, its context and a mail to the dealer and one to the visitor', async () => {
      const context = { cart: { id: 'ev-city', name: 'Denago EV City' }, town: { id: 'x', name: 'Jim Thorpe Borough' } }
      const id = await bench.stored(goodSubmission, { context })
      expect(await bench.leads()).toMatchObject([
        {
          id,
          ...{ cart_id: 'ev-city', cart_name: 'Denago EV City', town: 'Jim Thorpe Borough' },
          first_name: 'Ada',
          last_name: 'Lovelace',
          email: 'Ada@Example.com',
          phone: '(570) 555-0134',
          interest: 'service',
          message: 'The brakes squeal\non the hill.',
          received_at: '2026-05-06T15:00:00.000Z',
        },
      ])
      expect((await bench.mails()).map(({ recipient, state }) => [recipient, state]).toSorted()).toEqual([
        ['dealer', 'waiting'],
        ['visitor', 'waiting'],
      ])
    })

    it.each([
      ['quotes', `O'Neil "Bobby"; drop table leads; --`],
      ['other scripts', 'Zoë 高橋 🛺 ‮'],
      ['half a character', 'broken \ud83d emoji'],
      ['a percent', '100 % \\ $1 ?'],
    ])('LEAD-3: keeps %s', async (_, text) => {
      await bench.stored({ ...goodSubmission, lastName: text, message: `${text}\r\n${text}` })
      const [lead] = await bench.leads()
      expect(lead?.last_name).toBe(text.toWellFormed())
      expect(lead?.message).toBe(`${text.toWellFormed()}\n${text.toWellFormed()}`)
    })

    it('LEAD-25: gives the first answer again for the same key and words, and refuses other words under it', async () => {
      const keyed = { submission: goodSubmission, key: 'k1', source: 'script' } as const
      const first = await bench.accept(keyed)
      bench.pass(24 * 60)
      expect(await bench.accept(keyed)).toEqual({ ...first, outcome: 'repeated' })
      const changed = { ...goodSubmission, phone: '570 555 0199' }
      expect(await bench.accept({ ...keyed, submission: changed })).toEqual({ outcome: 'key-reused' })
      expect([(await bench.leads()).length, (await bench.mails()).length]).toEqual([1, 2])
      expect((await bench.accept({ ...keyed, key: 'k2' })).outcome).toBe('stored')
    })

    it('LEAD-25: takes the same words without a key for one message during ten minutes, counted from the first', async () => {
      const id = await bench.stored()
      bench.now += 10 * minute - 1
      expect(await bench.stored()).toBe(id)
      bench.now += 1
      expect(await bench.stored()).not.toBe(id)
      expect(await bench.leads()).toHaveLength(2)
    })

    it('LEAD-25: lets a clock that is set back swallow nothing', async () => {
      bench.pass(365 * 24 * 60)
      const id = await bench.stored()
      bench.now = bench.start
      expect(await bench.stored()).not.toBe(id)
    })

    it.each(['with a key', 'without one'])(
      'LEAD-25: is one message when it comes many times at once, %s',
      async (way) => {
        const lead = {
          submission: goodSubmission,
          source: 'script' as const,
          ...(way === 'with a key' ? { key: 'k' } : {}),
        }
        const answers = await bench.acceptAll(Array.from({ length: 20 }, () => lead))
        expect(answers.filter((answer) => answer.outcome === 'stored')).toHaveLength(1)
        expect(new Set(answers.map((answer) => 'id' in answer && answer.id)).size).toBe(1)
        expect(await bench.leads()).toHaveLength(1)
        expect(await bench.mails()).toHaveLength(2)
      },
    )

    it('LEAD-51: acknowledges three messages to one address a day, however it is written, and stores all', async () => {
      const address = (index: number) => `${index % 2 ? 'Ada' : 'a.d.a'}+${index}@example.com`
      const submissions = Array.from({ length: 60 }, (_, index) => ({ ...goodSubmission, email: address(index) }))
      await bench.acceptAll(submissions.map((submission) => ({ submission, source: 'form' })))
      expect(await bench.leads()).toHaveLength(60)
      const toVisitors = async () => (await bench.mailsTo('visitor')).length
      expect(await toVisitors()).toBe(3)
      expect(await bench.mailsTo('dealer')).toHaveLength(60)
      bench.pass(24 * 60)
      await bench.stored({ ...goodSubmission, email: 'ada@example.com' })
      expect(await toVisitors()).toBe(4)
    })

    it('LEAD-51: acknowledges so many in all, and goes on when time has passed', async () => {
      const { burst, refillSeconds } = leadRules.acknowledgements.inAll
      for (let index = 0; index < burst + 5; index += 1)
        await bench.stored({ ...goodSubmission, email: `ada${index}@example.com` })
      expect(await bench.mailsTo('visitor')).toHaveLength(burst)
      expect(await bench.mailsTo('dealer')).toHaveLength(burst + 5)
      bench.now += refillSeconds * 1_000
      await bench.stored({ ...goodSubmission, email: 'another@example.com' })
      expect(await bench.mailsTo('visitor')).toHaveLength(burst + 1)
    })

    const from = (sender: string, index: number, more = {}) => ({
      submission: { ...goodSubmission, lastName: `Number ${index}`, email: `ada${index}@example.com` },
      source: 'form' as const,
      sender,
      ...more,
    })

    it('LEAD-19: one limit for each sender, shared between processes and kept by the database', async () => {
      const { burst, refillSeconds } = leadRules.perSender
      await bench.acceptAll(Array.from({ length: burst }, (_, index) => from('198.51.100.7', index)))
      const refused = await bench.accept(from('198.51.100.7', 1_000, { key: 'mine' }))
      expect(refused).toEqual({ outcome: 'too-many', retryAfter: refillSeconds })
      expect(await bench.leads()).toHaveLength(burst)
      expect((await bench.accept(from('198.51.100.7', 0))).outcome).toBe('repeated')
      expect((await bench.accept(from('203.0.113.9', 2_000))).outcome).toBe('stored')
      bench.now += refillSeconds * 1_000
      expect((await bench.accept(from('198.51.100.7', 1_000, { key: 'mine' }))).outcome).toBe('stored')
      expect((await bench.accept(from('198.51.100.7', 1_001))).outcome).toBe('too-many')
    })

    it('LEAD-26, LEAD-19: mails no suspect, which uses up its limit sooner', async () => {
      const { burst, suspiciousCost } = leadRules.perSender
      let stored = 0
      while ((await bench.accept(from('198.51.100.7', stored, { suspicion: 'too fast' }))).outcome === 'stored')
        stored += 1
      expect(stored).toBe(Math.floor(burst / suspiciousCost))
      expect((await bench.leads())[0]).toMatchObject({ state: 'quarantined', suspicion: 'too fast' })
      expect(await bench.mails()).toEqual([])
    })
  })

  describe(`messages stored in ${name} beside a webhook`, () => {
    const bench = leadBench(open, { webhook: true })

    it('LEAD-71: writes a call of the webhook with the message and its mails, and gives it to the worker that makes calls', async () => {
      const id = await bench.stored()
      await bench.stored({ ...goodSubmission, interest: 'parts' }, { suspicion: 'too fast' })
      expect((await bench.mails()).map(({ lead_id, recipient }) => [lead_id, recipient]).toSorted()).toEqual([
        [id, 'dealer'],
        [id, 'visitor'],
        [id, 'webhook'],
      ])
      const claimed = async (recipients: readonly ('dealer' | 'visitor' | 'webhook')[]) =>
        (await bench.outbox().claim(10, bench.clock(), { recipients })).map(({ mail }) => mail.recipient).toSorted()
      expect(await claimed(['webhook'])).toEqual(['webhook'])
      expect(await claimed(['webhook'])).toEqual([])
      expect(await claimed(['dealer', 'visitor'])).toEqual(['dealer', 'visitor'])
    })
  })
}
