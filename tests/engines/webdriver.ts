import { pressing, typing } from './input-sources.ts'
import type { Window } from './visitor.ts'

/** Opens a window through the WebDriver endpoint (https://www.w3.org/TR/webdriver2/) of a driver. */
export async function openByWebDriver(
  driver: string,
  capabilities: object,
  size?: { readonly width: number; readonly height: number },
): Promise<Window> {
  async function command<Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body: object = {}): Promise<Value> {
    const response = await fetch(`${driver}/session${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    })
    const { value } = (await response.json()) as { value: Value & { message?: string } }
    if (!response.ok) throw new Error(`${method} ${path}: ${value.message}`)
    return value
  }

  const { sessionId } = await command<{ sessionId: string }>('POST', '', {
    capabilities: { alwaysMatch: capabilities },
  })
  const window = `/${sessionId}`
  if (size) await command('POST', `${window}/window/rect`, size)
  return {
    goTo: (url) => command('POST', `${window}/url`, { url }),
    back: () => command('POST', `${window}/back`),
    evaluate: (expression) => command('POST', `${window}/execute/sync`, { script: `return ${expression}`, args: [] }),
    press: (point, pointer) => command('POST', `${window}/actions`, { actions: pressing(point, pointer) }),
    type: (text) => command('POST', `${window}/actions`, { actions: typing(text) }),
    screenshot: async () => Buffer.from(await command<string>('GET', `${window}/screenshot`), 'base64'),
    print: async () => Buffer.from(await command<string>('POST', `${window}/print`), 'base64'),
    close: () => command('DELETE', window),
  }
}
