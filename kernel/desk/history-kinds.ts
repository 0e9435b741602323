import type { HistoryKinds } from '#kernel/history/undo-run.ts'
import { leadHistory } from '#subjects/contact/server/leads/lead-history.ts'
import { vehicleHistory } from '#subjects/inventory/server/vehicle-history.ts'

/** Everything that a run of the desk may change. */
export const historyKinds: HistoryKinds = { vehicle: vehicleHistory, lead: leadHistory }
