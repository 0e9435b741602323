export type CsvRecord = { readonly line: number; readonly cells: readonly string[] }

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
// A quotation mark that is never closed must not swallow a whole file into memory.
const longestRecord = 100_000

/** The delimiter that parts the first line, seen outside quotation marks; Excel may name it itself ("sep=;"). */
function delimiterOf(firstLine: string): string {
  const bare = firstLine.replace(/"[^"]*"?/g, '')
  const counts = delimiters.map((delimiter) => bare.split(delimiter).length)
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ','
}

/**
 * Reads CSV as spreadsheets write it, piece by piece: with or without BOM; commas, semicolons or tabs; LF, CRLF or CR;
 * quoted cells over several lines. Empty lines are left out. `line` is where a record begins, counted from 1.
 */
export function createCsvReader() {
  let delimiter = ''
  let unread = ''
  let state: 'start' | 'plain' | 'quoted' | 'closed' = 'start'
  let afterReturn = false
  let cell = ''
  let cells: string[] = []
  let length = 0
  let line = 1
  let beginsAt = 1

  function endRecord(records: CsvRecord[]) {
    cells.push(cell)
    if (cells.length > 1 || cell !== '' || state === 'closed') records.push({ line: beginsAt, cells })
    cells = []
    cell = ''
    length = 0
    state = 'start'
  }

  function readChar(char: string, records: CsvRecord[]) {
    const lineFeedOfPair = afterReturn && char === '\n'
    afterReturn = char === '\r'
    if (lineFeedOfPair) {
      if (state === 'quoted') cell += char
      else beginsAt = line
      return
    }
    const lineEnd = char === '\n' || char === '\r'
    if (lineEnd) line += 1
    length += 1
    if (length > longestRecord) {
      const where = state === 'quoted' ? 'a quotation mark is opened and not closed' : 'the row does not end'
      throw new CsvError(beginsAt, `${where} within ${longestRecord.toLocaleString('en-US')} characters`)
    }
    if (state === 'quoted') {
      if (char === '"') state = 'closed'
      else cell += char
    } else if (char === '"' && state === 'closed') {
      cell += char
      state = 'quoted'
    } else if (char === '"' && state === 'start') {
      state = 'quoted'
    } else if (char === delimiter) {
      cells.push(cell)
      cell = ''
      state = 'start'
    } else if (lineEnd) {
      endRecord(records)
      beginsAt = line
    } else {
      cell += char
      if (state === 'start') state = 'plain'
    }
  }

  function read(text: string): CsvRecord[] {
    const records: CsvRecord[] = []
    for (let index = 0; index < text.length; index++) readChar(text.charAt(index), records)
    return records
  }

  function begin(final: boolean): string | null {
    const firstLine = /^[^\r\n]*(?=[\r\n])/.exec(unread)?.[0] ?? (final ? unread : null)
    if (firstLine === null && unread.length <= longestRecord) return null
    const text = unread.replace(/^\uFEFF/, '')
    unread = ''
    const named = /^sep=([,;\t])(?:\r\n|\r|\n)/i.exec(text)
    delimiter = named?.[1] ?? delimiterOf((firstLine ?? text).replace(/^\uFEFF/, ''))
    if (!named) return text
    line = 2
    beginsAt = 2
    return text.slice(named[0].length)
  }

  return {
    /** Takes a piece of the file and gives the records that it completes. */
    push(text: string): readonly CsvRecord[] {
      if (delimiter !== '') return read(text)
      unread += text
      const first = begin(false)
      return first === null ? [] : read(first)
    },

    /** Gives the last record when the file does not end with a line break. */
    end(): readonly CsvRecord[] {
      const records = delimiter === '' ? read(begin(true) ?? '') : []
      if (state === 'quoted') throw new CsvError(beginsAt, 'a quotation mark is opened and never closed')
      endRecord(records)
      return records
    },
  }
}

export function readCsv(text: string): readonly CsvRecord[] {
  const reader = createCsvReader()
  return [...reader.push(text), ...reader.end()]
}

// A spreadsheet takes a cell that begins like this for a formula.
const likeFormula = /^[=+\-@\t\r]/
const inert = /^'(?=[=+\-@\t\r])/

/** One line of CSV, CRLF included. Cells that a spreadsheet would run are made inert with an apostrophe. */
export function csvLine(cells: readonly string[]): string {
  const written = cells.map((cell) => {
    const safe = likeFormula.test(cell) ? `'${cell}` : cell
    return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
  })
  return `${written.join(',')}\r\n`
}

/** Takes back the apostrophe of csvLine. */
export function fromInert(cell: string): string {
  return cell.replace(inert, '')
}
