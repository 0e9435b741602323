import { setTimeout as wait } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { launchOptions } from '#tests/setup/launch-options.ts'
import { keys, type Pointer, type Window } from './visitor.ts'

/** The size of a phone. WebKit's small browser is no narrower than its own buttons: 447 pixels. */
const phone = { width: 390, height: 844 }

/** A window of Chromium as visitors have it: with its back/forward cache, which Playwright switches off by itself. */
export async function openChromium({ script }: { readonly script: boolean }): Promise<Window> {
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
  const page = await browser.newPage({ viewport: phone, hasTouch: true, javaScriptEnabled: script })
  const names = new Map<string, string>([
    [keys.tab, 'Tab'],
    [keys.enter, 'Enter'],
    [' ', 'Space'],
  ])
  return {
    goTo: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack({ waitUntil: 'commit' })),
    evaluate: (expression) => page.evaluate(expression),
    press: ({ x, y }, pointer) => (pointer === 'touch' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
    async type(text) {
      for (const sign of text) await page.keyboard.press(names.get(sign) ?? sign)
    },
    screenshot: () => page.screenshot(),
    print: () => page.pdf(),
    close: () => browser.close(),
  }
}

/** A window through WebDriver (https://www.w3.org/TR/webdriver2/), which a driver offers at an address. */
export async function openByWebDriver(driver: string, capabilities: object): Promise<Window> {
  async function command<Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body: object = {}): Promise<Value> {
    const about = { method, ...(method === 'POST' && { body: JSON.stringify(body) }) }
    const response = await fetch(`${driver}/session${path}`, about)
    const { value } = (await response.json()) as { value: Value & { message?: string } }
    if (!response.ok) throw new Error(`${method} ${path}: ${value.message}`)
    return value
  }
  const image = async (method: 'GET' | 'POST', path: string) =>
    Buffer.from(await command<string>(method, path), 'base64')

  await untilOpen(() => fetch(`${driver}/status`))
  const { sessionId } = await command<{ sessionId: string }>('POST', '', {
    capabilities: { alwaysMatch: capabilities },
  })
  const window = `/${sessionId}`
  await command('POST', `${window}/window/rect`, phone)
  return {
    goTo: (url) => command('POST', `${window}/url`, { url }),
    back: () => command('POST', `${window}/back`),
    evaluate: (expression) => command('POST', `${window}/execute/sync`, { script: `return ${expression}`, args: [] }),
    press: (point, pointer) => command('POST', `${window}/actions`, { actions: pressing(point, pointer) }),
    type: (text) => command('POST', `${window}/actions`, { actions: typing(text) }),
    screenshot: () => image('GET', `${window}/screenshot`),
    print: () => image('POST', `${window}/print`),
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
  const socket = await connect(address)
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  async function command<Result>(method: string, params: object = {}): Promise<Result> {
    const id = waiting.size + 1
    const answer = Promise.withResolvers<unknown>()
    waiting.set(id, answer)
    socket.send(JSON.stringify({ id, method, params }))
    return (await answer.promise) as Result
  }
  socket.onmessage = ({ data }) => {
    const { id = 0, type, result, message, params } = JSON.parse(String(data)) as Message
    if (type === 'success') waiting.get(id)?.resolve(result)
    else if (type === 'error') waiting.get(id)?.reject(new Error(message))
    else if (params?.isBlocked) {
      const { request, url } = params.request
      // A page that is left takes its requests along.
      command(`network.${url.endsWith('.js') ? 'fail' : 'continue'}Request`, { request }).catch(() => undefined)
    }
  }
  socket.onclose = () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser closed the connection.'))
  }

  await command('session.new', { capabilities: {} })
  if (!script) {
    await command('session.subscribe', { events: ['network.beforeRequestSent'] })
    await command('network.addIntercept', { phases: ['beforeRequestSent'] })
  }
  // The window that comes with the browser never gets the focus, without which keys press no buttons.
  const { context } = await command<{ context: string }>('browsingContext.create', { type: 'window' })
  await command('browsingContext.setViewport', { context, viewport: phone })
  const image = async (method: string) =>
    Buffer.from((await command<{ data: string }>(method, { context })).data, 'base64')
  return {
    goTo: (url) => command('browsingContext.navigate', { context, url, wait: 'complete' }),
    back: () => command('browsingContext.traverseHistory', { context, delta: -1 }),
    async evaluate(expression) {
      const about = { expression, target: { context }, awaitPromise: true }
      const { result, exceptionDetails } = await command<Evaluated>('script.evaluate', about)
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return result.value
    },
    press: (point, pointer) => command('input.performActions', { context, actions: pressing(point, pointer) }),
    type: (text) => command('input.performActions', { context, actions: typing(text) }),
    screenshot: () => image('browsingContext.captureScreenshot'),
    print: () => image('browsingContext.print'),
    async close() {
      await command('browser.close').catch(() => undefined)
      socket.close()
    },
  }
}

interface Evaluated {
  readonly result: { readonly value: string }
  readonly exceptionDetails?: { readonly text: string }
}

function connect(address: string): Promise<WebSocket> {
  return untilOpen(async () => {
    const socket = new WebSocket(address)
    await new Promise((resolve, reject) => {
      socket.onopen = resolve
      socket.onerror = reject
    })
    return socket
  })
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
function pressing(point: { readonly x: number; readonly y: number }, pointerType: Pointer) {
  const actions = [
    { type: 'pointerMove', ...point },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]
  return [{ type: 'pointer', id: pointerType, parameters: { pointerType }, actions }]
}

function typing(text: string) {
  const actions = [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ])
  return [{ type: 'key', id: 'keyboard', actions }]
}
