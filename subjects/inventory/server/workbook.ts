import { unzipSync, zipSync } from 'fflate'
import { type CsvRecord, tooMany } from '#kit/formats/csv.ts'
import { cartFileLimits, importMessages } from '#subjects/inventory/facts/cart-file.ts'

const mostUnpacked = 10 * 1024 * 1024

const damaged = 'the file is damaged, or no Excel workbook'
const tooLarge = 'the workbook is too large to be read: save its first sheet as CSV'
const refusals: Readonly<Record<string, string>> = {
  XLS_FILE_NOT_SUPPORTED:
    'the workbook is protected by a password, or an old .xls: save it as .xlsx without a password',
}

interface WorkbookRows {
  /** The rows of the first sheet, each cell as the text of a CSV; leaves out rows without a word. */
  readonly rows: readonly CsvRecord[]
  /** Sentences about what of the workbook is not read. */
  readonly notes: readonly string[]
}

/** Reads the first sheet of a workbook (CART-204). */
export async function readWorkbook(bytes: Buffer): Promise<WorkbookRows> {
  const { readSheet, InvalidInputError } = await import('read-excel-file/universal')
  let sheet: readonly (readonly unknown[])[]
  let notes: readonly string[] = []
  try {
    const isArchive = bytes.toString('latin1', 0, 2) === 'PK'
    const unpacked = isArchive ? plainArchive(bytes) : { archive: new Uint8Array(bytes).buffer, notes }
    notes = unpacked.notes
    sheet = await readSheet(unpacked.archive, 1)
  } catch (error) {
    const { message } = error as Error
    const refusal = error instanceof InvalidInputError ? refusals[error.code] : undefined
    throw new Error(message === tooLarge ? tooLarge : (refusal ?? damaged))
  }
  const rows = sheet.flatMap((cells, index) => {
    const texts = cells.map(cellText)
    return texts.some((text) => text.trim() !== '') ? [{ row: index + 1, cells: texts }] : []
  })
  if (rows.length > cartFileLimits.rows + 1) throw tooMany(cartFileLimits.rows, 'rows')
  return { rows, notes }
}

function cellText(cell: unknown): string {
  // A date in a spreadsheet has no time zone.
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '')
}

/** Unpacks what is read of a workbook, and packs it again as it is: the reader of sheets then starts no threads for it. */
function plainArchive(bytes: Uint8Array) {
  let left = mostUnpacked
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.xml(?:\.rels)?$/.test(name)) return false
      left -= originalSize
      if (left <= 0) throw new Error(tooLarge)
      return true
    },
  })
  let filled = 0
  let lacksValues = false
  for (const [name, content] of Object.entries(parts)) {
    if (!name.startsWith('xl/worksheets/')) continue
    const sheet = Buffer.from(content).toString('latin1')
    if (cellsOf(sheet) > cartFileLimits.cells) throw new Error(tooLarge)
    if (isFilled(sheet)) filled += 1
    if (isReadAsEmpty(sheet)) lacksValues = true
  }
  const notes = [
    ...(filled > 1 ? [importMessages.otherSheets] : []),
    ...(lacksValues ? [importMessages.emptyCells] : []),
  ]
  return { archive: zipSync(parts, { level: 0 }).buffer, notes }
}

/** Whether a cell of the sheet holds something. */
const isFilled = (sheet: string) => /<(?:\w+:)?(?:v|is)[\s>]/.test(sheet)

/** Whether the reader of sheets takes a cell for empty that is not: one with an error, or with a formula that has no value. */
const isReadAsEmpty = (sheet: string) => /<(?:\w+:)?c\s[^>]*\bt=["']e["']|<\/(?:\w+:)?f>\s*<\/(?:\w+:)?c>/.test(sheet)

/** The number of cells in the rectangle around all cells of a sheet. */
function cellsOf(sheet: string): number {
  let [rows, columns] = [1, 1]
  for (const [, letters = '', row = '1'] of sheet.matchAll(/\sr=["']([A-Z]*)(\d+)["']/g)) {
    const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
    rows = Math.max(rows, Number(row))
    columns = Math.max(columns, column)
  }
  return rows * columns
}
