import type { Db } from '#kernel/db/schema.ts'
import type { Fields } from '#kernel/history/change.ts'
import { refusal } from '#kernel/history/plan.ts'
import { slugOf } from '#kit/formats/format.ts'
import { shopLimits } from '#subjects/dealership/facts/shop-desk.ts'
import type { TeamMember } from '#subjects/dealership/facts/team.ts'
import { defaultFact } from '#subjects/dealership/rules/shop.ts'
import { planFacts, type ShopPlan } from './change-shop.ts'
import { lastOneStays, readFact, readShop } from './shop-store.ts'

/**
 * Changes a member of the team, or without a key adds one at the end. Without a new picture the present one stays; null takes it off
 * (SHOP-63).
 */
export async function planMember(
  db: Db,
  key: string | undefined,
  { image, ...texts }: Omit<TeamMember, 'image'> & { readonly image?: string | null },
  seen?: Fields,
): Promise<ShopPlan> {
  const { team } = await readShop(db)
  const now = key === undefined ? null : await readFact(db, `team ${key}`)
  if (key !== undefined && !now) return refusal({ text: gone })
  if (!now && team.length >= shopLimits.people)
    return refusal({ text: `The page has room for ${shopLimits.people} people` })
  const slug = slugOf(texts.name)
  if (slug === '') return refusal({ field: 'name', text: 'A name has a letter' })
  const namesake = team.find((member) => member.key !== key && slugOf(member.name) === slug)
  if (namesake) return refusal({ field: 'name', text: `There is a ${namesake.name} already` })
  const fields = Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text.trim()]))
  const free = [slug, ...team.map((_, index) => `${slug}-${index + 2}`)].find((one) =>
    team.every((member) => member.key !== one),
  )
  const name = `team ${key ?? free}`
  const { image: shown, ...known } = now ?? { place: Math.max(-1, ...team.map(({ place }) => place)) + 1 }
  const picture = image === null ? defaultFact(name)?.image : (image ?? shown)
  return planFacts(db, [[name, { ...known, ...fields, ...(picture !== undefined && { image: picture }) }]], { seen })
}

export async function planMemberRemoval(db: Db, key: string): Promise<ShopPlan> {
  const { team } = await readShop(db)
  if (!team.some((member) => member.key === key)) return refusal({ text: gone })
  if (team.length === 1) return refusal({ text: lastOneStays })
  return planFacts(db, [[`team ${key}`, null]])
}

/** Moves a member one place up (-1) or down (1). */
export async function planMemberMove(db: Db, key: string, by: -1 | 1): Promise<ShopPlan> {
  const { team } = await readShop(db)
  const keys = team.map((member) => member.key)
  const at = keys.indexOf(key)
  if (at < 0) return refusal({ text: gone })
  const to = Math.min(Math.max(at + by, 0), keys.length - 1)
  const order = keys.toSpliced(at, 1).toSpliced(to, 0, key)
  const facts = order.map(
    async (one, place) => [`team ${one}`, { ...(await readFact(db, `team ${one}`)), place }] as const,
  )
  return planFacts(db, await Promise.all(facts))
}

const gone = 'This person is not on the page any more'
