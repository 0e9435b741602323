import { hash, randomBytes, randomUUID } from 'node:crypto'
import type { Db } from '#kernel/db/schema.ts'
import type { Fields } from '#kernel/history/change.ts'
import type { HistoryKind } from '#kernel/history/history-kind.ts'
import { ChangedMeanwhile, inTurn, type TurnTransaction } from '#kernel/history/in-turn.ts'
import { type RunAuthor, recordRun } from '#kernel/history/record-run.ts'
import { dayMs } from '#kit/dates/calendar-day.ts'
import { minute } from '#kit/dates/eastern-time.ts'
import { signIn } from '#subjects/desk/facts/sign-in.ts'
import type { DeskPasskey, DeskPerson } from './tables.ts'

/** The history's name for a person who may sign in. */
export const personKind = 'person'

/** The session of one request: who has signed in. */
export interface Session {
  readonly tokenHash: string
  readonly person: Pick<DeskPerson, 'id' | 'name'>
  readonly passkey: string
  /** Whether the person has used the passkey a moment ago. */
  readonly isFresh: boolean
}

export interface Invitation {
  readonly person: Pick<DeskPerson, 'id' | 'name'>
  readonly token: string
  readonly expiresAt: Date
}

type NewPasskey = Pick<DeskPasskey, 'id' | 'public_key' | 'counter'>

export type People = ReturnType<typeof createPeople>

const newToken = () => randomBytes(32).toString('base64url')
export const tokenHashOf = (token: string) => hash('sha256', token, 'base64url')

