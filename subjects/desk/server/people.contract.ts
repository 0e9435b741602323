import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type DatabaseSettings, openDatabase } from '#app/database.ts'
import { restoreBackup, writeBackup } from '#kernel/db/backup.ts'
import { signIn } from '#subjects/desk/facts/sign-in.ts'
import { newFolder } from '#tests/setup/site-process.ts'
import { createPeople } from './people.ts'

const by = { who: 'operator', command: 'people invite', at: new Date() }
const now = () => new Date()
const newPasskey = () => ({ id: randomUUID(), public_key: 'AA', counter: 0 })

/** What people, passkeys and sessions promise, on either database, to two processes at once. */
export function peopleContract(name: string, newSettings: () => Promise<DatabaseSettings>): void {
  async function twoProcesses() {
    const settings = await newSettings()
    const databases = [await openDatabase(settings), await openDatabase(settings)] as const
    const [one, two] = [createPeople(databases[0].db, now), createPeople(databases[1].db, now)]
    const token = async (person = 'Dana') => {
      const invited = await one.invite(person, by)
      if (typeof invited === 'string') throw new Error(invited)
      return invited.token
    }
    const close = async () => {
      for (const database of databases) await database.close()
    }
    return { databases, one, two, token, close }
  }

  it(`DESK-2, DESK-3: in ${name} an invitation and an answer of a passkey count once, though two processes are asked at the same moment`, async () => {
    const { one, two, token, close } = await twoProcesses()
    const invitation = await token()
    const joined = await Promise.all([one, two, one, two].map((desk) => desk.join(invitation, newPasskey(), 'Phone')))
    expect(joined.filter(Boolean)).toHaveLength(1)
    const session = joined.find((one) => one !== undefined) ?? ''
    for (const desk of [one, two]) expect((await desk.session(session))?.person.name).toBe('Dana')
    const { passkeys: [passkey] = [] } = (await two.list())[0] ?? {}
    if (!passkey) throw new Error('no passkey')
    const signedIn = await Promise.all([one, two, one, two].map((desk) => desk.signIn(passkey, 0, 'asked', 'Phone')))
    expect(signedIn.filter(Boolean)).toHaveLength(1)
    expect(new Set(await Promise.all([one, two, one, two].map((desk) => desk.sealKey()))).size).toBe(1)
    await close()
  })

  it(`DESK-3: in ${name} an invitation’s time counts from the moment at which it was made`, async () => {
    const { one, close } = await twoProcesses()
    const ended = await one.invite('Dana', { ...by, at: new Date(Date.now() - signIn.invitationMinutes * 60_000) })
    expect(typeof ended === 'string' || (await one.invited(ended.token))).toBeUndefined()
    await close()
  })

  it(`DESK-4: in ${name} sessions and invitations are in no backup; a restore ends all, and people keep their passkeys`, async () => {
    const { databases, one, two, token, close } = await twoProcesses()
    const session = (await one.join(await token(), newPasskey(), 'Phone')) ?? ''
    const invitation = await token()
    const seal = await one.sealKey()
    const file = join(newFolder(), 'backup')
    await writeBackup(databases[0], file, now())
    await restoreBackup(databases[0], file)
    expect(await two.session(session)).toBeUndefined()
    expect(await two.invited(invitation)).toBeUndefined()
    expect(await two.sealKey()).not.toBe(seal)
    expect((await two.list()).map(({ name, passkeys }) => [name, passkeys.length])).toEqual([['Dana', 1]])
    await close()
  })

  it(`DESK-3, SITE-102: in ${name} the same name asked for twice at the same moment is one person, and no ninth one comes`, async () => {
    const { databases, one, two, close } = await twoProcesses()
    const names = async () => (await one.list()).map((person) => person.name)
    for (let round = 0; round < 20; round += 1) {
      await databases[0].db.deleteFrom('desk_people').execute()
      for (const desk of [one, two]) for (let count = 1; count < 4; count += 1) await desk.invite(`Person ${count}`, by)
      await Promise.all([one.invite('Dana', by), two.invite('dana', by)])
      expect(await names()).toHaveLength(4)
      for (let count = 4; count < 7; count += 1) await one.invite(`Person ${count}`, by)
      const asked = await Promise.all([one.invite('Eighth', by), two.invite('Ninth', by)])
      expect(asked.filter((one) => typeof one === 'string')).toHaveLength(1)
      expect(await names()).toHaveLength(8)
    }
    await close()
  })
}
