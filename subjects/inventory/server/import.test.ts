import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '#app/database.ts'
import { byteOrderMark } from '#kit/formats/csv.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { cartsAsCsv, readCartFile } from '#subjects/inventory/server/cart-file.ts'
import { planImport } from '#subjects/inventory/server/change-carts.ts'
import { cartStoresOf } from '#tests/setup/cart-stores.ts'
import { newFolder } from '#tests/setup/site-process.ts'
import { archiveOf, filesOfWorkbook, workbookOf } from '#tests/setup/workbook.ts'

const stores = cartStoresOf(await openDatabase({ dataDir: newFolder() }))
const all = await stores.vehicles.list()
const cart = (id: string) => all.find((each) => each.id === id)

const head = 'id,name,brand,description,price,category,condition,seats'
const row = (id: string, price: string) => `${id},"Tomberlin ${id}",Tomberlin,Runs.,${price},Golf,used,2`

/** What a file would change of these carts. */
async function planOf(content: string | Buffer, name = 'carts.csv', existing: readonly Vehicle[] = all) {
  const file = join(newFolder(), name)
  writeFileSync(file, content)
  const plan = await planImport({ ...stores, ...(await readCartFile(file)), vehicles: { list: async () => existing } })
  return { ...plan, carts: (plan.change?.carts ?? []).map(({ after }) => after) }
}

test('CART-69, CART-71: takes a file as spreadsheets write it', async () => {
  const { carts, problems, warnings } = await planOf(
    '\uFEFFId;Name;Brand;Description;Price;Category;Condition;Seats\r\ndrive2;"Tomberlin ""Drive2""";Tomberlin;"Runs;\r\nstops.";"$5,495";Golf;Used;2 seats\r\n',
  )
  expect([problems, warnings]).toEqual([[], []])
  expect(carts).toMatchObject([
    {
      id: 'drive2',
      name: 'Tomberlin "Drive2"',
      price: 5495,
      inStock: true,
      isNew: false,
      description: 'Runs;\nstops.',
    },
  ])
})

test.each([
  ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(`${head}\n${row('café', '1')}`, 'utf16le')])],
  ['UTF-16 with its bytes turned', Buffer.from(`\uFEFF${head}\n${row('café', '1')}`, 'utf16le').swap16()],
  ['Windows-1252', Buffer.from(`${head}\n${row('café', '1')}`, 'latin1')],
])('CART-69: reads %s', async (_, bytes) => {
  // The é itself is refused by the rule for ids, and quoted as it was written.
  expect((await planOf(bytes)).problems).toEqual([{ text: expect.stringContaining('not "café"') }])
})

test('CART-204: takes a workbook as it takes its CSV: days, numbers, blank rows and the places of bad ones', async () => {
  const head = ['id', 'price', 'added', 'in stock', 'Qty']
  const rows = [['ev-city', 11_495, new Date('2025-06-14'), true, 3], [], ['ev-nomad', 'call', null, false, null]]
  const { carts, problems } = await planOf(workbookOf([head, ...rows]), 'carts.XLSX')
  expect(problems).toEqual([{ text: expect.stringMatching(/^row 4 \(ev-nomad\): Price cannot be "call"/) }])
  expect(carts).toMatchObject([{ id: 'ev-city', price: 11_495, addedAt: '2025-06-14', inStock: true }])
})

test('CART-204: another sheet of a workbook that holds something is asked about, and told where the first has no carts', async () => {
  const withSheet = (first: readonly string[], cell: string) =>
    archiveOf({ ...filesOfWorkbook([first]), 'xl/worksheets/sheet2.xml': `<worksheet>${cell}</worksheet>` })
  const asked = 'Only the first sheet of the workbook is read, and another one holds something too.'
  const used = '<c r="A1"><v>8</v></c>'
  expect((await planOf(withSheet(['id', 'price'], used), 'carts.xlsx')).warnings).toEqual([asked])
  expect((await planOf(withSheet(['id', 'price'], '<c r="A1" s="1"/>'), 'carts.xlsx')).warnings).toEqual([])
  await expect(planOf(withSheet(['Our carts'], used), 'carts.xlsx')).rejects.toThrow(`(${asked})`)
})

test.each([
  ['an error', '<c r="B2" t="e"><v>#N/A</v></c>'],
  ['a formula without a value', '<c r="B2"><f>A1*2</f></c>'],
])('CART-204: a cell with %s, which is read as empty, is asked about', async (_, cell) => {
  const id = '<c r="A2" t="inlineStr"><is><t>ev-city</t></is></c>'
  const { warnings } = await planOf(workbookOf([['id', 'range']], `<row r="2">${id}${cell}</row>`), 'carts.xlsx')
  expect(warnings).toEqual([expect.stringContaining('are read as empty')])
})

