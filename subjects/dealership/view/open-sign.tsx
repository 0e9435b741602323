import { openSigns } from '#subjects/dealership/facts/hours.ts'
import type { OpenState } from '#subjects/dealership/rules/hours.ts'
import './open-sign.css'

interface OpenSignProps {
  readonly state: OpenState
  readonly of?: 'showrooms' | 'shop'
}

/** "Showrooms open, until 5 PM", "Shop closed, opens Monday 8 AM", "Closed for Labor Day, opens Tuesday 9 AM". */
export function OpenSign({ state, of = 'showrooms' }: OpenSignProps) {
  const { open, closed } = openSigns[of]
  return (
    <span className="open-sign" data-open={state.open ? '' : undefined}>
      <span>
        <b>{state.open ? open : state.closedFor ? `${openSigns.closedFor} ${state.closedFor}` : closed}</b>
        {' · '}
        <span className="whole">{state.open ? `until ${state.closesAt}` : state.opensLabel}</span>
      </span>
    </span>
  )
}
