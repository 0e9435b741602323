import { expect, test } from 'vitest'
import { team } from '#subjects/dealership/facts/team.ts'
import { person } from './person.ts'

test.each(team)('FIND-6: $name with job title, description and picture, in the employ of the dealership', (member) => {
  expect(person(member)).toMatchObject({
    '@type': 'Person',
    name: member.name,
    jobTitle: member.role,
    description: member.description,
    image: member.image,
    worksFor: { '@id': '/#organization' },
  })
})

test('FIND-6: no two people share an id', () => {
  expect(new Set(team.map((member) => person(member)['@id'])).size).toBe(team.length)
})
