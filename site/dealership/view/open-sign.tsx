import { openSigns } from '#content/dealership/hours.ts'
import type { OpenState } from '#site/dealership/rules/open-hours.ts'
import './open-sign.css'

/** "Open now, until 5 PM" or "Closed, opens Monday 9 AM". */
export function OpenSign({ state }: { readonly state: OpenState }) {
  return (
    <span className="open-sign" data-open={state.open ? '' : undefined}>
      <span>
        <b>{state.open ? openSigns.open : openSigns.closed}</b>
        {state.open ? ` · until ${state.closesAt}` : ` · ${state.opensLabel}`}
      </span>
    </span>
  )
}
