import fc from 'fast-check'
import { expect, test } from 'vitest'
import { campaign } from '#tests/setup/campaign.ts'
import { faultOf, histories, run } from './history.ts'
import { MemoryLeads } from './memory-leads.ts'
import type { World } from './world.ts'

const count = campaign({ short: 1_000, whole: 100_000 })

/** A history that failed is run again by the seed and the path that its report names. */
const { SIMULATION_SEED: seed, SIMULATION_PATH: path } = process.env
const replay = { ...(seed && { seed: Number(seed) }), ...(path && { path, numRuns: 1 }) }

function property(store = () => new MemoryLeads(), look: (world: World) => void = () => {}) {
  return fc.asyncProperty(...histories, async (scheduler, visitors, events) => {
    const world = await run(scheduler, visitors, events, store())
    look(world)
    const fault = faultOf(world)
    if (fault) throw new Error(fault)
  })
}

test(`LEAD-27: ${count.toLocaleString('en-US')} histories: no message is lost, and none is doubled but where the protocol allows it`, async () => {
  const seen = { crashes: 0, clockSteps: 0, doubled: 0 }
  const look = ({ crashes, clockSteps, taken }: World) => {
    seen.crashes += Math.min(1, crashes)
    seen.clockSteps += Math.min(1, clockSteps)
    seen.doubled += taken.length > new Set(taken).size ? 1 : 0
  }
  await fc.assert(property(undefined, look), { numRuns: count, ...replay })
  // Histories in which nothing happens would prove nothing.
  if (!path) for (const times of Object.values(seen)) expect(times).toBeGreaterThan(count / 100)
}, 900_000)

class Forgetful extends MemoryLeads {
  override accept(...given: Parameters<MemoryLeads['accept']>) {
    const acceptance = super.accept(...given)
    if (given[0].submission.lastName === 'number-1' && 'id' in acceptance) this.leads.delete(acceptance.id)
    return acceptance
  }
}

class WithoutRepeats extends MemoryLeads {
  override accept(...[lead, at]: Parameters<MemoryLeads['accept']>) {
    return super.accept({ ...lead, key: `${Math.random()}` }, at)
  }
}

class WithoutLeases extends MemoryLeads {
  override claim(...given: Parameters<MemoryLeads['claim']>) {
    for (const [id, mail] of this.mails) this.mails.set(id, { ...mail, lease_until: null })
    return super.claim(...given)
  }
}

class TrustingItsClock extends MemoryLeads {
  override claim(...[limit, now, options]: Parameters<MemoryLeads['claim']>) {
    return super.claim(limit, now, { ...options, takeOver: true })
  }
}

test.each([Forgetful, WithoutRepeats, WithoutLeases, TrustingItsClock])(
  'LEAD-27: finds the fault of a store: %s',
  async (Faulty) => {
    const { failed } = await fc.check(
      property(() => new Faulty()),
      { numRuns: 20_000, endOnFailure: true },
    )
    expect(failed).toBe(true)
  },
)
