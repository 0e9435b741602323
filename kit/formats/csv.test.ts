import { describe, expect, it } from 'vitest'
import { CsvError, csvLine, fromInert, readCsv } from './csv.ts'

const cells = (text: string) => readCsv(text).map((record) => record.cells)
const lines = (text: string) => readCsv(text).map((record) => record.line)
const problem = (text: string) => {
  try {
    readCsv(text)
  } catch (error) {
    if (error instanceof CsvError) return `${error.line}: ${error.message}`
    throw error
  }
  return 'none'
}

describe('reading CSV', () => {
  it.each([
    ['LF', 'a,b\n1,2\n'],
    ['CRLF', 'a,b\r\n1,2\r\n'],
    ['CR', 'a,b\r1,2\r'],
    ['no line break at the end', 'a,b\n1,2'],
    ['a BOM', '\uFEFFa,b\n1,2'],
    ['a BOM before quotes', '\uFEFF"a","b"\n1,2'],
    ['semicolons', 'a;b\r\n1;2\r\n'],
    ['tabs', 'a\tb\n1\t2\n'],
    ['a named delimiter', 'sep=;\r\na;b\r\n1;2'],
    ['quotes around everything', '"a","b"\r\n"1","2"\r\n'],
    ['empty lines', 'a,b\n\n\r\n1,2\n\n'],
  ])('CART-69: with %s', (_, text) => {
    expect(cells(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
  })

  it('CART-69: keeps delimiters, quotes and line breaks inside quoted cells', () => {
    expect(cells('name,text\n"Cart, red","He said ""go"",\r\nthen went"\n')).toEqual([
      ['name', 'text'],
      ['Cart, red', 'He said "go",\r\nthen went'],
    ])
  })

  it('CART-69: keeps commas in a semicolon file and quotes in the middle of a cell', () => {
    expect(cells('a;b\n1,5;12" wheels')).toEqual([
      ['a', 'b'],
      ['1,5', '12" wheels'],
    ])
  })

  it('CART-69: does not take delimiters inside quotation marks for the delimiter', () => {
    expect(cells('"a,b,c";d\n1;2')[0]).toEqual(['a,b,c', 'd'])
  })

  it('CART-69: keeps empty cells, and a quoted empty line', () => {
    expect(cells('a,b,c\n,,\n""\n')).toEqual([['a', 'b', 'c'], ['', '', ''], ['']])
  })

  it('CART-69: tells the line where each record begins', () => {
    expect(lines('a,b\n\n"one\ntwo\r\nthree",2\r\n3,4\n')).toEqual([1, 3, 6])
    expect(lines('sep=,\r\na,b\r\n1,2')).toEqual([2, 3])
  })

  it('CART-69: is empty for an empty file', () => {
    expect(cells('')).toEqual([])
    expect(cells('\uFEFF')).toEqual([])
  })

  it('CART-69: says where a quotation mark is opened that is never closed', () => {
    expect(problem('a,b\n1,"two\n3,4\n')).toBe('2: a quotation mark is opened and never closed')
  })

  it('CART-69: does not swallow a large file behind such a mark', () => {
    expect(problem(`a,b\n1,"${'x\n'.repeat(60_000)}`)).toBe(
      '2: a quotation mark is opened and not closed within 100,000 characters',
    )
    expect(problem('x'.repeat(100_001))).toBe('1: the row does not end within 100,000 characters')
  })
})

describe('writing CSV', () => {
  it('CART-73: reads back what it wrote', () => {
    const row = ['plain', 'a,b', 'semi;colon', 'say "go"', 'two\r\nlines', ' spaces ', '', 'tab\there', '"']
    expect(cells(csvLine(['a', 'b']) + csvLine(row))[1]).toEqual(row)
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('CART-73: makes %j inert, and takes it back', (cell) => {
    const written = readCsv(`a,b\n${csvLine([cell, 'x'])}`)[1]?.cells[0] ?? ''
    expect(written).toBe(`'${cell}`)
    expect(fromInert(written)).toBe(cell)
  })

  it.each(['+1 570 555 0134', '+15705550134', '+1 (570) 555-0134', '+44 20 7946 0018', '+1.570.555.0134'])(
    'LEAD-70: leaves the phone number %s as it is',
    (cell) => expect(readCsv(`a,b\n${csvLine([cell, 'x'])}`)[1]?.cells[0]).toBe(cell),
  )

  it.each([
    '+1',
    '+1+1',
    '-570 555 0134',
    '+1 570 555 0134 ext',
    '+570*5550134',
    '+A1555555',
    '@5705550134',
    '+(((((((',
  ])('LEAD-70: takes %s for no phone number', (cell) => expect(csvLine([cell, 'x'])).toMatch(/^"?'/))

  it('LEAD-70: ends each line with CRLF and doubles quotation marks in a quoted cell', () => {
    expect(csvLine(['a', 'say "go"', 'b,c', 'one\ntwo'])).toBe('a,"say ""go""","b,c","one\ntwo"\r\n')
  })

  it('CART-73: leaves an apostrophe alone that is only an apostrophe', () => {
    expect(fromInert("'tis a cart")).toBe("'tis a cart")
  })
})
