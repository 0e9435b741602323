import type { DeskPart } from '#kernel/desk/desk-part.ts'
import { contactDesk } from '#subjects/contact/server/desk/service-commands.ts'
import { dealershipDesk } from '#subjects/dealership/server/shop-store.ts'
import { peopleDesk } from '#subjects/desk/server/people-commands.ts'
import { inventoryDesk } from '#subjects/inventory/server/vehicle-history.ts'
import { picturesDesk } from '#subjects/pictures/server/photo-store.ts'

/** What each subject gives to the desk: apart from `subjects.ts`, so that the desk loads no page and no route. */
export const deskParts: readonly DeskPart[] = [inventoryDesk, contactDesk, picturesDesk, dealershipDesk, peopleDesk]
