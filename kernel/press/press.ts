import { type Context, Hono } from 'hono'
import type { Database } from '#kernel/db/open-database.ts'
import { noStore } from '#kernel/http/answer-headers.ts'
import type { RequestVariables } from '#kernel/http/request-kind.ts'
import type { Logger } from '#kernel/log/log.ts'
import type { Figure } from '#kernel/metrics/metrics.ts'
import type { Page, PageContext, PageView, Ports, Question, Redirect, Snapshot } from '#kernel/page/page.ts'
import { isLasting, KeptAnswers } from './kept-answers.ts'
import { printAhead } from './print-ahead.ts'
import { Printed, sendPrinted } from './printed.ts'
import { type Renderer, renderPage } from './render.ts'
import { QueueFull, RenderQueue } from './render-queue.ts'

interface PressOptions extends Renderer {
  readonly pages: readonly Page[]
  /** The page for an address that no page answers. */
  readonly notFound: Page
  /** The page for a visitor whose page cannot be made now, since too many others wait. */
  readonly busy: PageView
  readonly siteUrl: string
  readonly ports: Ports
  /** Read before each page is made. */
  readonly snapshot: () => Promise<Snapshot>
  readonly now: () => Date
  readonly dataVersion: Database['dataVersion']
  readonly log: Pick<Logger, 'warn'>
}

interface Visit extends Pick<PageContext, 'path'> {
  readonly page: Page
  readonly question: Question
  readonly key: string
}

interface PrintedAs {
  readonly name: string
  readonly version: string
  readonly headers?: Readonly<Record<string, string>>
}

const mostInQueue = 250
const retrySeconds = '2'
const pageQuality = 10
const viewQuality = 5
const htmlType = { 'Content-Type': 'text/html; charset=utf-8' }
const pageHeaders = { ...htmlType, 'Speculation-Rules': '"/speculation-rules.json"' }

/**
 * Prints pages ahead of their visitors. It renders and compresses every canonical page at the start, when the data change and when a
 * page stops being true, and keeps the bytes with their headers. A page with a query, or one that is not printed yet, is made when a
 * visitor asks for it, in one bounded queue; a small cache keeps views with a query.
 */
export class Press {
  /** Every page at its addresses, and the page that says that there is none. */
  readonly routes = new Hono<{ Variables: RequestVariables }>()
  readonly #kept: KeptAnswers
  /** Pages in the making, so that two visitors share the work. */
  readonly #making = new Map<string, Promise<Printed | Redirect>>()
  readonly #queue = new RenderQueue(mostInQueue)
  readonly #options: PressOptions
  #renders = 0

