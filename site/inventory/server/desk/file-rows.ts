import { readHeadings } from '#site/inventory/rules/vehicle-columns.ts'
import { type ImportValues, valuesOfObject } from '#site/inventory/rules/vehicle-import.ts'
import { CsvError, type CsvRecord, createCsvReader, fromInert } from '#site/shared/rules/csv.ts'
import { createJsonItemReader, JsonItemsError } from '#site/shared/rules/json-items.ts'

export interface FileRow {
  readonly line: number
  readonly values: ImportValues
  readonly problems: readonly string[]
}

/** The file as a whole cannot be read, from this line on. */
export class UnreadableFileError extends Error {
  override name = 'UnreadableFileError'

  constructor(line: number, reason: string) {
    super(`line ${line}: ${reason}`)
  }
}

/** The rows of a file, one at a time, whichever of the two formats it has. */
export async function* fileRows(format: 'csv' | 'json', text: AsyncIterable<string>): AsyncGenerator<FileRow> {
  try {
    yield* format === 'csv' ? csvRows(text) : jsonRows(text)
  } catch (error) {
    if (error instanceof CsvError || error instanceof JsonItemsError) {
      throw new UnreadableFileError(error.line, error.message)
    }
    throw error
  }
}

async function* jsonRows(text: AsyncIterable<string>): AsyncGenerator<FileRow> {
  const reader = createJsonItemReader()
  for await (const piece of text) {
    for (const { line, value } of reader.push(piece)) yield { line, ...valuesOfObject(value) }
  }
  reader.end()
}

async function* csvRows(text: AsyncIterable<string>): AsyncGenerator<FileRow> {
  let columns: ReturnType<typeof readHeadings>['columns'] | undefined
  for await (const record of csvRecords(text)) {
    if (columns) yield rowOf(record, columns)
    else {
      const headings = readHeadings(record.cells)
      if (headings.problems.length > 0) throw new UnreadableFileError(record.line, headings.problems.join('; '))
      columns = headings.columns
    }
  }
  if (!columns) throw new UnreadableFileError(1, 'the file is empty')
}

async function* csvRecords(text: AsyncIterable<string>): AsyncGenerator<CsvRecord> {
  const reader = createCsvReader()
  for await (const piece of text) yield* reader.push(piece)
  yield* reader.end()
}

function rowOf({ line, cells }: CsvRecord, columns: readonly (string | null)[]): FileRow {
  const values: Record<string, string> = {}
  for (const [index, cell] of cells.entries()) {
    const column = columns[index]
    if (column) values[column] = fromInert(cell)
  }
  const stray = cells.slice(columns.length).filter((cell) => cell.trim() !== '')
  const problems = stray.length > 0 ? [`there are more cells than headings: ${JSON.stringify(stray[0])}`] : []
  return { line, values, problems }
}
