import fc from 'fast-check'
import { expect, test } from 'vitest'
import { townRedirects, towns } from '#subjects/county/rules/towns.ts'
import { oldAddresses } from '#subjects/discovery/facts/old-addresses.ts'
import { policyRedirects } from '#subjects/policies/rules/policies.ts'
import { campaign } from '#tests/setup/campaign.ts'
import { oneAddress } from './one-address.ts'

const moved = [...oldAddresses, ...policyRedirects]
const homes = new Set([
  '/',
  ...moved.map(([, to]) => to),
  ...townRedirects.values(),
  ...towns.flatMap(({ url, rentalPath }) => [url, rentalPath]),
])
const answers = (path: string) => homes.has(path) || /^\/vehicles?\/[a-z0-9-]+$/.test(path)
const lead = (path: string) => oneAddress(path, answers)

test.each([
  ['/rentals/', '/rentals'],
  ['/RENTALS//', '/rentals'],
  ['/rental', '/rentals'],
  ['/rentals.html', '/rentals'],
  ['/index.html', '/'],
  ['//', '/'],
  ['/Vehicles/EV-City/', '/vehicles/ev-city'],
  ['/contact-us', '/contact'],
  ['/return-policy', '/policies/return-policy'],
  ['/jim-thorpe-golf-carts', '/jim-thorpe-borough-golf-carts'],
  ['/RENTALS//Nesquehoning/', '/rentals/nesquehoning-township'],
  ['/security.txt', '/.well-known/security.txt'],
])('FIND-43: %s leads to %s', (path, target) => {
  expect(lead(path)).toBe(target)
})

test.each(['/', '/rentals', '/nowhere', '/shop', '/vehicles', '/NOWHERE', '//evil.example', '/evil.example//rentals'])(
  'FIND-43: %s stays where it is',
  (path) => {
    expect(lead(path)).toBeUndefined()
  },
)

test('FIND-43: no address is given away twice, and none of those given away answers itself', () => {
  const froms = moved.map(([from]) => from)
  expect(new Set(froms).size).toBe(froms.length)
  expect(froms.filter((from) => answers(from))).toEqual([])
})

const scraps = fc.constantFrom(...'/ // \\ /index.html /home /rentals RENTALS .html %2F .. @'.split(' '))
const paths = fc
  .array(fc.oneof(scraps, fc.constantFrom(...homes), fc.constantFrom(...moved.map(([from]) => from)), fc.string()))
  .map((parts) => `/${parts.join('')}`)

test('FIND-43: one step, to an address of ours, which stays where it is: never a chain, never out of the site', () => {
  fc.assert(
    fc.property(paths, (path) => {
      const target = lead(path)
      if (target === undefined) return
      expect(answers(target)).toBe(true)
      expect(target).toMatch(/^\/(?![/\\])/)
      expect(lead(target)).toBeUndefined()
    }),
    { numRuns: campaign({ short: 2_000, whole: 20_000 }) },
  )
})
