import fc from 'fast-check'
import { expect, test } from 'vitest'
import { campaign } from '#tests/setup/campaign.ts'
import { faultOf, histories, run } from './history.ts'
import { MemoryLeads } from './memory-leads.ts'
import type { World } from './world.ts'

const count = campaign({ short: 1_000, whole: 100_000 })

/** A history that failed is run again by the seed and the path that its report names. */
const replay = {
  ...(process.env.SIMULATION_SEED ? { seed: Number(process.env.SIMULATION_SEED) } : {}),
  ...(process.env.SIMULATION_PATH ? { path: process.env.SIMULATION_PATH, numRuns: 1 } : {}),
}

function property(store: () => MemoryLeads = () => new MemoryLeads(), look: (world: World) => void = () => {}) {
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
  if (!replay.path) for (const times of Object.values(seen)) expect(times).toBeGreaterThan(count / 100)
}, 900_000)

/** Each has a fault that the way of a message must not have. */
const faultyStores: Readonly<Record<string, () => MemoryLeads>> = {
  'that forgets what it has acknowledged': () =>
    new (class extends MemoryLeads {
      override accept(...given: Parameters<MemoryLeads['accept']>) {
        const acceptance = super.accept(...given)
        if (given[0].submission.lastName === 'number-1' && 'id' in acceptance) this.leads.delete(acceptance.id)
        return acceptance
      }
    })(),
  'that does not know a repeat': () =>
    new (class extends MemoryLeads {
      override accept(...[{ key: _, ...lead }, at]: Parameters<MemoryLeads['accept']>) {
        return super.accept({ ...lead, key: `${Math.random()}` }, at)
      }
    })(),
  'without leases': () =>
    new (class extends MemoryLeads {
      override claim(...[limit, now, options]: Parameters<MemoryLeads['claim']>) {
        for (const [id, mail] of this.mails) this.mails.set(id, { ...mail, lease_until: null })
        return super.claim(limit, now, options)
      }
    })(),
  'that lets a lease be taken over after the clock was set': () =>
    new (class extends MemoryLeads {
      override claim(...[limit, now, options]: Parameters<MemoryLeads['claim']>) {
        return super.claim(limit, now, { ...options, takeOver: true })
      }
    })(),
}

test.each(Object.keys(faultyStores))('LEAD-27: finds a store %s, and its seed finds it again', async (name) => {
  const details = await fc.check(property(faultyStores[name]), { numRuns: 20_000, endOnFailure: true })
  expect(details.failed).toBe(true)
  const { seed, counterexamplePath } = details
  const again = await fc.check(property(faultyStores[name]), {
    seed,
    path: counterexamplePath ?? '',
    endOnFailure: true,
  })
  expect(again.failed).toBe(true)
  expect(String(again.errorInstance)).toBe(String(details.errorInstance))
})
