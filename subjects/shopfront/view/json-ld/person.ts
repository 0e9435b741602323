import type { PersonLeaf } from 'schema-dts'
import { slugOf } from '#kit/formats/format.ts'
import type { TeamMember } from '#subjects/dealership/facts/team.ts'
import { theOrganization } from '#subjects/dealership/view/json-ld.ts'

/** FIND-6: the picture is the one on the person's card. */
export function person({ name, role, description, image }: TeamMember): PersonLeaf {
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
