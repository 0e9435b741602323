import { type CsvErrorCode, type Info, CsvError as ParseError, parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'

export interface CsvRecord {
  /** The number of the row in a spreadsheet: empty rows count, and a cell of several lines is in one row. */
  readonly row: number
  readonly cells: readonly string[]
}

/** How much of a file `readCsv` reads. */
interface CsvLimits {
  /** Rows that hold a word, below the first. */
  readonly rows: number
  readonly cells: number
}

/** Tells spreadsheets that a file is UTF-8. */
export const byteOrderMark = '\uFEFF'

const delimiters = [',', ';', '\t']
// Where a quotation mark never closes, the reader names the row in which it opens instead of reading to the end.
const longestRecord = 100_000

const reasons: Partial<Record<CsvErrorCode, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quotation mark is opened and never closed',
  CSV_MAX_RECORD_SIZE: `the row is longer than ${longestRecord.toLocaleString('en-US')} characters: perhaps a quotation mark is opened and not closed`,
}

/** The delimiter of the first line, looked for outside quotation marks. */
function delimiterOf(text: string): string {
  const bare = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replace(/"[^"]*"?/g, '')
  const counts = delimiters.map((delimiter) => bare.split(delimiter).length)
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ','
}

/** Drops the rows behind the last word: Excel fills columns that were used once down to row 1,048,576. */
function withoutEmptyEnd(text: string): string {
  let end = text.length
  while (end > 0 && ',;\t \r\n'.includes(text.charAt(end - 1))) end -= 1
  const rest = text.slice(end).search(/[\r\n]/)
  return rest < 0 ? text : text.slice(0, end + rest)
}

const boundless = { rows: Number.POSITIVE_INFINITY, cells: Number.POSITIVE_INFINITY }

/**
 * Reads CSV as spreadsheets write it: with or without BOM; commas, semicolons or tabs, which Excel may name itself ("sep=;"); LF, CRLF
 * or CR; quoted cells over several lines. Leaves out rows without a word: Excel writes delimiters for every row that was ever used.
 * Throws an error that names the row where the file stops being CSV, or the limit that it passes.
 */
export function readCsv(file: string, limits: CsvLimits = boundless): readonly CsvRecord[] {
  const whole = file.replace(/^\uFEFF/, '')
  const named = /^sep=([,;\t])(?:\r\n|\r|\n)/i.exec(whole)
  const text = withoutEmptyEnd(whole.slice(named?.[0].length ?? 0))
  const rowsBefore = named ? 1 : 0
  const rows: CsvRecord[] = []
  const left = { rows: limits.rows + 1, cells: limits.cells }
  try {
    parse(text, {
      delimiter: named?.[1] ?? delimiterOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      max_record_size: longestRecord,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      on_record: (cells, { records, empty_lines }) => {
        if (cells.every((cell) => cell.trim() === '')) return null
        left.rows -= 1
        left.cells -= cells.length
        if (left.rows < 0) throw tooMany(limits.rows, 'rows')
        if (left.cells < 0) throw tooMany(limits.cells, 'cells')
        rows.push({ row: records + empty_lines + rowsBefore, cells })
        return null
      },
    })
    return rows
  } catch (error) {
    if (!(error instanceof ParseError)) throw error
    const { records, empty_lines } = error as unknown as Info
    throw new Error(`row ${records + empty_lines + rowsBefore + 1}: ${reasons[error.code] ?? error.message}`)
  }
}

/** The error about a table that is larger than it may be. */
export function tooMany(most: number, what: string): Error {
  return new Error(`the file has more than ${most.toLocaleString('en-US')} ${what}: divide it`)
}

// A spreadsheet takes a cell with such a beginning for a formula; one that begins with apostrophes before it gets one more (CART-73).
const likeFormula = /^'*[=+\-@\t\r]/
const inert = /^'(?='*[=+\-@\t\r])/
// An international telephone number of at least seven digits, which the next program (a CRM, say) must get as it is.
const phoneNumber = /^(?=(?:\D*\d){7})\+\d[\d ().-]{6,24}$/

/** One line of CSV (RFC 4180), CRLF included. A cell that a spreadsheet would run gets an apostrophe before it. */
export function csvLine(cells: readonly string[]): string {
  const safe = cells.map((cell) => (likeFormula.test(cell) && !phoneNumber.test(cell) ? `'${cell}` : cell))
  return stringify([safe], { record_delimiter: '\r\n', quoted_match: /[;\t\r\n]|^\s|\s$/ })
}

/** Removes the apostrophe that `csvLine` has put before a cell. */
export function fromInert(cell: string): string {
  return cell.replace(inert, '')
}
