import type { PersonLeaf } from 'schema-dts'
import type { TeamMember } from '#content/dealership/team.ts'
import { theOrganization } from './organization.ts'

/** FIND-15: nobody has a picture on the page, so none here. */
export function person({ name, role, description }: TeamMember): PersonLeaf {
  return {
    '@type': 'Person',
    '@id': `/about#${name.toLowerCase().replaceAll(' ', '-')}`,
    name,
    jobTitle: role,
    description,
    worksFor: theOrganization,
  }
}