/** The people who may sign in at the desk, their passkeys and sessions. */
export function createPeople(db: Db, now: () => Date) {
  const ago = (ms: number) => new Date(now().getTime() - ms).toISOString()

  async function startSession(transaction: Db, person: string, passkey: string, device: string): Promise<string> {
    const token = newToken()
    const at = now().toISOString()
    const times = { signed_in_at: at, asked_at: at }
    await transaction
      .insertInto('desk_sessions')
      .values({ token_hash: tokenHashOf(token), person, passkey, device, ...times })
      .execute()
    return token
  }

  return {
    async list() {
      const people = await db.selectFrom('desk_people').selectAll().orderBy('since').orderBy('id').execute()
      const passkeys = await db.selectFrom('desk_passkeys').selectAll().orderBy('made_at').execute()
      const waiting = await db.selectFrom('desk_invitations').selectAll().execute()
      return people.map((person) => ({
        ...person,
        passkeys: passkeys.filter((passkey) => passkey.person === person.id),
        isInvited: waiting.some((one) => one.person === person.id && one.expires_at > now().toISOString()),
      }))
    },

    /** Invites a new person, or a known one of this name to a further passkey. Returns a sentence where that cannot be (DESK-3). */
    invite: (typed: string, by: RunAuthor): Promise<Invitation | string> =>
      inTurn(db, async (transaction) => {
        const name = typed.normalize('NFC').replace(/\s+/g, ' ').trim()
        if (name === '' || name.length > signIn.longestName || /[\p{C}<>]/u.test(name))
          return `A name has 1 to ${signIn.longestName} ordinary characters`
        const people = await transaction.selectFrom('desk_people').selectAll().execute()
        const known = people.find((one) => one.name.toLowerCase() === name.toLowerCase())
        if (!known && people.length >= signIn.mostPeople)
          return `There are ${signIn.mostPeople} people already: remove one first`
        const person = known ?? { id: randomUUID(), name, since: by.at.toISOString() }
        if (!known) await transaction.insertInto('desk_people').values(person).execute()
        // Only the latest invitation of a person works.
        await transaction.deleteFrom('desk_invitations').where('person', '=', person.id).execute()
        const token = newToken()
        const expiresAt = new Date(by.at.getTime() + signIn.invitationMinutes * minute)
        await transaction
          .insertInto('desk_invitations')
          .values({
            token_hash: tokenHashOf(token),
            person: person.id,
            invited_by: by.who,
            expires_at: expiresAt.toISOString(),
          })
          .execute()
        await recordChange(transaction, by, person.name, null, { name: person.name })
        return { person, token, expiresAt }
      }),

    /** The person whom this link invites; undefined where it was used or has ended. */
    invited: async (token: string) =>
      db
        .selectFrom('desk_invitations')
        .innerJoin('desk_people', 'desk_people.id', 'desk_invitations.person')
        .select(['desk_people.id', 'desk_people.name'])
        .where('token_hash', '=', tokenHashOf(token))
        .where('expires_at', '>', now().toISOString())
        .executeTakeFirst(),

    /** Keeps the new passkey and signs its owner in; an invitation gives a token to one caller only. */
    join: (token: string, passkey: NewPasskey, device: string): Promise<string | undefined> =>
      inTurn(db, async (transaction) => {
        const [invitation] = await transaction
          .deleteFrom('desk_invitations')
          .where('token_hash', '=', tokenHashOf(token))
          .where('expires_at', '>', now().toISOString())
          .returning('person')
          .execute()
        if (!invitation) return undefined
        const { person } = invitation
        const at = now().toISOString()
        const times = { made_at: at, used_at: at }
        await transaction
          .insertInto('desk_passkeys')
          .values({ ...passkey, person, device, ...times })
          .execute()
        return startSession(transaction, person, passkey.id, device)
      }),

    passkey: (id: string) => db.selectFrom('desk_passkeys').selectAll().where('id', '=', id).executeTakeFirst(),

    /** The seal key, which all processes share; a restored database begins with a new one. */
    async sealKey(): Promise<string> {
      const find = () => db.selectFrom('desk_seals').select('key').where('name', '=', 'challenge')
      const known = await find().executeTakeFirst()
      if (known) return known.key
      await db
        .insertInto('desk_seals')
        .values({ name: 'challenge', key: newToken() })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute()
      return (await find().executeTakeFirstOrThrow()).key
    },

    /** Signs the owner of a passkey in; undefined where the passkey was removed, or this very answer has come before. */
    signIn: ({ id, person }: DeskPasskey, counter: number, challenge: string, device: string) =>
      inTurn(db, async (transaction) => {
        await transaction.deleteFrom('desk_challenges').where('at', '<', ago(dayMs)).execute()
        const used = await transaction
          .insertInto('desk_challenges')
          .values({ hash: tokenHashOf(challenge), at: now().toISOString() })
          .onConflict((conflict) => conflict.column('hash').doNothing())
          .executeTakeFirst()
        if (used.numInsertedOrUpdatedRows !== 1n) return undefined
        const fields = { counter, used_at: now().toISOString() }
        const known = await transaction
          .updateTable('desk_passkeys')
          .set(fields)
          .where('id', '=', id)
          .returning('id')
          .executeTakeFirst()
        if (!known) return undefined
        await transaction
          .deleteFrom('desk_sessions')
          .where('signed_in_at', '<', ago(signIn.sessionDays * dayMs))
          .execute()
        return startSession(transaction, person, id, device)
      }),

    async session(token: string): Promise<Session | undefined> {
      const found = await db
        .selectFrom('desk_sessions')
        .innerJoin('desk_people', 'desk_people.id', 'desk_sessions.person')
        .select(['token_hash', 'desk_people.id', 'name', 'passkey', 'asked_at'])
        .where('token_hash', '=', tokenHashOf(token))
        .where('signed_in_at', '>', ago(signIn.sessionDays * dayMs))
        .executeTakeFirst()
      if (!found) return undefined
      const { token_hash: tokenHash, id, name, passkey, asked_at } = found
      return { tokenHash, person: { id, name }, passkey, isFresh: asked_at > ago(signIn.freshMinutes * minute) }
    },

    signOut: async (tokenHash: string) => {
      await db.deleteFrom('desk_sessions').where('token_hash', '=', tokenHash).execute()
    },

    /** Removes a passkey with every session that it began; throws `ChangedMeanwhile` where it must stay. */
    removePasskey: (id: string, by: RunAuthor) =>
      inTurn(db, async (transaction) => {
        const passkey = await transaction
          .selectFrom('desk_passkeys')
          .innerJoin('desk_people', 'desk_people.id', 'person')
          .select(['device', 'name'])
          .where('desk_passkeys.id', '=', id)
          .executeTakeFirst()
        if (!passkey) throw new ChangedMeanwhile('This device was removed already')
        const others = await transaction.selectFrom('desk_passkeys').select('id').where('id', '<>', id).execute()
        if (others.length === 0)
          throw new ChangedMeanwhile('It is the last device that can sign in: invite another one first')
        await transaction.deleteFrom('desk_passkeys').where('id', '=', id).execute()
        return recordChange(transaction, by, passkey.name, { device: passkey.device }, {})
      }),

    /** Removes a person with all their passkeys and sessions; throws `ChangedMeanwhile` where they must stay. */
    removePerson: (id: string, by: RunAuthor) =>
      inTurn(db, async (transaction) => {
        const person = await transaction.selectFrom('desk_people').selectAll().where('id', '=', id).executeTakeFirst()
        if (!person) throw new ChangedMeanwhile('This person was removed already')
        const others = await transaction.selectFrom('desk_passkeys').select('id').where('person', '<>', id).execute()
        if (others.length === 0) throw new ChangedMeanwhile('No other person could sign in: invite one first')
        await transaction.deleteFrom('desk_people').where('id', '=', id).execute()
        return recordChange(transaction, by, person.name, { name: person.name }, null)
      }),
  }
}

/** Records in the history who may sign in. */
function recordChange(
  transaction: TurnTransaction,
  by: RunAuthor,
  key: string,
  before: Fields | null,
  after: Fields | null,
) {
  return recordRun(transaction, by, [{ kind: personKind, key, before, after }])
}

/** The history tells who was invited and removed, and does not undo it. */
export const personHistory: HistoryKind = {
  apply: () => Promise.reject(new ChangedMeanwhile('People and their devices are changed under “Who can sign in”')),
  isForGood: () => true,
  nameOf: ({ key }) => key,
  sentence: (name, { before, after }) => {
    if (!before) return `${name} was invited`
    return after ? `${name} no longer signs in on ${before.device}` : `${name} may not sign in any more`
  },
}
