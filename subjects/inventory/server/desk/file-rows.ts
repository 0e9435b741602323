import { extname } from 'node:path'
import { MisuseError } from '#kernel/desk/desk-command.ts'
import { CsvError, type CsvRecord, fromInert, readCsv } from '#kit/formats/csv.ts'
import { readHeadings } from '#subjects/inventory/rules/vehicle-columns.ts'
import { type ImportValues, valuesOfObject } from '#subjects/inventory/rules/vehicle-import.ts'
import { UnreadableFileError } from './read-file.ts'

export interface FileRow {
  /** The row in which a spreadsheet shows it, or which entry of the JSON list it is; counted from 1. */
  readonly row: number
  readonly values: ImportValues
  readonly problems: readonly string[]
}

export interface FileFormat {
  readonly counted: 'row' | 'entry'
  readonly rows: (text: string) => readonly FileRow[]
}

const csv: FileFormat = { counted: 'row', rows: csvRows }
const json: FileFormat = { counted: 'entry', rows: jsonRows }
const formats: Readonly<Record<string, FileFormat>> = { '.csv': csv, '.tsv': csv, '.txt': csv, '.json': json }

/** How the rows of a file are read, by the end of its name. */
export function formatOf(file: string): FileFormat {
  const extension = extname(file).toLowerCase()
  const format = Object.hasOwn(formats, extension) ? formats[extension] : undefined
  if (!format) throw new MisuseError(`"${file}" ends neither with .csv nor with .json`)
  return format
}

function jsonRows(text: string): readonly FileRow[] {
  const list = parse(text)
  if (!Array.isArray(list)) throw new UnreadableFileError('the file is not a list of carts')
  return list.map((item, index) => ({ row: index + 1, ...valuesOfObject(item) }))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UnreadableFileError(`the file is not valid JSON: ${(error as Error).message}`)
  }
}

function csvRows(text: string): readonly FileRow[] {
  const [head, ...rows] = csvRecords(text)
  if (!head) throw new UnreadableFileError('row 1: the file is empty')
  const { columns, problems } = readHeadings(head.cells)
  if (problems.length > 0) throw new UnreadableFileError(`row ${head.row}: ${problems.join('; ')}`)
  return rows.map((record) => rowOf(record, columns))
}

function csvRecords(text: string): readonly CsvRecord[] {
  try {
    return readCsv(text)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new UnreadableFileError(error.message)
  }
}

function rowOf({ row, cells }: CsvRecord, columns: readonly (string | null)[]): FileRow {
  const values: Record<string, string> = {}
  for (const [index, cell] of cells.entries()) {
    const column = columns[index]
    if (column) values[column] = fromInert(cell)
  }
  const stray = cells.slice(columns.length).filter((cell) => cell.trim() !== '')
  const problems = stray.length > 0 ? [`there are more cells than headings: ${JSON.stringify(stray[0])}`] : []
  return { row, values, problems }
}
