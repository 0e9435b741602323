import type { PageContext } from '#kernel/page/page.ts'
import { hour } from '#kit/dates/eastern-time.ts'
import { responseTimeSentence } from '#subjects/contact/rules/response-time.ts'

/** The public sentence about our answers, where the dealer allows it, and until when it holds; undefined without the database (LEAD-83). */
export async function publicResponseTime({ ports, shop, now }: Pick<PageContext, 'ports' | 'shop' | 'now'>) {
  if (!shop.showsResponseTime) return { sentence: undefined }
  const known = await ports.responseTime(now).catch(() => undefined)
  return { sentence: known && responseTimeSentence(known), until: new Date(now.getTime() + hour) }
}
