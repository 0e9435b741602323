import { Section } from '#kit/parts/section.tsx'
import { business } from '#subjects/dealership/facts/business.ts'
import './styleguide.page.css'

const sizes = [
  { name: 'h1', className: 'guide-size' },
  { name: 'h2', className: 'guide-size' },
  { name: 'h3', className: 'guide-size' },
  { name: 'lead', className: 'lead' },
  { name: 'figure', className: 'figure' },
  { name: 'title', className: 'title' },
  { name: 'small', className: 'small' },
  { name: 'soft', className: 'soft' },
]

const colors = [
  'hemlock',
  'hemlock-deep',
  'fern',
  'laurel',
  'coal',
  'limestone',
  'firefly',
  'amber',
  'paper',
  'card',
  'shade',
  'ink',
  'soft',
  'line',
  'link',
  'good',
  'bad',
]

export function TypeScale() {
  return (
    <Section title="Type" lead="A display face with character, a quiet text face.">
      <dl className="guide-parts">
        {sizes.map(({ name, className }) => (
          <div key={name}>
            <dt className="small soft">{name}</dt>
            <dd className={className} data-size={name}>
              {business.tagline}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

export function Colors() {
  return (
    <Section title="Colors" lead="Pigments first, then the roles that know both schemes." ground="shade">
      <ul className="tiles guide-colors">
        {colors.map((name) => (
          <li key={name}>
            <svg aria-hidden="true">
              <rect width="100%" height="100%" fill={`var(--color-${name})`} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </Section>
  )
}
