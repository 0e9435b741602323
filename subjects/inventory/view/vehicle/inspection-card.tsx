import { fillText, formatDate, formatList } from '#kit/formats/format.ts'
import { inspectionWords as words } from '#subjects/inventory/facts/inspection.ts'
import { sidePicture } from '#subjects/inventory/facts/side-views.ts'
import type { ShownInspection, ShownPart } from '#subjects/inventory/rules/inspection.ts'
import { sideOfModel } from '#subjects/inventory/rules/pictures/cart-in-garage.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { cartPictures } from '#subjects/pictures/facts/pictures.ts'
import { variantPath } from '#subjects/pictures/rules/picture-set.ts'
import { mediaUrl } from '#subjects/pictures/view/media.ts'
import './inspection-card.later.css'

interface InspectionCardProps {
  readonly cart: Pick<Vehicle, 'model'>
  readonly inspection: ShownInspection
}

const [, large = 0] = cartPictures.further.widths
const top = 90
const { width, ground } = sidePicture

/** What we found, numbered in the picture and told beside it, and what we do not know (CART-231). */
export function InspectionCard({ cart, inspection }: InspectionCardProps) {
  const { places, figures, work, gaps } = inspection
  // The numbers stand on our drawing of the model, even where the cart has photos.
  const picture = sideOfModel(cart)
  const marked = places.filter(({ point }) => point !== undefined)
  return (
    <div className="inspection-card">
      {picture && (
        <svg viewBox={`0 ${top} ${width} ${ground + 30 - top}`} aria-hidden="true">
          <image href={mediaUrl(variantPath(picture, large, 'avif'))} width={width} height={sidePicture.height} />
          {marked.map(({ part, number, point: [x, y] = [0, 0] }) => (
            <g key={part}>
              <circle cx={x} cy={y} r="21" />
              <text x={x} y={y + 9}>
                {number}
              </text>
            </g>
          ))}
        </svg>
      )}
      <dl>{[...places, ...figures, ...work].map(partRow)}</dl>
      {gaps.length > 0 && <p className="soft">{fillText(words.unknown, { gaps: formatList(gaps) })}</p>}
    </div>
  )
}

function partRow({ part, label, text, number, day, who }: ShownPart) {
  return (
    <div key={part}>
      <dt>
        {number !== undefined && <b className="inspection-number">{number}</b>}
        {label}
      </dt>
      <dd>
        {text}
        {day && who && (
          <span className="inspection-seen small soft">{fillText(words.seen, { day: formatDate(day), who })}</span>
        )}
      </dd>
    </div>
  )
}
