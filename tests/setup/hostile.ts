import { HonoRequest } from 'hono/request'
import { parse } from 'node-html-parser'
import { pino } from 'pino'
import { vi } from 'vitest'

/** What no visitor types by chance, as an address or the body of a form holds it. */
export const hostileValues: readonly string[] = [
  ...['constructor', '__proto__', 'toString', ''],
  ...['0000-01-01', '1000-01-01', '9999-12-31', '-1', '1e309', 'NaN'],
  '9'.repeat(10_000),
  // NUL, and half a character in UTF-8.
  ...['%00', '%ED%A0%80'],
]

/** A query, or the body of a form, of encoded values. */
export const encodedQuery = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${encodeURIComponent(name)}=${value}`)
    .join('&')

/** A log whose errors are kept. */
export function errorLog() {
  const errors: string[] = []
  return { errors, log: pino({ level: 'error', base: null }, { write: (line) => void errors.push(line) }) }
}

/** The query keys that the server reads while it answers this request. */
export async function keysReadBy(ask: () => Promise<unknown>): Promise<readonly string[]> {
  const spies = [
    vi.spyOn(URLSearchParams.prototype, 'get'),
    vi.spyOn(URLSearchParams.prototype, 'getAll'),
    vi.spyOn(URLSearchParams.prototype, 'has'),
    vi.spyOn(HonoRequest.prototype, 'query'),
  ]
  try {
    await ask()
    return [...new Set(spies.flatMap(({ mock }) => mock.calls.map(([name]) => name)))].filter(
      (name): name is string => typeof name === 'string',
    )
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

export interface FoundForm {
  readonly method: 'get' | 'post'
  readonly action: string
  readonly hasFiles: boolean
  /** The first value of each field, encoded; names of buttons too. */
  readonly fields: Readonly<Record<string, string>>
}

/** The forms of the document at this path. */
export function formsIn(html: string, path: string): readonly FoundForm[] {
  return parse(html)
    .querySelectorAll('form')
    .map((form) => {
      const fields = form.querySelectorAll('input, select, textarea, button').flatMap((field) => {
        const name = field.getAttribute('name')
        const chosen = field.querySelector('option[selected]') ?? field.querySelector('option')
        const value = (chosen ?? field).getAttribute('value') ?? (field.tagName === 'TEXTAREA' ? field.text : '')
        return name ? [[name, encodeURIComponent(value)] as const] : []
      })
      return {
        method: form.getAttribute('method')?.toLowerCase() === 'post' ? 'post' : 'get',
        action: form.getAttribute('action') ?? path,
        hasFiles: form.getAttribute('enctype') === 'multipart/form-data',
        fields: Object.fromEntries(fields),
      }
    })
}
