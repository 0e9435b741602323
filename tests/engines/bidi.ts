import { setTimeout as wait } from 'node:timers/promises'
import { pressing, typing } from './input-sources.ts'
import type { Window } from './visitor.ts'

interface Message {
  readonly id?: number
  readonly type: 'success' | 'error' | 'event'
  readonly result?: unknown
  readonly error?: string
  readonly message?: string
  readonly method?: string
  readonly params?: {
    readonly isBlocked: boolean
    readonly request: { readonly request: string; readonly url: string }
  }
}

interface Options {
  readonly viewport: { readonly width: number; readonly height: number }
  /** Without: no script ever arrives. With scripting switched off the browser would not answer a driver either. */
  readonly script: boolean
}

/** Opens a window through the WebDriver BiDi endpoint (https://www.w3.org/TR/webdriver-bidi/) of a browser. */
export async function openByBidi(address: string, { viewport, script }: Options): Promise<Window> {
  const socket = await connect(`${address}/session`)
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let sent = 0
  socket.onmessage = ({ data }) => {
    const { id = 0, type, result, error, message, method, params } = JSON.parse(String(data)) as Message
    if (method === 'network.beforeRequestSent' && params?.isBlocked) holdBackScript(params.request)
    if (type === 'success') waiting.get(id)?.resolve(result)
    if (type === 'error') waiting.get(id)?.reject(new Error(`${error}: ${message}`))
    waiting.delete(id)
  }
  socket.onclose = () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser closed the connection.'))
  }
  async function command<Result>(method: string, params: object = {}): Promise<Result> {
    sent += 1
    const answer = Promise.withResolvers<unknown>()
    waiting.set(sent, answer)
    socket.send(JSON.stringify({ id: sent, method, params }))
    return (await answer.promise) as Result
  }

  const holdBackScript = ({ request, url }: { readonly request: string; readonly url: string }) =>
    command(url.endsWith('.js') ? 'network.failRequest' : 'network.continueRequest', { request }).catch(
      // A page that is left takes its requests along.
      () => undefined,
    )

  await command('session.new', { capabilities: {} })
  if (!script) {
    await command('session.subscribe', { events: ['network.beforeRequestSent'] })
    await command('network.addIntercept', { phases: ['beforeRequestSent'] })
  }
  // The window that comes with the browser never gets the focus, without which keys press no buttons.
  const { context } = await command<{ context: string }>('browsingContext.create', { type: 'window' })
  await command('browsingContext.setViewport', { context, viewport })
  const image = async (method: string) =>
    Buffer.from((await command<{ data: string }>(method, { context })).data, 'base64')
  return {
    goTo: (url) => command('browsingContext.navigate', { context, url, wait: 'complete' }),
    back: () => command('browsingContext.traverseHistory', { context, delta: -1 }),
    async evaluate(expression) {
      const { result, exceptionDetails } = await command<{
        result: { value: string }
        exceptionDetails?: { text: string }
      }>('script.evaluate', { expression, target: { context }, awaitPromise: true })
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

/** The browser listens a moment after it was started. */
async function connect(address: string): Promise<WebSocket> {
  const end = Date.now() + 30_000
  for (;;) {
    const socket = new WebSocket(address)
    const open = await new Promise((resolve) => {
      socket.onopen = () => resolve(true)
      socket.onerror = () => resolve(false)
    })
    if (open) return socket
    if (Date.now() > end) throw new Error(`Nothing answers at ${address}.`)
    await wait(100)
  }
}
