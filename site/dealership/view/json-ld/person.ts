import type { PersonLeaf } from 'schema-dts'
import type { TeamMember } from '#content/dealership/team.ts'
import { slugOf } from '#site/shared/rules/slug.ts'
import { theOrganization } from './organization.ts'

/** FIND-15: nobody has a picture on the page, so none here. */
export function person({ name, role, description }: TeamMember): PersonLeaf {
  return {
    '@type': 'Person',
    '@id': `/about#${slugOf(name)}`,
    name,
    jobTitle: role,
    description,
    worksFor: theOrganization,
  }
}
