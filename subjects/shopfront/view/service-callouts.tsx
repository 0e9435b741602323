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
const cuts = {
  phone: [phone.from, phone.top, phone.to - phone.from, phone.bottom - phone.top],
  wide: [375, 0, 2025, 1350],
} as const

/** The cart on the lift, with a number at each part (SHOP-60). */
export function ServicePicture() {
  return (
    <div className="service-callouts">
      <Picture
        path={`/media/scenes/${photo.name}.webp`}
        alt={photo.alt}
        dimmed={photo.dimmed}
        layout="hero"
        className="service-callouts-picture"
        needed="first"
      />
      {Object.entries(cuts).map(([name, cut]) => (
        <svg key={name} className={`service-callouts-${name}`} viewBox={cut.join(' ')} aria-hidden="true">
          {items.map(({ part, at }, index) => (
            <g key={part}>
              <circle cx={at.x} cy={at.y} r="36" />
              <text x={at.x} y={at.y + 15}>
                {index + 1}
              </text>
            </g>
          ))}
        </svg>
      ))}
    </div>
  )
}

/** The numbered parts of the cart, each a link to its service (SHOP-60). */
export function ServiceCallouts() {
  return (
    <nav className="service-callouts-list" aria-label={label}>
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
  )
}
