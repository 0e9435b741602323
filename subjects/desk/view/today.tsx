import type { ReactNode } from 'react'
import { formatCount, formatNumber, formatShortDay } from '#kit/formats/format.ts'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import type { FullMessage } from '#subjects/contact/rules/message.ts'
import { dialHref } from '#subjects/contact/rules/phone.ts'
import type { ResponseTime } from '#subjects/contact/rules/response-time.ts'
import type { ShopClock } from '#subjects/contact/rules/waiting-time.ts'
import { hoursOfTwoDays } from '#subjects/dealership/rules/hours.ts'
import { cartWords } from '#subjects/desk/facts/cart-words.ts'
import { type MessageKind, markings, messageLists, messageWords } from '#subjects/desk/facts/message-words.ts'
import { cartFilters } from '#subjects/desk/rules/cart-lists.ts'
import type { cartsToday } from '#subjects/desk/rules/carts-today.ts'
import { fromToday, messagesHref } from '#subjects/desk/rules/messages-href.ts'
import type { MissingFigure } from '#subjects/fit/rules/cart-answers.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { CartLine } from './carts.tsx'
import { cartsPath } from './carts-path.ts'
import { Menu, Send, TextLink } from './controls.tsx'
import {
  AskedCart,
  Call,
  MailTo,
  MessageHead,
  type MessageProps,
  RealOrSpam,
  RemindMe,
  Seen,
  TakeIt,
} from './message-parts.tsx'
import { HowWeAnswer } from './response-time.tsx'

interface TodayProps {
  /** The first messages of each list, and how many there are. */
  readonly waiting: { readonly messages: readonly FullMessage[]; readonly count: number }
  readonly suspects: { readonly messages: readonly FullMessage[]; readonly count: number }
  /** The carts that these messages are about, by id. */
  readonly cartsById: ReadonlyMap<string, Vehicle>
  readonly carts: readonly {
    readonly id: string
    readonly name: string | null
    readonly messages: number
    readonly waiting: number
  }[]
  /** Carts that lack a figure for some answer, each with the first one that it lacks. */
  readonly leftOut: readonly (MissingFigure & { readonly cart: Vehicle })[]
  /** What the operator has to look after. */
  readonly alarms: readonly string[]
  /** The state of the last backup; left out where another program makes them. */
  readonly backup?: string | undefined
  readonly isWithoutBackup?: boolean | undefined
  readonly clock: ShopClock
  /** The person who looks at the screen. */
  readonly me: string
  readonly shop: ReturnType<typeof cartsToday>
  readonly responseTime: ResponseTime
  readonly showsResponseTime: boolean
}

const noBackup = 'No backup yet. Tell the site’s operator.'

