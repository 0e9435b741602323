import { hash } from 'node:crypto'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { getCookie } from 'hono/cookie'
import { csrf } from 'hono/csrf'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { noStore } from '#kernel/http/answer-headers.ts'
import { answerRecorder, errorHandler, everyAnswer, securityHeaders } from '#kernel/http/every-answer.ts'
import { health } from '#kernel/http/health.ts'
import { staticFiles } from '#kernel/http/static-files.ts'
import { type Upload, uploads } from '#subjects/desk/facts/uploads.ts'
import { Refused } from '#subjects/desk/view/controls.tsx'
import { DeskDocument, RunReceipt } from '#subjects/desk/view/desk.document.tsx'
import { servePictures } from '#subjects/pictures/server/picture-service.ts'
import { cartScreens } from './cart-screens.tsx'
import {
  type DeskContext,
  type DeskServices,
  type DeskSite,
  type DeskVariables,
  type ScreenRoutes,
  sessionCookie,
  tooLong,
} from './desk-services.ts'
import { historyScreens } from './history-screens.tsx'
import { hoursScreens } from './hours-screens.tsx'
import { importScreens } from './import-screens.tsx'
import { inspectionScreens } from './inspection-screens.tsx'
import { countToAnswer } from './message-filters.ts'
import { messageScreens } from './message-screens.tsx'
import { createPasskeys } from './passkeys.ts'
import { createPeople } from './people.ts'
import { peopleScreens } from './people-screens.tsx'
import { priceScreens } from './price-screens.tsx'
import { runSummary } from './run-summary.ts'
import { shopScreens } from './shop-screens.tsx'
import { askToSignIn, hasFiles, signInScreens } from './sign-in-screens.tsx'
import { todayScreens } from './today-screens.tsx'
import { weekScreens } from './week-screens.tsx'

const mostFormBytes = 1024 * 1024
const failedText = 'This did not work, and nothing was changed. Try it again in a minute.'
const databaseAwayText =
  'The desk does not reach its data, and nothing was changed. Go back, and try again in a minute.'
const wrongHostText = 'The desk is not here.'
const nulText =
  'In what was sent is a character that no text can hold, and nothing was changed. Go back, and type it anew.'

const noFilesHere = 'This form of the desk sends no files, and nothing was changed.'

type DeskMiddleware = MiddlewareHandler<{ Variables: DeskVariables }>

const screens: readonly ScreenRoutes[] = [
  todayScreens,
  messageScreens,
  cartScreens,
  importScreens,
  inspectionScreens,
  historyScreens,
  hoursScreens,
  weekScreens,
  shopScreens,
  priceScreens,
  peopleScreens,
]

