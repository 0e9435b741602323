import { countChange, oncePerVersion } from '#kernel/db/data-version.ts'
import { checked } from '#kernel/db/row-rules.ts'
import type { Db } from '#kernel/db/schema.ts'
import { type Change, differingFields, type Fields, withChange } from '#kernel/history/change.ts'
import type { HistoryKind } from '#kernel/history/history-kind.ts'
import { ChangedMeanwhile, refuseIfChanged } from '#kernel/history/in-turn.ts'
import { applyAndRecord } from '#kernel/history/record-run.ts'
import { defaultFact, defaultShop, type Shop, shopOf } from '#subjects/dealership/rules/shop.ts'
import { factChangeWords, factFieldWords, factTitle, problemsOf } from '#subjects/dealership/rules/shop-facts.ts'
import { isFact } from './tables.ts'

/** The history's name for a fact of the shop. */
export const shopKind = 'shop'

/** The shop as it is at present. */
export async function readShop(db: Db): Promise<Shop> {
  const rows = await db.selectFrom('shop_facts').selectAll().execute()
  return shopOf(new Map(rows.map(({ name, fact }) => [name, JSON.parse(fact)])))
}

const holdsMs = 1_000

/** Reads the shop once for each version of the data; while reading fails, gives the shop as it was known last, for a short time. */
export function presentShop(
  read: () => Promise<Shop>,
  dataVersion: () => string,
  now: () => Date,
): () => Promise<Shop> {
  let known = defaultShop
  const present = oncePerVersion(dataVersion, async () => {
    known = await read()
    return known
  })
  return () => present().catch(() => ({ ...known, until: new Date(now().getTime() + holdsMs) }))
}

/** The present state of a fact; null where there is none. */
export async function readFact(db: Db, name: string): Promise<Fields | null> {
  const row = await db.selectFrom('shop_facts').select('fact').where('name', '=', name).executeTakeFirst()
  return row ? JSON.parse(row.fact) : defaultFact(name)
}

/** The pictures of the team whose path holds this text, for the subject that keeps photos (PIC-30). */
export async function picturesOfTeam(db: Db, holding: string): Promise<readonly string[]> {
  const facts = await db.selectFrom('shop_facts').select('fact').where('fact', 'like', `%${holding}%`).execute()
  return facts.flatMap(({ fact }) => JSON.parse(fact).image ?? [])
}

export const lastOneStays = 'The last one stays: the page shows who we are'

/** Names changes of the shop for the history, and puts facts back in an undo (SHOP-64). */
export const shopHistory: HistoryKind = {
  apply: async (transaction, changes) => {
    await countChange(transaction)
    for (const change of changes) await applyOne(transaction, change)
    // Two people may each take one of the last two off at once.
    const { team } = await readShop(transaction)
    if (team.length === 0) throw new ChangedMeanwhile(lastOneStays)
  },
  nameOf: factTitle,
  words: factFieldWords,
  tell: factChangeWords,
}

export const changeShop = applyAndRecord(shopHistory)

async function applyOne(db: Db, change: Change): Promise<void> {
  const { key: name, after } = change
  const now = await readFact(db, name)
  refuseIfChanged(now, change, factTitle(change))
  const fact = after && (now ? withChange(now, change) : after)
  const [problem] = fact ? problemsOf(name, fact) : []
  if (problem) throw new ChangedMeanwhile(`${factTitle(change)} cannot be as it was then: ${problem.text}`)
  await db.deleteFrom('shop_facts').where('name', '=', name).execute()
  const ours = defaultFact(name)
  const isOurs = ours && fact ? differingFields(ours, fact) === null : ours === fact
  if (!isOurs)
    await db
      .insertInto('shop_facts')
      .values(checked(isFact, { name, fact: JSON.stringify(fact) }))
      .execute()
}
