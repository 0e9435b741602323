import { describe, expect, it } from 'vitest'
import { createJsonItemReader, JsonItemsError } from './json-items.ts'

function readItems(text: string, pieceLength = text.length || 1) {
  const reader = createJsonItemReader()
  const items = []
  for (let at = 0; at < text.length; at += pieceLength) items.push(...reader.push(text.slice(at, at + pieceLength)))
  reader.end()
  return items
}

const list = '\uFEFF[\n  {"id": "a", "tags": ["}", "\\"]", {}]},\n\n  {"id":\n "ü"}\n]\n'

describe('createJsonItemReader', () => {
  it.each([1, 2, 7, 1000])(
    'CART-69: reads the objects of a list with the lines they begin on, in pieces of %i',
    (length) => {
      expect(readItems(list, length)).toEqual([
        { line: 2, value: { id: 'a', tags: ['}', '"]', {}] } },
        { line: 4, value: { id: 'ü' } },
      ])
    },
  )

  it('CART-69: reads objects one after the other, and an empty list', () => {
    expect(readItems('{"a":1}\n{"a":2}').map(({ value }) => value)).toEqual([{ a: 1 }, { a: 2 }])
    expect(readItems('[]')).toEqual([])
  })

  it.each([
    ['', 1, 'the file is empty'],
    ['[{"a":1}', 1, 'the list never ends'],
    ['[\n{"a":1', 2, 'the object that begins here never ends'],
    ['[\n{"a":1} {"a":2}]', 2, 'there is "{" where a comma should be'],
    ['[{"a":1},]', 1, 'there is "]" where an object should be'],
    ['[1]', 1, 'there is "1" where an object should be'],
    ['[]\n[]', 2, 'there is "[" where an object should be'],
    ['[\n\n{a:1}]', 3, 'what begins here is not valid JSON'],
    ['id,name', 1, 'there is "i" where an object should be'],
    [`[{"a":"${'x'.repeat(100_000)}`, 1, 'the object does not end within 100,000 characters'],
  ])('CART-69: says where %j stops being a list of objects', (text, line, message) => {
    expect(() => readItems(text)).toThrow(new JsonItemsError(line, message))
    try {
      readItems(text)
    } catch (error) {
      expect((error as JsonItemsError).line).toBe(line)
    }
  })
})
