import type { TeamMember } from '#content/dealership/team.ts'
import { slugOf } from '#site/shared/rules/slug.ts'
import { Card } from '#site/shared/view/card.tsx'
import './team-grid.css'

export function TeamGrid({ team }: { readonly team: readonly TeamMember[] }) {
  return (
    <ul className="team-grid">
      {team.map(({ name, role, experience, description }) => (
        <Card as="li" key={name} id={slugOf(name)}>
          <h3>{name}</h3>
          <p className="team-grid-role">{role}</p>
          <p>{description}</p>
          <p className="team-grid-experience small soft">{experience}</p>
        </Card>
      ))}
    </ul>
  )
}
