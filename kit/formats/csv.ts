export interface CsvRecord {
  /** The line of the file in which it begins. */
  readonly line: number
  /** The row in which a spreadsheet shows it: empty rows count, and a cell of several lines is in one row. */
  readonly row: number
  readonly cells: readonly string[]
}

/** Where a file stops being CSV; nothing after that line can be trusted. */
export class CsvError extends Error {
  override readonly name = 'CsvError'
  readonly line: number

  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
}

const delimiters = [',', ';', '\t'] as const
// What is behind a quotation mark that is never closed shall be told where it begins, not read to the end.
const longestRecord = 100_000

/** The delimiter that parts the first line, seen outside quotation marks; Excel may name it itself ("sep=;"). */
function delimiterOf(firstLine: string): string {
  const bare = firstLine.replace(/"[^"]*"?/g, '')
  const counts = delimiters.map((delimiter) => bare.split(delimiter).length)
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ','
}

/**
 * Reads CSV as spreadsheets write it: with or without BOM; commas, semicolons or tabs; LF, CRLF or CR; quoted cells over
 * several lines. Empty lines are left out. Lines and rows are counted
 * from 1.
 */
export function readCsv(file: string): readonly CsvRecord[] {
  const whole = file.replace(/^\uFEFF/, '')
  const named = /^sep=([,;\t])(?:\r\n|\r|\n)/i.exec(whole)
  const text = named ? whole.slice(named[0].length) : whole
  const delimiter = named?.[1] ?? delimiterOf(/^[^\r\n]*/.exec(text)?.[0] ?? '')
  const records: CsvRecord[] = []
  let state = 'start' as 'start' | 'plain' | 'quoted' | 'closed'
  let cell = ''
  let cells: string[] = []
  let length = 0
  let line = named ? 2 : 1
  let beginsAt = line
  let row = 1

  function endRecord() {
    cells.push(cell)
    if (cells.length > 1 || cell !== '' || state === 'closed') records.push({ line: beginsAt, row, cells })
    cells = []
    cell = ''
    length = 0
    state = 'start'
    beginsAt = line
    row += 1
  }

  for (const char of text.matchAll(/\r\n|[\s\S]/g)) readPart(char[0])
  if (state === 'quoted') throw new CsvError(beginsAt, 'a quotation mark is opened and never closed')
  endRecord()
  return records

  /** A character, or the two that end a line together. */
  function readPart(part: string) {
    const lineEnd = part === '\n' || part === '\r' || part === '\r\n'
    if (lineEnd) line += 1
    length += 1
    if (length > longestRecord) {
      const where = state === 'quoted' ? 'a quotation mark is opened and not closed' : 'the row does not end'
      throw new CsvError(beginsAt, `${where} within ${longestRecord.toLocaleString('en-US')} characters`)
    }
    if (state === 'quoted') {
      if (part === '"') state = 'closed'
      else cell += part
    } else if (part === '"' && state === 'closed') {
      cell += part
      state = 'quoted'
    } else if (part === '"' && state === 'start') {
      state = 'quoted'
    } else if (part === delimiter) {
      cells.push(cell)
      cell = ''
      state = 'start'
    } else if (lineEnd) {
      endRecord()
    } else {
      cell += part
      if (state === 'start') state = 'plain'
    }
  }
}

// A spreadsheet takes a cell that begins like this for a formula.
const likeFormula = /^[=+\-@\t\r]/
const inert = /^'(?=[=+\-@\t\r])/
// A number to be dialed from abroad: whoever reads it next, a CRM for one, has to get it as it is.
const phoneNumber = /^\+\d[\d ().-]{6,24}$/
const leastDigits = 7

/** One line of CSV (RFC 4180), CRLF included. Cells that a spreadsheet would run are made inert with an apostrophe. */
export function csvLine(cells: readonly string[]): string {
  const written = cells.map((cell) => {
    const safe = likeFormula.test(cell) && !isPhoneNumber(cell) ? `'${cell}` : cell
    return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
  })
  return `${written.join(',')}\r\n`
}

/** The worst that a spreadsheet makes of one is another number. */
function isPhoneNumber(cell: string): boolean {
  return phoneNumber.test(cell) && cell.replace(/\D/g, '').length >= leastDigits
}

/** Takes back the apostrophe of csvLine. */
export function fromInert(cell: string): string {
  return cell.replace(inert, '')
}