export function TodayScreen({
  waiting,
  suspects,
  carts,
  leftOut,
  alarms,
  backup,
  isWithoutBackup,
  clock,
  me,
  cartsById,
  shop,
  responseTime,
  showsResponseTime,
}: TodayProps) {
  // Customers come first; where none waits, this is what there is to do.
  const forTheCarts = (
    <>
      <NotInspected carts={shop.notInspected} />
      <LeftOut carts={leftOut} />
    </>
  )
  return (
    <>
      <div className="spread">
        <h1 id="waiting">{waiting.count > 0 ? `${formatNumber(waiting.count)} to answer` : 'Nothing to answer now'}</h1>
        <p className="small">
          <TextLink href="/hours">{hoursOfTwoDays(clock, 'sales', clock.now)}</TextLink>
        </p>
      </div>
      <div className="desk-today">
        <div>
          <section className="desk-part" aria-labelledby="waiting">
            {waiting.count === 0 && <p className="soft">New messages appear here by themselves.</p>}
            {waiting.count > 1 && <p className="small soft desk-wide">{messageWords.order.waiting}</p>}
            {waiting.count > 0 && (
              <ul className="desk-list">
                {waiting.messages.map((message, index) => {
                  const cart = cartsById.get(message.cartId ?? '')
                  return (
                    <li key={message.id}>
                      <MessageHead
                        as="h2"
                        message={message}
                        clock={clock}
                        href={messagesHref({ kind: 'new' }, message.id)}
                        cart={cart}
                      />
                      <AskedCart cart={cart} clock={clock} />
                      <div className="desk-acts">
                        <Call message={message} isNext={index === 0} isBrief />
                        {dialHref(message.phone) && <MailTo message={message} />}
                        <form method="post" action={`/messages/${message.id}`}>
                          <Seen message={message} from={fromToday} />
                          <Send
                            name="status"
                            value="answered"
                            aria-label={`${markings.answered}: ${message.firstName} ${message.lastName}`}
                          >
                            {markings.answered}
                          </Send>
                        </form>
                        <MessageMenu message={message} clock={clock} me={me} />
                      </div>
                    </li>
                  )
                })}
              </ul>
            )}
            <AllOf {...waiting} kind="new" />
          </section>
          {waiting.count === 0 && forTheCarts}
          {suspects.count > 0 && (
            <section className="desk-part" aria-labelledby="suspects">
              <h2 id="suspects">{formatCount(suspects.count, 'message')} that may be spam</h2>
              <ul className="desk-list">
                {suspects.messages.map((message) => (
                  <li key={message.id}>
                    <MessageHead
                      as="h3"
                      message={message}
                      clock={clock}
                      href={messagesHref({ kind: 'suspects' }, message.id)}
                    />
                    <RealOrSpam message={message} from={fromToday} />
                  </li>
                ))}
              </ul>
              <AllOf {...suspects} kind="suspects" />
            </section>
          )}
        </div>
        <div>
          <Needs needs={isWithoutBackup ? [...alarms, noBackup] : alarms} />
          <ShopNow {...shop} />
          {waiting.count > 0 && forTheCarts}
          <HowWeAnswer responseTime={responseTime} isShown={showsResponseTime} />
          {carts.length > 0 && (
            <section className="desk-part" aria-labelledby="asked">
              <h2 id="asked">Asked about in {messageLists.today.cartDays} days</h2>
              <ul className="desk-list">
                {carts.map((cart) => (
                  <li key={cart.id}>
                    <CartLine
                      name={cart.name ?? cart.id}
                      cart={cartsById.get(cart.id)}
                      href={messagesHref({ search: cart.name ?? cart.id })}
                    >
                      {formatCount(cart.messages, 'message')}
                      {cart.waiting > 0 && `, ${cart.waiting} to answer`}
                    </CartLine>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
      {!isWithoutBackup && backup && <p className="small soft">{backup}.</p>}
    </>
  )
}

function Needs({ needs }: { readonly needs: readonly string[] }) {
  if (needs.length === 0) return null
  return (
    <section className="desk-needs small" aria-label="The site needs attention">
      {needs.map((need) => (
        <p key={need}>{need}</p>
      ))}
    </section>
  )
}

/** The state of the shop; each line leads to its carts (DESK-72). */
function ShopNow({ sold, lists, ending }: TodayProps['shop']) {
  const { cartDays } = messageLists.today
  return (
    <section className="desk-part" aria-labelledby="shop">
      <h2 id="shop">Our carts</h2>
      <ul className="desk-list">
        {lists.map(({ show, count }) => (
          <li key={show}>
            <a className="desk-row" href={cartsPath({ show })}>
              {cartFilters[show].label} <span className="small soft">{formatCount(count, 'cart')}</span>
            </a>
          </li>
        ))}
        <li>
          <a className="desk-row" href={cartsPath({ show: 'sold' })}>
            Sold in {cartDays} days <span className="small soft">{formatCount(sold, 'cart')}</span>
          </a>
        </li>
        {ending.map(({ cart, until }) => (
          <li key={cart.id}>
            <CartLine name={cart.name} cart={cart} href={`/carts/${cart.id}#specialPrice`}>
              Special ends {formatShortDay(until)}
            </CartLine>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Used carts without an inspection, each a link to its inspection (DESK-103). */
function NotInspected({ carts }: { readonly carts: readonly Vehicle[] }) {
  const rows = carts.map((cart) => (
    <li key={cart.id}>
      <CartLine name={cart.name} cart={cart} href={`/carts/${cart.id}/inspection`} />
    </li>
  ))
  const heading = `${formatCount(carts.length, 'used cart')} to inspect`
  return <Few id="to-inspect" heading={heading} rows={rows} />
}

/** Missing figures, each a link to its field (DESK-28). */
function LeftOut({ carts }: { readonly carts: TodayProps['leftOut'] }) {
  const rows = carts.map(({ cart, field, text }) => (
    <li key={cart.id}>
      <CartLine name={cart.name} cart={cart} href={`/carts/${cart.id}#${field}`}>
        {text}
      </CartLine>
    </li>
  ))
  const heading = `${formatCount(carts.length, 'cart lacks', 'carts lack')} a figure`
  return <Few id="left-out" heading={heading} rows={rows} />
}

interface FewProps {
  readonly id: string
  readonly heading: string
  readonly rows: readonly ReactNode[]
}

/** The first rows, with the others folded; nothing where there is none. */
function Few({ id, heading, rows }: FewProps) {
  if (rows.length === 0) return null
  const { shown } = cartWords
  return (
    <section className="desk-part" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul className="desk-list">
        {rows.slice(0, shown)}
        {rows.length > shown && (
          <li>
            <details>
              <summary className="desk-row">{formatNumber(rows.length - shown)} more</summary>
              <ul className="desk-list">{rows.slice(shown)}</ul>
            </details>
          </li>
        )}
      </ul>
    </section>
  )
}

function AllOf({ messages, count, kind }: TodayProps['waiting'] & { readonly kind: MessageKind }) {
  if (count <= messages.length) return null
  return <ButtonLink href={messagesHref({ kind })}>All {count}</ButtonLink>
}

/** What is done about a message besides calling and closing it (LEAD-63). */
function MessageMenu({ message, clock, me }: MessageProps & Pick<TodayProps, 'me'>) {
  const { firstName, lastName } = message
  return (
    <Menu label={`More for ${firstName} ${lastName}`}>
      <TakeIt message={message} from={fromToday} me={me} />
      <hr />
      <RemindMe message={message} from={fromToday} clock={clock} />
    </Menu>
  )
}
