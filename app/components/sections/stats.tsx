import type { Stat } from '#content/sections/section-types.ts'

export function Stats({ items }: { readonly items: readonly Stat[] }) {
  return (
    <dl className="flex flex-wrap gap-x-14 gap-y-6">
      {items.map(({ figure, label }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-soft">{label}</dt>
          <dd className="font-display text-h1 leading-none font-extrabold tracking-tight">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
