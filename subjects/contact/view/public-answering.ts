import type { PageContext } from '#kernel/page/page.ts'
import { hour } from '#kit/dates/eastern-time.ts'
import { answeringSentence } from '#subjects/contact/rules/answering.ts'

/** LEAD-83: the public sentence about our answers, where the dealer allows it, and until when it holds; undefined without the database. */
export async function publicAnswering({ ports, shop, now }: Pick<PageContext, 'ports' | 'shop' | 'now'>) {
  if (!shop.showsAnswering) return { told: undefined }
  const known = await ports.answering(now).catch(() => undefined)
  return { told: known && answeringSentence(known), until: new Date(now.getTime() + hour) }
}
