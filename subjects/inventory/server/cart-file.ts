import { readFileSync, statSync } from 'node:fs'
import { extname } from 'node:path'
import type { Problem } from '#kernel/history/plan.ts'
import { type CsvRecord, csvLine, fromInert, readCsv, tooMany } from '#kit/formats/csv.ts'
import { cartFileLimits } from '#subjects/inventory/facts/cart-file.ts'
import { cartCell, exportColumns, readHeadings, rowOfHeadings } from '#subjects/inventory/rules/change/cart-columns.ts'
import { valuesOfObject } from '#subjects/inventory/rules/change/cart-import.ts'
import type { ImportValues } from '#subjects/inventory/rules/change/row-over-cart.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'

interface FileRow {
  /** The name of the row: its number in a spreadsheet, or in a JSON list, counted from 1. */
  readonly row: string
  readonly values: ImportValues
  readonly problems: readonly Problem[]
}

export interface CartTable {
  readonly rows: readonly FileRow[]
  /** Headings that name no column; the import skips what stands below them. */
  readonly skipped: readonly string[]
  /** Questions about the headings, to which the dealer has to agree. */
  readonly asks: readonly string[]
}

// How deep brackets may stand in one another. A list of carts is 3 deep.
const deepest = 8
const utf16Marks = { 'utf-16le': Buffer.from([0xff, 0xfe]), 'utf-16be': Buffer.from([0xfe, 0xff]) }

/** The readers of files, by the end of the file's name (CART-69). */
const readers: Readonly<Record<string, (text: string) => CartTable>> = {
  '.csv': csvRows,
  '.tsv': csvRows,
  '.txt': csvRows,
  '.json': jsonRows,
}
const workbook = '.xlsx'
export const cartFileEndings: readonly string[] = [...Object.keys(readers), workbook]

/** Carts as CSV for a spreadsheet (CART-73). */
export function cartsAsCsv(carts: readonly Vehicle[]): string {
  const columns = exportColumns(carts)
  return csvLine(columns) + carts.map((cart) => csvLine(columns.map((column) => cartCell(cart, column)))).join('')
}

/** The rows of a file; throws why it cannot be read. It checks the size of the contents before it parses them. */
export async function readCartFile(file: string): Promise<CartTable> {
  const { megabytes } = cartFileLimits
  if (statSync(file).size > megabytes * 1024 * 1024)
    throw new Error(`the file is larger than ${megabytes} MB: divide it`)
  const bytes = readFileSync(file)
  const ending = extname(file).toLowerCase()
  if (ending === workbook) {
    // Loads the reader of workbooks only here, since hardly any file needs it.
    const { readWorkbook } = await import('./workbook.ts')
    const { rows, notes } = await readWorkbook(bytes)
    return tableOf(rows, notes)
  }
  const text = decode(bytes)
  if (text.includes('\0')) throw new Error('the file is no text: save it as CSV (UTF-8) or as Excel (.xlsx)')
  return (readers[ending] ?? csvRows)(text)
}

/** Spreadsheets save UTF-8, UTF-16 ("Unicode text") or the code page of their machine. */
function decode(bytes: Buffer): string {
  const as = (encoding: string) => new TextDecoder(encoding, { fatal: true }).decode(bytes)
  for (const [encoding, mark] of Object.entries(utf16Marks)) if (bytes.subarray(0, 2).equals(mark)) return as(encoding)
  try {
    return as('utf-8')
  } catch {
    return as('windows-1252')
  }
}

function csvRows(text: string): CartTable {
  return tableOf(readCsv(text, cartFileLimits))
}

function jsonRows(text: string): CartTable {
  refuseLargeJson(text)
  let list: unknown
  try {
    list = JSON.parse(text)
  } catch (error) {
    throw new Error(`the file is not valid JSON: ${(error as Error).message}`)
  }
  if (!Array.isArray(list)) throw new Error('the file is not a list of carts')
  const rows = list.map((item, index) => ({ row: `entry ${index + 1}`, ...valuesOfObject(item) }))
  return { rows, skipped: [], asks: [] }
}

/** Refuses a large JSON file before parsing it: counts its commas, and the depth of its brackets. */
function refuseLargeJson(text: string): void {
  let [depth, entries, cells] = [0, 0, 0]
  for (const [sign] of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{},]/gs)) {
    if (sign === '[' || sign === '{') depth += 1
    else if (sign === ']' || sign === '}') depth -= 1
    else if (sign === ',') {
      cells += 1
      if (depth === 1) entries += 1
    }
    if (depth > deepest) throw new Error('the file is no list of carts: it goes too deep')
    if (entries >= cartFileLimits.rows) throw tooMany(cartFileLimits.rows, 'entries')
    if (cells >= cartFileLimits.cells) throw tooMany(cartFileLimits.cells, 'values')
  }
}

/** `notes` are sentences about the file: the dealer agrees to them, or reads them with why its headings make no sense. */
function tableOf(table: readonly CsvRecord[], notes: readonly string[] = []): CartTable {
  const [head, ...filled] = table.slice(rowOfHeadings(table.map(({ cells }) => cells)))
  if (!head) throw new Error('row 1: the file is empty')
  const { columns, skipped, asks, problems } = readHeadings(head.cells)
  if (problems.length > 0) {
    const about = notes.map((note) => ` (${note})`).join('')
    throw new Error(`row ${head.row}: ${problems.join('; ')}${about}`)
  }
  const rows = filled.map(({ row, cells }) => {
    const named = cells.flatMap((cell, index) => (columns[index] ? [[columns[index], fromInert(cell)] as const] : []))
    const stray = cells.slice(columns.length).find((cell) => cell.trim() !== '')
    const problem =
      stray === undefined ? [] : [{ text: `there are more cells than headings: ${JSON.stringify(stray)}` }]
    return { row: `row ${row}`, values: Object.fromEntries(named), problems: problem }
  })
  return { rows, skipped, asks: [...notes, ...asks] }
}
