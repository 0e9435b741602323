import type { Services, Subject } from '#kernel/subject.ts'
import type { ContactServices } from '#subjects/contact/server/accept-submission.ts'
import { contact } from '#subjects/contact/subject.ts'
import { dealership } from '#subjects/dealership/subject.ts'
import { desk } from '#subjects/desk/subject.ts'
import { discovery } from '#subjects/discovery/subject.ts'
import { inventory } from '#subjects/inventory/subject.ts'
import type { PictureServices } from '#subjects/pictures/server/picture-service.ts'
import { pictures } from '#subjects/pictures/subject.ts'
import { policies } from '#subjects/policies/subject.ts'

/** What subjects' routes need besides what every subject gets. */
type OwnServices = ContactServices & PictureServices

export type AllServices = Services & OwnServices

/** Every subject; each uses only those before it, which `npm run house` holds. One with pages alone gives nothing more. */
const subjectsInOrder: Readonly<Record<string, Subject<OwnServices>>> = {
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

export const subjects: readonly Subject<OwnServices>[] = Object.values(subjectsInOrder)
