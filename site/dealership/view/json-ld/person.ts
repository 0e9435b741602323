import type { PersonLeaf } from 'schema-dts'
import type { TeamMember } from '#content/dealership/team.ts'
import { slugOf } from '#site/shared/rules/slug.ts'
import { theOrganization } from './organization.ts'

/** FIND-15: the picture is the one on the person's card. */
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
