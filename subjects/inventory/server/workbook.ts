import { crc32, inflateRawSync } from 'node:zlib'
import { type CsvRecord, tooMany } from '#kit/formats/csv.ts'
import { cartFileLimits } from '#subjects/inventory/facts/cart-file.ts'

const mostUnpacked = 10 * 1024 * 1024
const mostParts = 500

const damaged = 'the file is damaged, or no Excel workbook'
const tooLarge = 'the workbook is too large to be read: save its first sheet as CSV'
const refusals: Readonly<Record<string, string>> = {
  XLS_FILE_NOT_SUPPORTED:
    'the workbook is protected by a password, or an old .xls: save it as .xlsx without a password',
}

/** CART-204: the rows of a workbook's first sheet, each cell as the text of a CSV; leaves out rows without a word. */
export async function readWorkbook(bytes: Buffer): Promise<readonly CsvRecord[]> {
  // This reader starts no threads, and unpacks nothing of what is unpacked already.
  const { readSheet, InvalidInputError } = await import('read-excel-file/universal')
  const isArchive = bytes.toString('latin1', 0, 2) === 'PK'
  const plain = isArchive ? plainArchive(unpack(bytes)) : joined([bytes])
  let sheet: readonly (readonly unknown[])[]
  try {
    sheet = await readSheet(plain, 1)
  } catch (error) {
    const refusal = error instanceof InvalidInputError ? refusals[error.code] : undefined
    throw new Error(refusal ?? damaged)
  }
  const filled = sheet.flatMap((cells, index) => {
    const texts = cells.map(textOf)
    return texts.some((text) => text.trim() !== '') ? [{ row: index + 1, cells: texts }] : []
  })
  if (filled.length > cartFileLimits.rows + 1) throw tooMany(cartFileLimits.rows, 'rows')
  return filled
}

function textOf(cell: unknown): string {
  // A date in a spreadsheet has no time zone.
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '')
}

interface Part {
  readonly name: string
  readonly content: Buffer
}

/** Unpacks the parts of a workbook that are read; refuses an archive that unpacks to more than memory holds. */
function unpack(bytes: Buffer): readonly Part[] {
  const parts: Part[] = []
  let left = mostUnpacked
  for (const { name, packed, isPacked } of filesOf(bytes)) {
    if (!/\.xml(?:\.rels)?$/.test(name)) continue
    const content = isPacked ? inflate(packed, left) : packed
    left -= content.length
    if (left <= 0 || parts.length === mostParts) throw new Error(tooLarge)
    if (name.startsWith('xl/worksheets/') && cellsOf(content.toString('latin1')) > cartFileLimits.cells)
      throw new Error(tooLarge)
    parts.push({ name, content })
  }
  return parts
}

function inflate(packed: Buffer, mostBytes: number): Buffer {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(mostBytes, 1) })
  } catch (error) {
    throw new Error((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge : damaged)
  }
}

/** Packs the same parts into an archive of our own, whose list tells their true sizes. */
function plainArchive(parts: readonly Part[]): ArrayBuffer {
  const list: Buffer[] = []
  const files: Buffer[] = []
  let at = 0
  for (const { name, content } of parts) {
    const path = Buffer.from(name)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt32LE(crc32(content), 10)
    facts.writeUInt32LE(content.length, 14)
    facts.writeUInt32LE(content.length, 18)
    facts.writeUInt16LE(path.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    files.push(Buffer.from('PK\u0003\u0004'), facts, path, content)
    list.push(Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), facts, place, path)
    at += 30 + path.length + content.length
  }
  const listed = Buffer.concat(list)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(parts.length, 4)
  end.writeUInt16LE(parts.length, 6)
  end.writeUInt32LE(listed.length, 8)
  end.writeUInt32LE(at, 12)
  return joined([...files, listed, Buffer.from('PK\u0005\u0006'), end])
}

function joined(pieces: readonly Uint8Array[]): ArrayBuffer {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all.buffer
}

/** The files in the list at the end of a ZIP archive. */
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
