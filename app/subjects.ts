import type { Subject } from '#kernel/subject.ts'
import { contact } from '#subjects/contact/subject.ts'
import { discovery } from '#subjects/discovery/subject.ts'
import { eco } from '#subjects/eco/subject.ts'
import { fit } from '#subjects/fit/subject.ts'
import { inventory } from '#subjects/inventory/subject.ts'
import { pictures } from '#subjects/pictures/subject.ts'
import { policies } from '#subjects/policies/subject.ts'
import { rentals } from '#subjects/rentals/subject.ts'
import { shopfront } from '#subjects/shopfront/subject.ts'
import { towns } from '#subjects/towns/subject.ts'

/** Every subject that has pages or routes, each after those that it uses. */
export const subjects: readonly Subject[] = [
  pictures,
  policies,
  rentals,
  inventory,
  fit,
  contact,
  eco,
  towns,
  shopfront,
  discovery,
]
