import { slugOf } from '#kit/formats/format.ts'
import { Card } from '#kit/parts/card.tsx'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import type { TeamMember } from '#subjects/dealership/facts/team.ts'
import { theOrganization } from '#subjects/dealership/view/json-ld.ts'
import { TeamPhoto } from './team-photo.tsx'
import './team-grid.later.css'

export function TeamGrid({ team }: { readonly team: readonly TeamMember[] }) {
  return (
    <ul className="team-grid">
      {team.map(({ name, role, experience, description, image }) => (
        <Card as="li" key={name} id={slugOf(name)}>
          <div className="team-grid-who">
            <TeamPhoto name={name} image={image} />
            <div>
              <h3>{name}</h3>
              <p className="team-grid-role">{role}</p>
            </div>
          </div>
          <p>{description}</p>
          {experience && <p className="team-grid-experience small soft">{experience}</p>}
        </Card>
      ))}
    </ul>
  )
}

/** The picture is the one on the person's card (FIND-6). */
export function person({ name, role, description, image }: TeamMember) {
  return {
    '@type': 'Person',
    '@id': `${addresses.about}#${slugOf(name)}`,
    name,
    jobTitle: role,
    description,
    image,
    worksFor: theOrganization,
  }
}
