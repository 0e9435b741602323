import { Hono } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { clientKey } from '#kernel/http/client-address.ts'
import { limitName, takeFromLimit } from '#kernel/http/rate-limit.ts'
import { signIn } from '#subjects/desk/facts/sign-in.ts'
import { deviceNamed } from '#subjects/desk/rules/device.ts'
import { type Fields, GoOn, Invitation, OpenAgain, SignIn } from '#subjects/desk/view/sign-in.tsx'
import {
  type DeskContext,
  type DeskRoutes,
  type DeskServices,
  type ScreenRoutes,
  sessionCookie,
} from './desk-services.ts'

const refused = 'The passkey was not accepted. Try again; if it does not work, ask for a new invitation.'
const tooMany = 'These were many attempts. Wait a minute, then try again.'
const gone = `This invitation has been used, or its ${signIn.invitationMinutes} minutes are over. Ask for a new one.`

/** Invitations, signing in and out (DESK-2 to DESK-5). */
export const signInScreens: ScreenRoutes = (services) => {
  const { people, passkeys, deskUrl } = services
  const routes: DeskRoutes = new Hono()
  const deviceOf = (c: DeskContext) => deviceNamed(c.req.header('user-agent') ?? '')

  routes.get('/sign-in', (c) => askSignIn(c, services, { to: ownPath(c.req.query('to')) }))

  routes.post('/sign-in', async (c) => {
    const form = await c.req.parseBody()
    const goOn = { to: ownPath(text(form.to)), fields: fieldsIn(text(form.fields)) }
    if (await isTooMuch(c, services)) return askSignIn(c, services, { ...goOn, notice: tooMany, status: 429 })
    const token = await passkeys.signIn(text(form.passkey), deviceOf(c))
    if (!token) {
      const unknown = await passkeys.unknownIn(text(form.passkey))
      return askSignIn(c, services, { ...goOn, notice: refused, status: 422, unknown })
    }
    await letIn(c, services, token)
    const { to, fields } = goOn
    if (!fields) return c.redirect(to, 303)
    return c.var.show(<GoOn to={to} fields={fields} />, { title: 'Signed in' })
  })

  routes.use('/invitations/:token', async (c, next) => {
    c.set('loggedPath', '/invitations/…')
    return next()
  })
  routes.get('/invitations/:token', (c) => askNewPasskey(c, services))

  routes.post('/invitations/:token', async (c) => {
    if (await isTooMuch(c, services)) return askNewPasskey(c, services, { notice: tooMany, status: 429 })
    const answer = text((await c.req.parseBody()).passkey)
    const token = await passkeys.join(c.req.param('token'), answer, deviceOf(c))
    if (!token) return askNewPasskey(c, services, { notice: refused, status: 422 })
    await letIn(c, services, token)
    return c.redirect('/', 303)
  })

  routes.post('/sign-out', async (c) => {
    if (c.var.session) await people.signOut(c.var.session.tokenHash)
    deleteCookie(c, sessionCookie(deskUrl), cookie(deskUrl))
    return c.redirect('/sign-in', 303)
  })

  return routes
}

/** Asks a visitor without a session to sign in, and keeps the fields of a form meanwhile, unless the form may be large (DESK-5). */
export async function askToSignIn(c: DeskContext, services: DeskServices, isSmall = !hasFiles(c)): Promise<Response> {
  if (c.req.method !== 'POST') {
    const to = ownPath(pathAndQuery(c.req.url))
    // Along a link in a webmail the browser sends no strict cookie, so the page loads itself once more.
    if (c.req.header('sec-fetch-site') === 'cross-site')
      return c.var.show(<OpenAgain to={to} />, { title: 'One moment' })
    return c.redirect(`/sign-in?to=${encodeURIComponent(to)}`, 303)
  }
  if (!isSmall)
    return askSignIn(c, services, {
      to: ownPath(pathAndQuery(c.req.header('referer'))),
      notice: 'You were signed out meanwhile. Sign in, then send it again: files are not kept.',
      status: 401,
    })
  const notice = 'You were signed out meanwhile. Sign in, and what you typed goes on its way.'
  return askSignIn(c, services, { ...(await typedIn(c)), notice, status: 401 })
}

