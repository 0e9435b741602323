import { expect, test } from 'vitest'
import { team } from '#subjects/dealership/facts/team.ts'
import { defaultShop } from '#subjects/dealership/rules/shop.ts'
import { usualAmounts } from '#subjects/policies/rules/prices-today.ts'
import { services } from '#subjects/shopfront/facts/services.ts'
import { nextTestDrives } from '#subjects/shopfront/rules/test-drive-days.ts'
import { service, serviceMenu } from '#subjects/shopfront/view/service-card.tsx'
import { person } from '#subjects/shopfront/view/team-grid.tsx'
import { testDriveEvent } from '#subjects/shopfront/view/test-drives.tsx'

const organization = { '@id': '/#organization' }

test('FIND-6: each test drive, person and service under an id of its own, the menu at the offers of the services', () => {
  const events = nextTestDrives(new Date('2026-05-06T15:00:00Z'), defaultShop).map(testDriveEvent)
  expect(events[0]).toMatchObject({
    '@id': '/showroom#test-drive-2026-05-16',
    name: 'Test-drive Saturday',
    startDate: '2026-05-16T14:00:00.000Z',
    endDate: '2026-05-16T18:00:00.000Z',
    location: { '@id': '/showroom#scranton' },
  })
  const people = team.map(person)
  expect(people[0]).toMatchObject({ '@id': '/about#ruth-kessler', jobTitle: team[0].role, worksFor: organization })
  const made = services.map((facts) => service(facts, usualAmounts))
  for (const [index, { id, title, description, priceText }] of services.entries()) {
    const offer = { '@id': `/services#${id}-offer` }
    expect(made[index]).toMatchObject({
      name: title,
      description,
      offers: { ...offer, description: priceText.replace('{labor-hour}', '$155') },
    })
    expect(serviceMenu('', services)).toMatchObject({ hasMenuItem: { [index]: { name: title, offers: offer } } })
  }
  const ids = [...events, ...people, ...made].map((node) => (node as { '@id': string })['@id'])
  expect(new Set(ids).size).toBe(ids.length)
})
