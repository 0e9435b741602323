import { formatCount, formatDate, formatPrice } from '#kit/formats/format.ts'
import { DataTable } from '#kit/parts/data-table.tsx'
import { definePlanner, ShareLink } from '#kit/parts/planner.tsx'
import { PlannerChoice, PlannerField } from '#kit/parts/planner-field.tsx'
import { storagePlaces, storagePlanner as words } from '#subjects/policies/facts/storage-planner.ts'
import { storagePrices } from '#subjects/policies/rules/prices-today.ts'
import {
  planStorage,
  type StorageRow,
  type StorageStay,
  storageReader,
} from '#subjects/policies/rules/storage-planner.ts'
import { useAmounts } from './prices-today.tsx'

export const storagePlanner = definePlanner({
  words,
  reader: storageReader,
  fields: (query) => (
    <>
      <PlannerField query={query} name="from" label={words.from} type="date" required />
      <PlannerField query={query} name="to" label={words.to} type="date" required />
      <PlannerChoice query={query} name="place" label={words.place} choices={storagePlaces} />
      <fieldset className="field">
        <legend>{words.addOns}</legend>
        {(['maintenance', 'prep'] as const).map((name) => (
          <label key={name} className="check">
            <input type="checkbox" name={name} defaultChecked={query.typed[name] === 'on'} /> {words[name]}
          </label>
        ))}
      </fieldset>
    </>
  ),
  result: (stay, path, search) => (
    <>
      <StorageResult stay={stay} />
      <ShareLink path={path} search={search} />
    </>
  ),
})

function StorageResult({ stay }: { readonly stay: StorageStay }) {
  const { total, byTheMonth, rows } = planStorage(stay, storagePrices(useAmounts()))
  const { caption, columns, charges, lowest, beforeLeaving } = words.result
  return (
    <>
      <p className="planner-figure">
        <b>{formatPrice(total)}</b> <span>{span(stay)}</span>
      </p>
      <p>
        {byTheMonth > total
          ? `${words.result.byTheMonth} ${formatPrice(byTheMonth)}, ${words.result.saves} ${formatPrice(byTheMonth - total)}.`
          : words.result.noCheaper}
      </p>
      <DataTable
        caption={caption}
        columns={columns}
        rows={[
          ...rows.map((row) => ({
            key: `${row.charge} ${row.from}`,
            cells: [
              charges[row.charge],
              row.charge === 'pre-season-prep' ? beforeLeaving : span(row),
              priceOf(row),
              formatPrice(row.amount),
            ],
          })),
          { key: 'total', cells: [words.result.total, span(stay), lowest, <b key="total">{formatPrice(total)}</b>] },
        ]}
      />
    </>
  )
}

function span({ from, to }: Pick<StorageRow, 'from' | 'to'>): string {
  return `${formatDate(from)} to ${formatDate(to)}`
}

function priceOf({ charge, quantity, unitPrice }: StorageRow): string {
  const price = formatPrice(unitPrice)
  return charge === 'monthly' || charge === 'maintenance' ? `${formatCount(quantity, 'month')} at ${price}` : price
}
