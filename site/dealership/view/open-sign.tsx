import { openSigns } from '#content/dealership/hours.ts'
import type { OpenState } from '#site/dealership/rules/open-hours.ts'

/** "Open now, until 5 PM" or "Closed, opens Monday 9 AM". */
export function OpenSign({ state }: { readonly state: OpenState }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span
        aria-hidden="true"
        className={`size-2.5 shrink-0 rounded-full border border-current ${state.open ? 'bg-firefly' : 'bg-laurel'}`}
      />
      <span>
        <b>{state.open ? openSigns.open : openSigns.closed}</b>
        {state.open ? ` · until ${state.closesAt}` : ` · ${state.opensLabel}`}
      </span>
    </span>
  )
}
