import type { DeskPart } from '#kernel/desk/desk-part.ts'
import type { HistoryKinds } from '#kernel/history/undo-run.ts'
import { contactDesk } from '#subjects/contact/server/desk/service-commands.ts'
import { dealershipDesk } from '#subjects/dealership/server/shop-store.ts'
import { peopleDesk } from '#subjects/desk/server/people-commands.ts'
import { inventoryDesk } from '#subjects/inventory/server/desk/inventory-commands.ts'
import { picturesDesk } from '#subjects/pictures/server/photo-store.ts'

/** What each subject gives to the desk: apart from `subjects.ts`, so that the desk loads no page and no route. */
export const deskParts: readonly DeskPart[] = [inventoryDesk, contactDesk, picturesDesk, dealershipDesk, peopleDesk]

/** How the history undoes and names the things of all subjects. */
export const historyKinds: HistoryKinds = Object.assign(Object.create(null), ...deskParts.map(({ history }) => history))
