import { formatCount, formatDate, formatPrice } from '#kit/formats/format.ts'
import { DataTable } from '#kit/parts/data-table.tsx'
import { Field } from '#kit/parts/field.tsx'
import { definePlanner, ShareLink } from '#kit/parts/planner.tsx'
import { storagePlaces, storagePlanner as words } from '#subjects/policies/facts/storage-planner.ts'
import {
  planStorage,
  type StoragePlan,
  type StorageRow,
  type StorageStay,
} from '#subjects/policies/rules/storage-planner.ts'
import { placeOf, storageReader } from '#subjects/policies/rules/storage-query.ts'

export const storagePlanner = definePlanner({
  words,
  reader: storageReader,
  fields: (query) => <StorageFields query={query} />,
  result: (stay, path, search) => (
    <>
      <StorageResult stay={stay} plan={planStorage(stay)} />
      <ShareLink path={path} search={search} />
    </>
  ),
})

function StorageFields({ query: { typed, problems } }: { readonly query: ReturnType<typeof storageReader.read> }) {
  return (
    <>
      <Field id="from" label={words.from} error={problems.from}>
        {(control) => <input {...control} type="date" name="from" defaultValue={typed.from} required />}
      </Field>
      <Field id="to" label={words.to} error={problems.to}>
        {(control) => <input {...control} type="date" name="to" defaultValue={typed.to} required />}
      </Field>
      <Field id="place" label={words.place} error={problems.place}>
        {(control) => (
          <select {...control} name="place" defaultValue={placeOf(typed.place)?.value ?? storagePlaces[0].value}>
            {storagePlaces.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <fieldset className="field">
        <legend>{words.addOns}</legend>
        <label className="check">
          <input type="checkbox" name="maintenance" defaultChecked={typed.maintenance === 'on'} /> {words.maintenance}
        </label>
        <label className="check">
          <input type="checkbox" name="prep" defaultChecked={typed.prep === 'on'} /> {words.preSeasonPrep}
        </label>
      </fieldset>
    </>
  )
}

function StorageResult({ stay, plan }: { readonly stay: StorageStay; readonly plan: StoragePlan }) {
  const { total, byTheMonth, rows } = plan
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
