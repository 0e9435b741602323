import type { Context } from 'hono'
import type { Services } from '#kernel/subject.ts'
import {
  type ContactErrors,
  contactFieldNames,
  emptyContactValues,
  type MessageContext,
} from '#subjects/contact/rules/contact-submission.ts'
import { readContext } from '#subjects/contact/rules/message-context.ts'
import { contactAnswer, contactPage } from '#subjects/contact/view/contact.page.tsx'
import { openState } from '#subjects/dealership/rules/hours.ts'
import { shopOn } from '#subjects/dealership/rules/shop.ts'
import type { Refusal, SentFields } from './accept-submission.ts'

/**
 * The form again, with all that was typed. Where the body was not read, or more forms come back than can be made, a kept page says the
 * sentence alone: a client that sends too much cannot make us render.
 */
export async function formAgain(
  c: Context,
  { status, sentence, errors }: Refusal,
  sent: SentFields | undefined,
  { now, ports, press }: Pick<Services, 'now' | 'ports' | 'press'>,
): Promise<Response> {
  const answer = async (fields: SentFields = {}, context: MessageContext = {}, wrong: ContactErrors = {}) => {
    const shop = await ports.shop()
    const given = contactFieldNames.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]]))
    const values = { ...emptyContactValues, ...Object.fromEntries(given) }
    const sales = openState(shop.weeks.sales, now(), shop.datedOn)
    return contactAnswer({ sales, values, context, errors: wrong, notice: sentence }, status, shopOn(shop, now()))
  }
  const again =
    sent && (await press.sendOnce(c, contactPage, await answer(sent, await readContext(sent, ports.vehicles), errors)))
  return again ?? press.sendFixed(c, `contact ${status}`, contactPage, () => answer())
}
