import { sceneCrops, usualCrop } from '#subjects/pictures/facts/scene-crops.ts'
import { heroPhoto } from '#subjects/pictures/rules/hero-photo.ts'
import { Picture } from '#subjects/pictures/view/picture.tsx'
import { serviceCallouts } from '#subjects/shopfront/facts/service-callouts.ts'
import { services } from '#subjects/shopfront/facts/services.ts'
import './service-callouts.css'

const { pageKey, label, items } = serviceCallouts
const photo = heroPhoto(pageKey)

/** The part of the scene for a phone; a wider window shows the right side of the scene, three wide and two high. */
const phone = sceneCrops[photo.name] ?? usualCrop
const wide = { left: 375, width: 2025, height: 1350 }
/** Where the labels end, and the height of the first one and the step between them, in the wide cut. */
const labels = { end: 1020, first: 216, step: 306 }

/** SHOP-60: the cart on the lift. A line leads from each part to its service; on a phone a number does. */
export function ServiceCallouts() {
  return (
    <div className="service-callouts">
      <Picture
        path={`/media/scenes/${photo.name}.webp`}
        alt={photo.alt}
        layout="hero"
        className="service-callouts-picture"
        needed="first"
      />
      <svg className="service-callouts-wide" viewBox={`${wide.left} 0 ${wide.width} ${wide.height}`} aria-hidden="true">
        {items.map(({ part, at }, index) => {
          const line = `M${labels.end} ${labels.first + index * labels.step}h70L${at.x} ${at.y}`
          return (
            <g key={part}>
              <path className="service-callouts-edge" d={line} />
              <path className="service-callouts-line" d={line} />
              <circle cx={at.x} cy={at.y} r="17" />
            </g>
          )
        })}
      </svg>
      <svg
        className="service-callouts-phone"
        viewBox={`${phone.from} ${phone.top} ${phone.to - phone.from} ${phone.bottom - phone.top}`}
        aria-hidden="true"
      >
        {items.map(({ part, at }, index) => (
          <g key={part}>
            <circle cx={at.x} cy={at.y} r="36" />
            <text x={at.x} y={at.y + 15}>
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <nav aria-label={label}>
        <ol>
          {items.map(({ part, service }) => (
            <li key={part}>
              <a href={`#${service}`}>
                <b>{part}</b>
                <span className="small">{services.find(({ id }) => id === service)?.title}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  )
}