test.each([
  ['cut short', workbookOf([['id']]).subarray(0, 600), 'the file is damaged, or no Excel workbook'],
  ['a text', Buffer.from(head), 'the file is damaged, or no Excel workbook'],
  ['an archive of other files', archiveOf({ 'a.txt': 'a' }), 'the file is damaged, or no Excel workbook'],
  ['under a password', Buffer.from('D0CF11E0A1B11AE1', 'hex'), 'the workbook is protected by a password'],
  ['that unpacks to more than fits', workbookOf([['id']], ' '.repeat(70_000_000)), 'the workbook is too large'],
  ['with a cell far out', workbookOf([['id']], '<row r="9"><c r="XFD99999"/></row>'), 'the workbook is too large'],
])('CART-204: a workbook %s is refused in a sentence', async (_, bytes, reason) => {
  await expect(planOf(bytes, 'carts.xlsx')).rejects.toThrow(reason)
})

test('CART-69: reports each bad row with its row, cart and reason, and plans the good ones', async () => {
  const rows = [head, '', row('one', '1000'), row('two', '12k'), row('one', '5'), `${row('x', '9')},more`]
  const { bad, same, carts, problems } = await planOf(`sep=,\r\n${rows.join('\r\n')}`)
  expect(problems.map(({ text }) => text)).toEqual([
    'row 5 (two): Price cannot be "12k": write dollars, such as 8495, since no cart is listed without a price',
    'row 6 (one): Id "one" is in row 4 already',
    'row 7 (x): there are more cells than headings: "more"',
  ])
  expect([bad, same, carts]).toEqual([3, 0, [expect.objectContaining({ id: 'one', price: 1000 })]])
})

test('CART-69, CART-103: a dealer’s own number is none of the stock, unknown columns are asked about, empty rows are none', async () => {
  const { warnings, problems, carts } = await planOf('Id;Stock #;Qty;Price\r\n;;;\r\nev-city;0;2;11495\r\n ;;; \r\n')
  expect([warnings, problems]).toEqual([[expect.stringMatching(/^We pass over the columns "Qty": /)], []])
  expect(carts).toEqual([{ ...cart('ev-city'), price: 11_495, stockNumber: '0' }])
})

test.each([
  ['carts.csv', 'price,Notes\n', 'row 1: no column says which cart a row is'],
  ['carts.csv', '', 'row 1: the file is empty'],
  ['carts.csv', workbookOf([['id']]), 'the file is no text'],
  ['carts.csv', `${head}\n"never closed`, 'row 2: a quotation mark is opened and never closed'],
  ['carts.json', '[{"id":', 'the file is not valid JSON: Unexpected end of JSON input'],
  ['carts.json', '{"id":"ev-city"}', 'the file is not a list of carts'],
  ['carts.csv', ' '.repeat(5 * 1024 * 1024 + 1), 'the file is larger than 5 MB: divide it'],
])('CART-69: %s %.40j is refused as a whole', async (name, text, reason) => {
  await expect(planOf(text, name)).rejects.toThrow(reason)
})

test('CART-69: JSON may hold carts as the site gives them, or flat; a bad entry is told by its number', async () => {
  const good = '{"id":"ev-city","price":11000},{"id":"ev-nomad","specifications":{"range":"41 miles"}}'
  const { carts, problems } = await planOf(`[${good},{"id":"ev-city"}]`, 'c.json')
  expect(carts).toMatchObject([
    { id: 'ev-city', price: 11_000 },
    { id: 'ev-nomad', range: 41 },
  ])
  expect(problems).toEqual([{ text: 'entry 3 (ev-city): Id "ev-city" is in entry 1 already' }])
})

test('CART-103: asks where many carts change or a brand is new', async () => {
  const { warnings } = await planOf(['id,brand', ...all.map(({ id }) => `${id},Denaga`)].join('\n'))
  expect(warnings).toEqual([
    `This changes ${all.length} of ${all.length} carts, more than a third.`,
    expect.stringContaining('"Denaga" is a brand that we do not have yet'),
  ])
})

test.each([
  ['carts.csv', byteOrderMark + cartsAsCsv(all)],
  ['carts.json', JSON.stringify(all)],
])('CART-73: an export as %s changes nothing, and brings back all where nothing is', async (name, text) => {
  expect(await planOf(text, name)).toMatchObject({ change: undefined, problems: [], same: all.length })
  expect((await planOf(text, name, [])).carts).toEqual(all)
})