  constructor(options: PressOptions) {
    this.#options = options
    this.#kept = new KeptAnswers(options)
    const { pages, notFound, pageName } = options
    for (const page of pages)
      for (const path of page.paths) this.routes.get(path, (c) => this.#respond(c, page, c.req.path))
    const [path = '/404'] = notFound.paths
    this.routes.get('*', (c) => this.#respond(c, notFound, path, keptName(404, pageName(notFound))))
  }

  /** How often a page was there already, how many pages had to be rendered, and the size of all that are kept. */
  figures(): readonly Figure[] {
    const rendered = { name: 'page_renders_total', help: 'Pages that were rendered.', type: 'counter' } as const
    return [...this.#kept.figures(), { ...rendered, value: this.#renders }]
  }

  /** The page under this key, where the press may send it now. */
  find(key: string, cacheControl?: string): Printed | undefined {
    return this.#kept.find(key, cacheControl)
  }

  /**
   * Answers with a page that is made once for all visitors and that no cache may store: a refusal costs less than an answer.
   * `fill` writes into its HTML what belongs to this visitor alone.
   */
  async sendFixed(
    c: Context,
    name: string,
    page: Page,
    view: () => PageView | Promise<PageView>,
    fill?: (html: string) => string,
  ): Promise<Response> {
    const key = `fixed ${name}`
    const printed = this.find(key) ?? (await this.#makeFixed(key, page, view))
    if (!fill) return sendPrinted(c, printed, this.#options.now())
    const html = new TextDecoder().decode(await printed.bytesIn('identity'))
    return c.html(fill(html), printed.status as PageView['status'], printed.headers)
  }

  async #makeFixed(key: string, page: Page, view: () => PageView | Promise<PageView>): Promise<Printed> {
    const version = this.#kept.version()
    const made = await view()
    const context = await this.#contextOf(made.head.canonical)
    return this.#kept.keep(key, this.#print(page, made, context, { name: key, version, headers: noStore }))
  }

  /** A page for this one visitor: it carries what was typed. Undefined where too many pages are being made already. */
  async sendOnce(c: Context, page: Page, view: PageView): Promise<Response | undefined> {
    const context = await this.#contextOf(c.req.path)
    const render = () => this.#queue.run('page', () => this.#render(page, view, context))
    try {
      const { html, policy } = await this.#queue.enter(render)
      return c.html(html, view.status, { ...noStore, ...policy })
    } catch (error) {
      if (error instanceof QueueFull) return undefined
      throw error
    }
  }

  /** Prints every page now and whenever one is due; the returned function ends that. */
  start(): () => void {
    const print = (path: string, page: Page) => this.#printAt(path, page)
    return printAhead({ ...this.#options, kept: this.#kept, print })
  }

  async #printAt(path: string, page: Page): Promise<number> {
    const visit = { page, path, question: page.questionOf(new URLSearchParams()), key: path }
    const answer = await this.#get(visit, 'no-cache')
    if ('redirect' in answer) return 308
    await answer.bytesIn('br')
    return answer.status
  }

  async #respond(c: Context<{ Variables: RequestVariables }>, page: Page, path: string, name?: string) {
    const { pageName, now, notFound, busy } = this.#options
    c.set('requestKind', pageName(page))
    const question = page.questionOf(new URL(c.req.url).searchParams)
    const visit = { page, path, question, key: name ?? keyOf(path, question.search) }
    try {
      const answer = await this.#get(visit, c.req.header('cache-control'))
      if ('redirect' in answer) return c.redirect(answer.redirect, answer.status ?? 308)
      return await sendPrinted(c, answer, now())
    } catch (error) {
      if (!(error instanceof QueueFull)) throw error
      c.header('Retry-After', retrySeconds)
      return this.sendFixed(c, 'busy', notFound, () => busy)
    }
  }

  async #get(visit: Visit, cacheControl: string | undefined): Promise<Printed | Redirect> {
    const found = this.find(visit.key, cacheControl)
    if (found) return found
    this.#kept.countMiss(visit.key)
    const version = this.#kept.version()
    const name = `${version} ${visit.key}`
    const making = this.#making.get(name) ?? this.#make(visit, version).finally(() => this.#making.delete(name))
    this.#making.set(name, making)
    return making
  }

  /** The version was read before the data: if the data change meanwhile, the page counts as old and is made again. */
  #make(visit: Visit, version: string): Promise<Printed | Redirect> {
    const { page, path, question, key } = visit
    const priority = this.#kept.canonical.has(key) ? 'page' : 'view'
    const make = async () => {
      const context = await this.#contextOf(path, question)
      const view = await this.#queue.run(priority, () => question.answer(context))
      if ('redirect' in view) return view
      const name = this.#nameFor(visit, view)
      const printed = await this.#queue.run(
        priority,
        () =>
          this.#kept.findCurrent(name) ?? this.#kept.keep(name, this.#print(page, view, context, { name, version })),
      )
      if (isLasting(printed) && name !== key && version === this.#kept.version()) this.#kept.keepAddress(key, name)
      return printed
    }
    return priority === 'page' ? make() : this.#queue.enter(make)
  }

  /** The key of an answer: always the canonical address of a page, even when a visitor asked for another one. */
  #nameFor({ page, question, key }: Visit, view: PageView): string {
    if (view.alike) return keptName(view.status, this.#options.pageName(page))
    return isLasting(view) ? keyOf(view.head.canonical, question.search) : key
  }

  #print(page: Page, view: PageView, context: PageContext, { name, version, headers = {} }: PrintedAs): Printed {
    // All addresses of a page get the same bytes.
    const path = isLasting(view) ? view.head.canonical : context.path
    const { html, until, policy } = this.#render(page, view, { ...context, path })
    return new Printed(html, {
      status: view.status,
      version,
      until,
      kind: this.#options.pageName(page),
      headers: { ...headers, ...policy },
      bodyHeaders: headers === noStore ? htmlType : pageHeaders,
      // Addresses of what is not there are endless, so they get the quicker compression.
      quality: view.status === 200 && context.search.size === 0 ? pageQuality : viewQuality,
      before: this.#kept.findReplaced(name),
    })
  }

  #render(page: Page, view: PageView, context: PageContext) {
    this.#renders += 1
    return renderPage(page, view, context, this.#options)
  }

  async #contextOf(path: string, { search, carried }: Omit<Question, 'answer'> = nothingAsked): Promise<PageContext> {
    const { now, siteUrl, ports, snapshot } = this.#options
    return { path, search, carried, now: now(), siteUrl, ports, ...(await snapshot()) }
  }
}

const nothingAsked = { search: new URLSearchParams(), carried: undefined }
const keyOf = (path: string, search: URLSearchParams) => (search.size === 0 ? path : `${path}?${search}`)
const keptName = (status: number, page: string) => `${status} ${page}`
