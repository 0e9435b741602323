import { describe, expect, test } from 'vitest'
import { csvLine, fromInert, readCsv } from './csv.ts'

const cells = (text: string) => readCsv(text).map((record) => record.cells)

describe('reading CSV', () => {
  test.each([
    ['LF', 'a,b\n1,2\n'],
    ['CRLF', 'a,b\r\n1,2\r\n'],
    ['CR', 'a,b\r1,2\r'],
    ['no line break at the end', 'a,b\n1,2'],
    ['a BOM before quotes', '\uFEFF"a","b"\n1,2'],
    ['semicolons', 'a;b\r\n1;2\r\n'],
    ['tabs', 'a\tb\n1\t2\n'],
    ['a named delimiter', 'sep=;\r\na;b\r\n1;2'],
    ['empty lines', 'a,b\n\n\r\n1,2\n\n'],
    ['rows of empty cells', 'a,b\n,\n1,2\n" ",\n'],
  ])('CART-69: with %s', (_, text) => {
    expect(cells(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
  })

  test.each([
    [
      'delimiters, quotes and line breaks in a quoted cell',
      '"Cart, red","He said ""go"",\r\nthen"\n',
      ['Cart, red', 'He said "go",\r\nthen'],
    ],
    ['commas in a semicolon file, quotes in the middle of a cell', 'a;b\n1,5;12" wheels', ['1,5', '12" wheels']],
    ['delimiters inside quotation marks', '"a,b,c";d\n', ['a,b,c', 'd']],
    ['empty cells', 'a,,\n', ['a', '', '']],
  ])('CART-69: keeps %s', (_, text, record) => expect(cells(text).at(-1)).toEqual(record))

  test('CART-69: counts rows as a spreadsheet shows them', () => {
    const rows = (text: string) => readCsv(text).map(({ row }) => row)
    expect(rows('a,b\n\n"one\ntwo\r\nthree",2\r\n3,4\n')).toEqual([1, 3, 4])
    expect(rows('sep=,\r\na,b\r\n1,2')).toEqual([2, 3])
    expect(rows('a,b\n,\n\n1,2')).toEqual([1, 4])
    expect(rows('\uFEFF')).toEqual([])
  })

  test.each([
    ['a,b\n\n1,"two\n3,4\n', 'row 3: a quotation mark is opened and never closed'],
    [`a,b\n1,"${'x\n'.repeat(60_000)}`, 'row 2: the row is longer than 100,000 characters'],
  ])('CART-69: names the row in which a quotation mark is never closed', (text, reason) => {
    expect(() => readCsv(text)).toThrow(reason)
  })

  test.each([
    ['more rows', `a,b\n${',\n'.repeat(9)}${'1,2\n'.repeat(4)}`, 'the file has more than 3 rows: divide it'],
    ['more cells', 'a,b\n1,2,3,4,5,6,7', 'the file has more than 8 cells: divide it'],
  ])('CART-69: stops at %s than are taken; rows without a word count for nothing', (_, text, reason) => {
    expect(readCsv('a,b\n,\n1,2\n1,2\n1,2', { rows: 3, cells: 8 })).toHaveLength(4)
    expect(() => readCsv(text, { rows: 3, cells: 8 })).toThrow(reason)
  })
})

describe('writing CSV', () => {
  test('CART-73: reads back what it wrote', () => {
    const row = ['plain', 'a,b', 'semi;colon', 'say "go"', 'two\r\nlines', ' spaces ', '', 'tab\there', '"']
    expect(cells(csvLine(['a', 'b']) + csvLine(row))[1]).toEqual(row)
    expect(csvLine(['a', 'say "go"', 'b,c', 'one\ntwo'])).toBe('a,"say ""go""","b,c","one\ntwo"\r\n')
  })

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', "'=1", "''-1"])(
    'CART-73: makes %j inert, and takes it back',
    (cell) => {
      const written = cells(`a,b\n${csvLine([cell, 'x'])}`)[1]?.[0] ?? ''
      expect([written, fromInert(written)]).toEqual([`'${cell}`, cell])
    },
  )

  test.each(['+1 570 555 0134', '+15705550134', '+1 (570) 555-0134', '+44 20 7946 0018', '+1.570.555.0134'])(
    'LEAD-70: leaves the phone number %s as it is',
    (cell) => expect(cells(`a,b\n${csvLine([cell, 'x'])}`)[1]?.[0]).toBe(cell),
  )

  test.each(['+1+1', '-570 555 0134', '+1 570 555 0134 ext', '+570*5550134', '+A1555555', '+((((((((1'])(
    'LEAD-70: takes %s for no phone number',
    (cell) => expect(csvLine([cell, 'x'])).toMatch(/^"?'/),
  )

  test('CART-73: leaves an apostrophe alone that is only an apostrophe', () => {
    expect(fromInert("'tis a cart")).toBe("'tis a cart")
  })
})
