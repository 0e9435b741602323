import { type ArchivePart, archive, filesOfWorkbook, partOf } from './workbook.ts'

interface HostileFile {
  readonly name: string
  readonly bytes: () => Buffer
  /** The sentences that the dealer reads. */
  readonly said: RegExp
}

const megabyte = 1024 * 1024
const head = 'id,price\n'
const good = Object.entries(
  filesOfWorkbook([
    ['id', 'price'],
    ['ev-city', 11_000],
  ]),
).map(([name, text]) => partOf(name, text))
const sheet = 'xl/worksheets/sheet1.xml'
const zeros = (name: string, megabytes: number) => partOf(name, Buffer.alloc(megabytes * megabyte, 32))
const text = (name: string, content: () => string, said: RegExp): HostileFile => ({
  name,
  bytes: () => Buffer.from(content()),
  said,
})
const workbook = (parts: () => readonly ArchivePart[], said: RegExp): HostileFile => ({
  name: 'carts.xlsx',
  bytes: () => archive(parts()),
  said,
})
const wrong = (lie: Partial<ArchivePart>) => good.map((part) => (part.name === sheet ? { ...part, ...lie } : part))
const isRead = /What the file changes/
const tooLarge = /the workbook is too large to be read: save its first sheet as CSV/

/** One text that each of five thousand rows names as its cart. */
function oneTextForAll(): readonly ArchivePart[] {
  const rows = Array.from(
    { length: 4_999 },
    (_, row) => `<row r="${row + 2}"><c r="A${row + 2}" t="s"><v>0</v></c></row>`,
  )
  const files = filesOfWorkbook([['id']], rows.join(''))
  const relations = files['xl/_rels/workbook.xml.rels'] ?? ''
  const type = relations.match(/Type="(\S+)\/worksheet"/)?.[1]
  const shared = `<Relationship Id="rId3" Type="${type}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`
  return Object.entries({
    ...files,
    'xl/_rels/workbook.xml.rels': relations.replace('</Relationships>', shared),
    'xl/sharedStrings.xml': `<sst><si><t>${'x'.repeat(4 * megabyte)}</t></si></sst>`,
  }).map(([name, content]) => partOf(name, content))
}

/** Files of carts that were made to harm. */
export const hostileFiles: Readonly<Record<string, HostileFile>> = {
  'a workbook of 840 MB whose list names a hundredth of it': workbook(() => {
    const large = zeros('', 60)
    const hidden = Array.from({ length: 14 }, (_, number) => ({
      ...large,
      name: `xl/worksheets/sheet${number + 2}.xml`,
    }))
    return [...hidden.map((part) => ({ ...part, isUnlisted: true })), ...good]
  }, isRead),
  'a CSV of 15 MB': text('carts.csv', () => head + 'ev-city,1\n'.repeat(1_500_000), /larger than 5 MB: divide it/),
  'a workbook whose list says that it is small': workbook(
    () => [...good, { ...zeros('xl/worksheets/sheet2.xml', 200), listedSize: 100 }],
    isRead,
  ),
  'a workbook whose list says that it is 4 GB': workbook(() => wrong({ listedSize: 0xffff_fffe }), tooLarge),
  'a workbook whose sheet says that it is 4 GB': workbook(() => wrong({ localSize: 0xffff_fffe }), isRead),
  'a workbook of 20,000 parts': workbook(
    () => [...good, ...Array.from({ length: 20_000 }, (_, number) => partOf(`xl/theme/${number}.xml`, 'x'))],
    isRead,
  ),
  'a workbook with 200 MB of blanks': workbook(() => [...good, zeros('xl/worksheets/sheet2.xml', 200)], tooLarge),
  'a CSV of 500,000 rows': text(
    'carts.csv',
    () => head + 'ev-city,1\n'.repeat(500_000),
    /more than 5,000 rows: divide/,
  ),
  'a CSV of a million empty rows': text('carts.csv', () => `${head}ev-city,11000\n${',\n'.repeat(1_000_000)}`, isRead),
  'a CSV with a row of a million cells': text('carts.csv', () => head + '1,'.repeat(1_000_000), /row 2: /),
  'a CSV of two million cells': text(
    'carts.csv',
    () => head + `ev-city${',1'.repeat(20_000)}\n`.repeat(100),
    /more than 500,000 cells: divide it/,
  ),
  'a CSV of quotation marks': text('carts.csv', () => head + '"'.repeat(4 * megabyte + 1), /row 2: /),
  'a CSV of which every row is wrong at length': text(
    'carts.csv',
    () => head + Array.from({ length: 5_000 }, (_, row) => `x${row},${'y'.repeat(1_000)}\n`).join(''),
    isRead,
  ),
  'a JSON file that goes deep': text('carts.json', () => '['.repeat(4 * megabyte), /it goes too deep/),
  'a JSON file of a million entries': text(
    'carts.json',
    () => `[${'{},'.repeat(megabyte)}{}]`,
    /more than 5,000 entries/,
  ),
  'a JSON file with a million fields': text(
    'carts.json',
    () => `[{${Array.from({ length: 600_000 }, () => '"a":1').join()}}]`,
    /more than 500,000 values/,
  ),
  'a workbook of which one text is in all cells': workbook(oneTextForAll, /to read it takes more memory or time/),
}

/** A form with one file that goes on and on, in pieces. */
export const endlessForm = {
  headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
  *pieces(megabytes = Number.POSITIVE_INFINITY) {
    yield Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="carts.csv"\r\n\r\n')
    const piece = Buffer.alloc(256 * 1024, 'a,b\n')
    for (let sent = 0; sent < megabytes * megabyte; sent += piece.length) yield piece
    yield Buffer.from('\r\n--x--\r\n')
  },
}
