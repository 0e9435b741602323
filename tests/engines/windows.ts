import { setTimeout as wait } from 'node:timers/promises'

/** A window of a browser, as far as its engine has words for it. */
export interface Window {
  goTo(url: string): Promise<void>
  back(): Promise<void>
  /** What this expression comes to in the page, promises waited for, as JSON. */
  evaluate(expression: string): Promise<string>
  tap(point: { readonly x: number; readonly y: number }): Promise<void>
  type(text: string): Promise<void>
  /** Sets a cookie of the page that is open. */
  setCookie(name: string, value: string): Promise<void>
  /** The page on paper, as PDF in base64, where the engine can print. */
  print?(): Promise<string>
  close(): Promise<void>
}

/** A page that is left while Firefox asks it is never heard of again: the question is put anew then. */
const answerWithinMs = 20_000

/** The size of a phone. WebKit's small browser is no narrower than its own buttons: 447 pixels. */
const phone = { width: 390, height: 844 }

/** A window through WebDriver (https://www.w3.org/TR/webdriver2/), which a driver offers at an address. */
export async function openByWebDriver(driver: string, capabilities: object): Promise<Window> {
  async function command<Value>(method: 'POST' | 'DELETE', path: string, body: object = {}): Promise<Value> {
    const about = { method, ...(method === 'POST' && { body: JSON.stringify(body) }) }
    const response = await fetch(`${driver}/session${path}`, about)
    const { value } = (await response.json()) as { value: Value & { message?: string } }
    if (!response.ok) throw new Error(`${method} ${path}: ${value.message}`)
    return value
  }
  await untilOpen(() => fetch(`${driver}/status`))
  const session = { capabilities: { alwaysMatch: capabilities } }
  const { sessionId } = await command<{ sessionId: string }>('POST', '', session)
  const window = `/${sessionId}`
  await command('POST', `${window}/window/rect`, phone)
  return {
    goTo: (url) => command('POST', `${window}/url`, { url }),
    back: () => command('POST', `${window}/back`),
    evaluate: (expression) => command('POST', `${window}/execute/sync`, { script: `return ${expression}`, args: [] }),
    tap: (point) => command('POST', `${window}/actions`, { actions: tapping(point) }),
    type: (text) => command('POST', `${window}/actions`, { actions: typing(text) }),
    setCookie: (name, value) => command('POST', `${window}/cookie`, { cookie: { name, value, path: '/' } }),
    close: () => command('DELETE', window),
  }
}

interface Message {
  readonly id?: number
  readonly type: 'success' | 'error' | 'event'
  readonly result?: unknown
  readonly message?: string
  readonly params?: {
    readonly isBlocked: boolean
    readonly request: { readonly request: string; readonly url: string }
  }
}

/**
 * A window through WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/), which a browser itself offers at an address. Without
 * script no script ever arrives: with scripting switched off the browser would not answer a driver either.
 */
export async function openByBidi(address: string, { script }: { readonly script: boolean }): Promise<Window> {
  const socket = await untilOpen(async () => {
    const opening = new WebSocket(address)
    await new Promise((resolve, reject) => {
      opening.onopen = resolve
      opening.onerror = reject
    })
    return opening
  })
  const waiting: PromiseWithResolvers<unknown>[] = []
  async function command<Result>(method: string, params: object = {}): Promise<Result> {
    const answer = Promise.withResolvers<unknown>()
    socket.send(JSON.stringify({ id: waiting.push(answer) - 1, method, params }))
    const late = setTimeout(() => answer.reject(new Error(`${method} was not answered`)), answerWithinMs)
    return (await answer.promise.finally(() => clearTimeout(late))) as Result
  }
  socket.onmessage = ({ data }) => {
    const { id = 0, type, result, message, params } = JSON.parse(String(data)) as Message
    if (type === 'success') waiting[id]?.resolve(result)
    else if (type === 'error') waiting[id]?.reject(new Error(message))
    else if (params?.isBlocked) {
      const { request, url } = params.request
      // A page that is left takes its requests along.
      command(`network.${url.endsWith('.js') ? 'fail' : 'continue'}Request`, { request }).catch(() => undefined)
    }
  }
  await command('session.new', { capabilities: {} })
  if (!script) {
    await command('session.subscribe', { events: ['network.beforeRequestSent'] })
    await command('network.addIntercept', { phases: ['beforeRequestSent'] })
  }
  // The window that comes with the browser never gets the focus, without which keys press no buttons.
  const { context } = await command<{ context: string }>('browsingContext.create', { type: 'window' })
  await command('browsingContext.setViewport', { context, viewport: phone })
  return {
    goTo: (url) => command('browsingContext.navigate', { context, url, wait: 'complete' }),
    back: () => command('browsingContext.traverseHistory', { context, delta: -1 }),
    async evaluate(expression) {
      const about = { expression, target: { context }, awaitPromise: true }
      const { result, exceptionDetails } = await command<Evaluated>('script.evaluate', about)
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return result.value
    },
    tap: (point) => command('input.performActions', { context, actions: tapping(point) }),
    type: (text) => command('input.performActions', { context, actions: typing(text) }),
    setCookie: (name, value) => {
      const cookie = { name, value: { type: 'string', value }, domain: 'localhost', path: '/' }
      return command('storage.setCookie', { cookie })
    },
    print: async () => (await command<{ data: string }>('browsingContext.print', { context })).data,
    async close() {
      await command('browser.close')
      socket.close()
    },
  }
}

interface Evaluated {
  readonly result: { readonly value: string }
  readonly exceptionDetails?: { readonly text: string }
}

/** A browser or its driver listens a moment after it was started. */
async function untilOpen<Opened>(open: () => Promise<Opened>): Promise<Opened> {
  const end = Date.now() + 30_000
  for (;;) {
    try {
      return await open()
    } catch (error) {
      if (Date.now() > end) throw new Error('The browser does not answer.', { cause: error })
      await wait(100)
    }
  }
}

/** What both protocols know: a source of input and what it does, one after the other. */
function tapping(point: { readonly x: number; readonly y: number }) {
  const actions = [
    { type: 'pointerMove', ...point },
    ...['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 })),
  ]
  return [{ type: 'pointer', id: 'touch', parameters: { pointerType: 'touch' }, actions }]
}

function typing(text: string) {
  const actions = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })))
  return [{ type: 'key', id: 'keyboard', actions }]
}