/** Asks for the passkey and says why, before a step that cannot be undone, unless the person has just used it (DESK-6). */
export async function askFresh(c: DeskContext, services: DeskServices, notice: string): Promise<Response | undefined> {
  if (c.var.session?.isFresh) return undefined
  return askSignIn(c, services, { ...(await typedIn(c)), notice, isAgain: true, status: 401 })
}

/** Whether the form may send files, which come as a stream. */
export const hasFiles = (c: DeskContext) => /^multipart\//i.test(c.req.header('content-type') ?? '')

interface SignInRequest {
  readonly to: string
  readonly fields?: Fields | undefined
  readonly notice?: string
  readonly isAgain?: boolean
  readonly status?: 401 | 422 | 429
  /** A passkey that opens the desk no longer, for the device to forget. */
  readonly unknown?: object | undefined
}

async function askSignIn(c: DeskContext, { passkeys }: DeskServices, { status, ...request }: SignInRequest) {
  if (status) c.status(status)
  return c.var.show(<SignIn options={await passkeys.ask()} {...request} />, { title: 'Sign in' })
}

async function askNewPasskey(
  c: DeskContext,
  { people, passkeys }: DeskServices,
  { notice, status }: Omit<SignInRequest, 'to'> = {},
) {
  const person = await people.invited(c.req.param('token') ?? '')
  if (!person) {
    c.status(404)
    return c.var.show(<p>{gone}</p>, { title: 'Invitation' })
  }
  if (status) c.status(status)
  const options = await passkeys.askForNew(person)
  return c.var.show(<Invitation name={person.name} options={options} notice={notice} />, { title: 'Welcome' })
}

/** Begins a new session at each sign-in and ends an earlier one of this browser. */
async function letIn(c: DeskContext, { people, deskUrl }: DeskServices, token: string): Promise<void> {
  if (c.var.session) await people.signOut(c.var.session.tokenHash)
  setCookie(c, sessionCookie(deskUrl), token, { ...cookie(deskUrl), maxAge: signIn.sessionDays * 86_400 })
}

const cookie = (deskUrl: string) =>
  ({ path: '/', httpOnly: true, sameSite: 'Strict', secure: deskUrl.startsWith('https:') }) as const

/** Whether this sender has tried too often; all processes count together (DESK-4). */
async function isTooMuch(c: DeskContext, { database: { db }, trustedProxies, now }: DeskServices): Promise<boolean> {
  const name = limitName('desk', clientKey(c, trustedProxies))
  const waitMs = await db
    .transaction()
    .execute((transaction) => takeFromLimit(transaction, name, signIn.attempts, 1, now()))
  if (waitMs > 0) c.header('Retry-After', String(Math.ceil(waitMs / 1_000)))
  return waitMs > 0
}

/** The address of a form with its fields, several fields of one name included. */
async function typedIn(c: DeskContext) {
  const form = Object.entries(await c.req.parseBody({ all: true }))
  const fields = form.flatMap(([name, values]) => [values].flat().map((value) => [name, text(value)] as const))
  return { to: pathAndQuery(c.req.url), fields }
}

function fieldsIn(json: string): Fields | undefined {
  try {
    const fields: unknown = JSON.parse(json)
    return Array.isArray(fields) ? fields.map(([name, value]) => [String(name), String(value)]) : undefined
  } catch {
    return undefined
  }
}

function pathAndQuery(url = ''): string {
  const { pathname = '/', search = '' } = URL.parse(url) ?? {}
  return pathname + search
}

/** A path of the desk alone, so that no form leads to another site. */
function ownPath(path = '/'): string {
  return /^\/(?![/\\])[\x21-\x7e]*$/.test(path) && !path.startsWith('/sign-') ? path : '/'
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')
