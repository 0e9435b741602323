import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { type DatabaseSettings, openDatabase } from '#kernel/db/open-database.ts'
import { siteVersion } from '#kernel/site-version.ts'
import { startServingState } from './serving-state.ts'

/** What a process writes down of itself, whichever database is under it. */
export function servingContract(name: string, newSettings: () => Promise<DatabaseSettings>): void {
  it(`SITE-121: ${name} knows of each process what it runs as, that it is there, and how its mail goes`, async () => {
    const settings = await newSettings()
    const { db, leads, close } = await openDatabase(settings)
    const log = { debug: () => {} }
    const start = (process: string, mail: 'on' | 'off') =>
      startServingState({ connection: leads, process, mail, dataDir: '.', log, everyMs: 20 })
    const rows = () => db.selectFrom('serving').selectAll().orderBy('process').execute()
    const one = start('one:1', 'on')
    const other = start('other:1', 'off')
    await expect.poll(async () => (await rows()).map(({ mail }) => mail)).toEqual(['on', 'off'])
    const [first] = await rows()
    expect(first).toMatchObject({ state: 'serving', version: siteVersion, mail_taken_at: null, mail_failure: null })
    expect(first?.disk_free).toBeGreaterThan(0)
    await expect.poll(async () => (await rows())[0]?.seen_at).not.toBe(first?.seen_at)

    one.mailed({ taken: true })
    await wait(5)
    one.mailed({ taken: false, reason: 'EAUTH 535' })
    await expect.poll(async () => (await rows())[0], { timeout: 5_000 }).toMatchObject({ mail_failure: 'EAUTH 535' })
    const [failing] = await rows()
    expect(failing?.mail_failed_at?.localeCompare(failing.mail_taken_at ?? '')).toBe(1)
    await Promise.all([one.stop(), other.stop()])
    expect((await rows()).map(({ state }) => state)).toEqual(['stopped', 'stopped'])

    const again = start('one:1', 'on')
    await expect.poll(async () => (await rows())[0]?.state).toBe('serving')
    expect(await rows()).toHaveLength(2)
    expect((await rows())[0]).toMatchObject({ mail_failure: null, mail_taken_at: failing?.mail_taken_at })
    await again.stop()
    await close()
  })
}
