import { slugOf } from '#kit/formats/format.ts'
import { Card } from '#kit/parts/card.tsx'
import { badgeSize, type TeamMember } from '#subjects/dealership/facts/team.ts'
import { theOrganization } from '#subjects/dealership/view/json-ld.ts'
import { pictureSet } from '#subjects/pictures/rules/picture-set.ts'
import { Picture } from '#subjects/pictures/view/picture.tsx'
import './team-grid.later.css'
import './team-photo.css'

export function TeamGrid({ team }: { readonly team: readonly TeamMember[] }) {
  return (
    <ul className="team-grid">
      {team.map(({ name, role, experience, description, image }) => (
        <Card as="li" key={name} id={slugOf(name)}>
          <div className="team-grid-who">
            <Likeness name={name} image={image} />
            <div>
              <h3>{name}</h3>
              <p className="team-grid-role">{role}</p>
            </div>
          </div>
          <p>{description}</p>
          <p className="team-grid-experience small soft">{experience}</p>
        </Card>
      ))}
    </ul>
  )
}

/** A photo of the dealer's, or our badge; where there is neither, the initials. */
function Likeness({ name, image }: { readonly name: string; readonly image: string | undefined }) {
  if (!image) {
    return (
      <span className="team-photo team-photo-initials" aria-hidden="true">
        {name.match(/\p{Lu}/gu)?.slice(0, 3) ?? name.charAt(0)}
      </span>
    )
  }
  if (pictureSet(image)) return <Picture className="team-photo" path={image} alt="" layout="galleryChoice" />
  return <img src={image} alt="" width={badgeSize} height={badgeSize} loading="lazy" decoding="async" />
}

/** FIND-6: the picture is the one on the person's card. */
export function person({ name, role, description, image }: TeamMember) {
  return {
    '@type': 'Person',
    '@id': `/about#${slugOf(name)}`,
    name,
    jobTitle: role,
    description,
    image,
    worksFor: theOrganization,
  }
}
