/** Where a file stops being a list of objects; nothing after that line can be trusted. */
export class JsonItemsError extends Error {
  override readonly name = 'JsonItemsError'
  readonly line: number

  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
}

export type JsonItem = { readonly line: number; readonly value: unknown }

// A bracket that is never closed must not swallow a whole file into memory.
const longestItem = 100_000

/**
 * Reads the objects of a JSON array, or objects one after the other, piece by piece: a file of any length is never in
 * memory as a whole. `line` is where an object begins, counted from 1.
 */
export function createJsonItemReader() {
  let line = 1
  let beginsAt = 1
  let item = ''
  let depth = 0
  let quoted = false
  let escaped = false
  let place: 'start' | 'first' | 'item' | 'comma' | 'loose' | 'end' = 'start'

  function fail(message: string): never {
    throw new JsonItemsError(depth > 0 ? beginsAt : line, message)
  }

  function finish(): JsonItem {
    const text = item
    item = ''
    if (place !== 'loose') place = 'comma'
    try {
      return { line: beginsAt, value: JSON.parse(text) as unknown }
    } catch {
      throw new JsonItemsError(beginsAt, 'what begins here is not valid JSON')
    }
  }

  function between(char: string) {
    if (char === '{' && (place === 'start' || place === 'first' || place === 'item' || place === 'loose')) {
      if (place === 'start') place = 'loose'
      beginsAt = line
      item = char
      depth = 1
    } else if (char === '[' && place === 'start') place = 'first'
    else if (char === ',' && place === 'comma') place = 'item'
    else if (char === ']' && (place === 'first' || place === 'comma')) place = 'end'
    else fail(`there is "${char}" where ${place === 'comma' ? 'a comma' : 'an object'} should be`)
  }

  function inside(char: string): JsonItem | null {
    item += char
    if (item.length > longestItem)
      fail(`the object does not end within ${longestItem.toLocaleString('en-US')} characters`)
    if (quoted) {
      if (escaped) escaped = false
      else if (char === '\\') escaped = true
      else if (char === '"') quoted = false
    } else if (char === '"') quoted = true
    else if (char === '{' || char === '[') depth += 1
    else if (char === '}' || char === ']') depth -= 1
    return depth === 0 ? finish() : null
  }

  return {
    /** Takes a piece of the file and gives the objects that it completes. */
    push(text: string): readonly JsonItem[] {
      const items: JsonItem[] = []
      for (const char of text) {
        if (depth > 0) {
          const done = inside(char)
          if (done) items.push(done)
        } else if (!/\s|\uFEFF/.test(char)) between(char)
        if (char === '\n') line += 1
      }
      return items
    },

    end(): readonly JsonItem[] {
      if (depth > 0) fail('the object that begins here never ends')
      if (place !== 'end' && place !== 'loose') fail(place === 'start' ? 'the file is empty' : 'the list never ends')
      return []
    },
  }
}
