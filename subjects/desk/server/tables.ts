import type { TableSet } from '#kernel/db/schema.ts'

declare module '#kernel/db/schema.ts' {
  interface Tables {
    desk_people: DeskPerson
    desk_passkeys: DeskPasskey
    /** Links by which a person makes a passkey; each works once. */
    desk_invitations: { token_hash: string; person: string; invited_by: string; expires_at: string }
    desk_sessions: DeskSession
    /** Challenges that a passkey has signed: each answer counts once. */
    desk_challenges: { hash: string; at: string }
    /** The key with which all processes seal their challenges. */
    desk_seals: { name: string; key: string }
  }
}

/** A person who may sign in. The history holds the name, which stays true when the person has gone. */
export interface DeskPerson {
  id: string
  name: string
  since: string
}

export interface DeskPasskey {
  id: string
  person: string
  /** In base64url, as the passkey's maker gave it. */
  public_key: string
  counter: number
  /** The device on which the passkey was made, in a word or two. */
  device: string
  made_at: string
  used_at: string
}

/** The database holds only the hash of the token: a person who reads it cannot sign in with that. */
export interface DeskSession {
  token_hash: string
  person: string
  passkey: string
  device: string
  signed_in_at: string
  /** When the person last used the passkey. */
  asked_at: string
}

export const deskTables: TableSet = {
  migrations: {
    '0040-desk-people': [
      'create table desk_people (id text primary key, name text not null, since text not null)',
      `create table desk_passkeys (
        id text primary key,
        person text not null references desk_people (id) on delete cascade,
        public_key text not null,
        counter integer not null,
        device text not null,
        made_at text not null,
        used_at text not null
      )`,
    ],
    '0041-desk-sessions': [
      `create table desk_invitations (
        token_hash text primary key,
        person text not null references desk_people (id) on delete cascade,
        invited_by text not null,
        expires_at text not null
      )`,
      `create table desk_sessions (
        token_hash text primary key,
        person text not null references desk_people (id) on delete cascade,
        passkey text not null references desk_passkeys (id) on delete cascade,
        device text not null,
        signed_in_at text not null,
        asked_at text not null
      )`,
      'create table desk_challenges (hash text primary key, at text not null)',
    ],
    '0044-desk-seals': ['create table desk_seals (name text primary key, "key" text not null)'],
  },
  tables: {
    desk_people: { key: ['id'] },
    desk_passkeys: { key: ['id'], belongsTo: { person: 'desk_people' } },
    desk_invitations: { key: ['token_hash'], fleeting: true },
    desk_sessions: { key: ['token_hash'], fleeting: true },
    desk_challenges: { key: ['hash'], fleeting: true },
    desk_seals: { key: ['name'], fleeting: true },
  },
}
