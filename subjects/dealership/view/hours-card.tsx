import { Card } from '#kit/parts/card.tsx'
import type { PostedHours } from '#subjects/dealership/facts/hours.ts'
import type { OpenState } from '#subjects/dealership/rules/hours.ts'
import { HoursList } from './hours-list.tsx'
import { OpenSign } from './open-sign.tsx'

interface HoursCardProps {
  readonly title: string
  readonly hours: PostedHours
  /** Whether the shop is open; left out where the page says it of the showrooms beside the card. */
  readonly state?: OpenState
  readonly note?: string
}

/** Posted hours under a sign that says whether we are open. */
export function HoursCard({ title, hours, state, note }: HoursCardProps) {
  return (
    <Card>
      <h3>{title}</h3>
      {state && (
        <p className="small">
          <OpenSign state={state} of={hours.department === 'service' ? 'shop' : 'showrooms'} />
        </p>
      )}
      <HoursList hours={hours} />
      {note && <p className="small soft">{note}</p>}
    </Card>
  )
}
