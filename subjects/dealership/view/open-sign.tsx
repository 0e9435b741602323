import { openSigns } from '#subjects/dealership/facts/hours.ts'
import type { OpenState } from '#subjects/dealership/rules/hours.ts'
import './open-sign.css'

/** "Open now, until 5 PM", "Closed, opens Monday 9 AM", "Closed for Labor Day, opens Tuesday 9 AM". */
export function OpenSign({ state }: { readonly state: OpenState }) {
  return (
    <span className="open-sign" data-open={state.open ? '' : undefined}>
      <span>
        <b>
          {state.open
            ? openSigns.open
            : state.closedFor
              ? `${openSigns.closedFor} ${state.closedFor}`
              : openSigns.closed}
        </b>
        {state.open ? ` · until ${state.closesAt}` : ` · ${state.opensLabel}`}
      </span>
    </span>
  )
}
