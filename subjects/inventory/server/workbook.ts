import { inflateRawSync } from 'node:zlib'
import type { CsvRecord } from '#kit/formats/csv.ts'

const mostUnpacked = 64 * 1024 * 1024
const mostCells = 500_000

const damaged = 'the file is damaged, or no Excel workbook'
const tooLarge = 'the workbook is too large to be read: save its first sheet as CSV'
const refusals: Readonly<Record<string, string>> = {
  XLS_FILE_NOT_SUPPORTED:
    'the workbook is protected by a password, or an old .xls: save it as .xlsx without a password',
}

/** CART-204: the first sheet of an Excel workbook, each cell as the text that a CSV would hold. */
export async function readWorkbook(bytes: Buffer): Promise<readonly CsvRecord[]> {
  const { readSheet, InvalidInputError } = await import('read-excel-file/node')
  refuseTooLarge(bytes)
  try {
    const rows: readonly (readonly unknown[])[] = await readSheet(bytes, 1)
    return rows.map((cells, index) => ({ row: index + 1, cells: cells.map(textOf) }))
  } catch (error) {
    const refusal = error instanceof InvalidInputError ? refusals[error.code] : undefined
    throw new Error(refusal ?? damaged)
  }
}

function textOf(cell: unknown): string {
  // A day of a spreadsheet has no time zone.
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '')
}

/** What unpacks to more than memory has room for, or reaches to a cell far out, is refused before it is read as a workbook. */
function refuseTooLarge(bytes: Buffer): void {
  let left = mostUnpacked
  for (const { name, packed, isPacked } of filesOf(bytes)) {
    let content = packed
    if (isPacked)
      try {
        content = inflateRawSync(packed, { maxOutputLength: left })
      } catch (error) {
        throw new Error((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge : damaged)
      }
    left -= content.length
    if (left <= 0 || (name.startsWith('xl/worksheets/') && cellsOf(content.toString('latin1')) > mostCells))
      throw new Error(tooLarge)
  }
}

/** The files that a ZIP archive lists at its end. */
function* filesOf(bytes: Buffer) {
  const end = bytes.lastIndexOf('PK\u0005\u0006')
  let at = end < 0 || end + 20 > bytes.length ? bytes.length : bytes.readUInt32LE(end + 16)
  while (at + 46 <= bytes.length && bytes.readUInt32LE(at) === 0x02014b50) {
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ]
    const start = bytes.readUInt32LE(at + 42)
    if (start + 30 > bytes.length) throw new Error(damaged)
    const content = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28)
    yield {
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      isPacked: bytes.readUInt16LE(at + 10) !== 0,
      packed: bytes.subarray(content, content + bytes.readUInt32LE(at + 20)),
    }
    at += 46 + nameLength + extraLength + noteLength
  }
}

/** How many cells the rectangle has that holds all cells of a sheet. */
function cellsOf(sheet: string): number {
  let [rows, columns] = [1, 1]
  for (const [, letters = '', row = '1'] of sheet.matchAll(/\sr=["']([A-Z]*)(\d+)["']/g)) {
    const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
    rows = Math.max(rows, Number(row))
    columns = Math.max(columns, column)
  }
  return rows * columns
}
