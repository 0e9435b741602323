import { business } from '#content/dealership/business.ts'
import { Section } from '#site/shared/view/section.tsx'

const sizes = [
  { name: 'text-h1', className: 'font-display text-h1 leading-none font-bold tracking-tight' },
  { name: 'text-h2', className: 'font-display text-h2 leading-tight font-bold' },
  { name: 'text-h3', className: 'font-display text-h3 leading-tight font-bold' },
  { name: 'text-lead', className: 'text-lead' },
  { name: 'text-base', className: 'text-base' },
  { name: 'text-small', className: 'text-small' },
  { name: 'text-soft', className: 'text-soft' },
]

const colors = [
  { name: 'hemlock', className: 'bg-hemlock' },
  { name: 'hemlock-deep', className: 'bg-hemlock-deep' },
  { name: 'fern', className: 'bg-fern' },
  { name: 'laurel', className: 'bg-laurel' },
  { name: 'coal', className: 'bg-coal' },
  { name: 'limestone', className: 'bg-limestone' },
  { name: 'firefly', className: 'bg-firefly' },
  { name: 'amber', className: 'bg-amber' },
  { name: 'paper', className: 'bg-paper' },
  { name: 'card', className: 'bg-card' },
  { name: 'shade', className: 'bg-shade' },
  { name: 'ink', className: 'bg-ink' },
  { name: 'soft', className: 'bg-soft' },
  { name: 'line', className: 'bg-line' },
  { name: 'link', className: 'bg-link' },
  { name: 'good', className: 'bg-good' },
  { name: 'bad', className: 'bg-bad' },
]

export function TypeScale() {
  return (
    <Section title="Type" lead="A display face with character, a quiet text face.">
      <dl className="grid gap-6">
        {sizes.map(({ name, className }) => (
          <div key={name}>
            <dt className="text-small text-soft">{name}</dt>
            <dd className={className}>{business.tagline}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

export function Colors() {
  return (
    <Section title="Colors" lead="Pigments first, then the roles that know both schemes." ground="shade">
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-6">
        {colors.map(({ name, className }) => (
          <li key={name}>
            <span className={`mb-2 block h-16 border border-line ${className}`} />
            {name}
          </li>
        ))}
      </ul>
    </Section>
  )
}