/** The desk as a site of its own, which the public one knows nothing of (DESK-1). */
export function createDesk(site: DeskSite): Hono<{ Variables: DeskVariables }> {
  const people = createPeople(site.database.db, site.now)
  const services: DeskServices = { ...site, people, passkeys: createPasskeys(site.deskUrl, people, site.now) }
  const { log, assets, script, filesDirectory, pictureFiles, deskUrl } = site
  const { ready } = site.database
  const headers = {
    ...securityHeaders(site.hsts),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'same-origin',
    'X-Robots-Tag': 'noindex, nofollow',
  }
  const app = new Hono<{ Variables: DeskVariables }>()
  app.use(everyAnswer(headers, answerRecorder(site)))
  app.use(async (c, next) => {
    await next()
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', noStore['Cache-Control'])
  })
  const sendPage = (c: Context) =>
    ready().then(
      () => c.text(failedText, 500),
      () => c.text(databaseAwayText, 503, { 'Retry-After': '30' }),
    )
  app.onError(errorHandler({ log, sendPage, plainText: failedText }))
  app.route('/', health({ ...site, ready }))
  const { hostname } = new URL(deskUrl)
  app.use(async (c, next) => (new URL(c.req.url).hostname === hostname ? next() : c.text(wrongHostText, 421)))
  app.get('/robots.txt', (c) => c.text('User-agent: *\nDisallow: /\n'))
  const scriptPath = `/desk-${hash('sha256', script, 'base64url').slice(0, 8)}.js`
  app.get(scriptPath, (c) =>
    c.body(script, 200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'private, max-age=31536000, immutable' }),
  )
  if (filesDirectory) app.use(staticFiles(filesDirectory))
  if (pictureFiles) app.get('/media/*', servePictures(pictureFiles))
  // No other origin, however near, can make a browser tell the desk what to do (DESK-8).
  app.use(csrf({ origin: deskUrl }))
  app.use(async (c, next) => {
    const token = getCookie(c, sessionCookie(deskUrl))
    const session = token ? await people.session(token) : undefined
    c.set('session', session)
    c.set('by', (what) => ({ who: session?.person.name ?? 'unknown', command: what, at: site.now() }))
    // Reads the version first, so that a screen notices each later change; the answer to a form has none: a reload would send it again.
    c.set('version', session && c.req.method === 'GET' ? await versionOf(site) : undefined)
    return next()
  })
  app.use(async (c, next) => {
    c.set('show', async (body, screen) => {
      const { session, version } = c.var
      const changed = session && (await runSummary(c.req.query('run'), services))
      const frame = {
        ...screen,
        css: assets.css('desk'),
        laterStyle: assets.laterStyle,
        scriptPath,
        path: c.req.path,
        person: session?.person.name,
        waiting: session ? (screen.waiting ?? (await countToAnswer(services))) : 0,
        version,
        receipt: changed && createElement(RunReceipt, { ...changed, back: addressOf(c), at: screen.at }),
      }
      const html = `<!DOCTYPE html>${renderToStaticMarkup(createElement(DeskDocument, frame, body))}`
      return c.html(html, undefined, { 'Content-Security-Policy': policyFor(frame.css) })
    })
    return next()
  })
  for (const upload of Object.values<Upload>(uploads))
    app.post(upload.path, (c, next) => {
      c.set('upload', upload)
      return next()
    })
  app.use(boundedForms(services))
  app.use(textsThatCanBeKept)
  app.route('/', signInScreens(services))
  app.use(async (c, next) => (c.var.session ? next() : askToSignIn(c, services)))
  app.get('/version', (c) => c.text(c.var.version ?? ''))
  for (const routes of screens) app.route('/', routes(services))
  app.notFound((c) => {
    const run = c.req.query('run')
    // What a change or its undo has taken away has no screen any more.
    if (run) return c.redirect(`/history?${new URLSearchParams({ run })}`, 303)
    c.status(404)
    return c.var.show(createElement('h1', {}, 'There is no such page at the desk'), {
      title: 'Not found',
      up: { href: '/', text: 'Today' },
    })
  })
  return app
}

/** The address of a screen, without the change that it tells. */
function addressOf(c: Context): string {
  const { pathname, searchParams } = new URL(c.req.url)
  searchParams.delete('run')
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname
}

/** Files come as a stream to the screens that take them, from people who have signed in; every other form is small (DESK-12). */
const boundedForms = (services: DeskServices): DeskMiddleware => {
  const small = bodyLimit({
    maxSize: mostFormBytes,
    onError: (c: DeskContext) => (c.var.session ? c.text(tooLong, 413) : askToSignIn(c, services, false)),
  })
  return (c, next) => (c.var.session && c.var.upload && hasFiles(c) ? next() : small(c, next))
}

/** PostgreSQL keeps no text with NUL in it, and no address or form of the desk has a use for one (DESK-13). */
const textsThatCanBeKept: DeskMiddleware = async (c, next) => {
  if (c.req.url.includes('%00')) return c.notFound()
  if (c.req.method === 'POST' && hasFiles(c) && !c.var.upload) return c.text(noFilesHere, 415)
  const fields = c.req.method === 'POST' && !hasFiles(c) ? Object.values(await c.req.parseBody({ all: true })) : []
  if (!fields.flat().some((value) => String(value).includes('\0'))) return next()
  c.status(422)
  return c.var.show(createElement(Refused, {}, nulText), { title: 'Not possible' })
}

/** Differs when anything that a screen shows has changed. */
async function versionOf({ database: { db }, messages }: DeskSite): Promise<string> {
  const versions = await db.selectFrom('data_versions').selectAll().orderBy('name').execute()
  return hash('sha256', JSON.stringify([versions, await messages.version()]), 'base64url').slice(0, 16)
}

function policyFor(css: string): string {
  return [
    "default-src 'none'",
    `style-src 'self' 'sha256-${hash('sha256', css, 'base64')}'`,
    "script-src 'self'",
    // A photo is seen before it is sent.
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
