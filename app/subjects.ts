import type { Subject } from '#kernel/subject.ts'
import { contact } from '#subjects/contact/subject.ts'
import { dealership } from '#subjects/dealership/subject.ts'
import { desk } from '#subjects/desk/subject.ts'
import { discovery } from '#subjects/discovery/subject.ts'
import { inventory } from '#subjects/inventory/subject.ts'
import { pictures } from '#subjects/pictures/subject.ts'
import { policies } from '#subjects/policies/subject.ts'

/** Every subject; each uses only those before it, which `npm run house` holds. One with pages alone gives nothing more. */
const subjectsInOrder: Readonly<Record<string, Subject>> = {
  dealership,
  pictures,
  policies,
  county: {},
  rentals: {},
  inventory,
  fit: {},
  contact,
  eco: {},
  towns: {},
  shopfront: {},
  discovery,
  desk,
}

export const subjects: readonly Subject[] = Object.values(subjectsInOrder)
