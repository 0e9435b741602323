import { crc32, deflateRawSync } from 'node:zlib'

type Cell = string | number | boolean | Date | null

/** A workbook as Excel writes it, with these rows in its first sheet; `sheet` is more of the sheet's XML. */
export function workbookOf(rows: readonly (readonly Cell[])[], sheet = ''): Buffer {
  return archiveOf(filesOfWorkbook(rows, sheet))
}

export function filesOfWorkbook(rows: readonly (readonly Cell[])[], sheet = ''): Readonly<Record<string, string>> {
  const lines = rows.map(
    (cells, row) => `<row r="${row + 1}">${cells.map((cell, column) => cellOf(cell, row, column)).join('')}</row>`,
  )
  const part = (name: string) => `/officeDocument/2006/relationships/${name}`
  const schema = 'http://schemas.openxmlformats.org'
  return {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook xmlns="${schema}/spreadsheetml/2006/main" xmlns:r="${schema}${part('')}"><sheets><sheet name="Carts" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${schema}/package/2006/relationships"><Relationship Id="rId1" Type="${schema}${part('worksheet')}" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${schema}${part('styles')}" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${schema}/spreadsheetml/2006/main"><cellXfs><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${schema}/spreadsheetml/2006/main"><sheetData>${lines.join('')}${sheet}</sheetData></worksheet>`,
  }
}

function cellOf(cell: Cell, row: number, column: number): string {
  const at = `r="${String.fromCharCode(65 + column)}${row + 1}"`
  if (cell === null) return ''
  if (cell instanceof Date) return `<c ${at} s="1"><v>${cell.getTime() / 86_400_000 + 25_569}</v></c>`
  if (typeof cell === 'string') return `<c ${at} t="inlineStr"><is><t>${cell}</t></is></c>`
  return typeof cell === 'boolean' ? `<c ${at} t="b"><v>${Number(cell)}</v></c>` : `<c ${at}><v>${cell}</v></c>`
}

/** One file of an archive, packed, with what the archive says of it, which may be untrue. */
export interface ArchivePart {
  readonly name: string
  readonly packed: Buffer
  readonly size: number
  readonly checksum: number
  /** The size that stands before the file, where that is untrue. */
  readonly localSize?: number
  /** The size in the list at the end, where that is untrue. */
  readonly listedSize?: number
  readonly isUnlisted?: boolean
}

export function partOf(name: string, text: string | Buffer): ArchivePart {
  return { name, packed: deflateRawSync(text), size: Buffer.byteLength(text), checksum: crc32(text) }
}

/** A ZIP archive of these files. */
export function archiveOf(files: Readonly<Record<string, string>>): Buffer {
  return archive(Object.entries(files).map(([name, text]) => partOf(name, text)))
}

export function archive(parts: readonly ArchivePart[]): Buffer {
  const [content, list]: [Buffer[], Buffer[]] = [[], []]
  let at = 0
  for (const part of parts) {
    const { name, packed, size, localSize = size, listedSize = size, isUnlisted = false } = part
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    content.push(Buffer.from('PK\u0003\u0004'), factsOf(part, localSize), Buffer.from(name), packed)
    if (!isUnlisted)
      list.push(
        Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'),
        factsOf(part, listedSize),
        place,
        Buffer.from(name),
      )
    at += 30 + name.length + packed.length
  }
  const listed = Buffer.concat(list)
  const end = Buffer.alloc(18)
  const count = list.length / 4
  end.writeUInt16LE(count, 4)
  end.writeUInt16LE(count, 6)
  end.writeUInt32LE(listed.length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...content, listed, Buffer.from('PK\u0005\u0006'), end])
}

function factsOf({ name, packed, checksum }: ArchivePart, size: number): Buffer {
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(20, 0)
  facts.writeUInt16LE(8, 4)
  facts.writeUInt32LE(checksum, 10)
  facts.writeUInt32LE(packed.length, 14)
  facts.writeUInt32LE(size, 18)
  facts.writeUInt16LE(name.length, 22)
  return facts
}
