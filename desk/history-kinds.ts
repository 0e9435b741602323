import type { HistoryKinds } from '#server/history/undo-run.ts'
import { vehicleHistory } from '#site/inventory/server/vehicle-history.ts'

/** Everything that a run of the desk may change. */
export const historyKinds: HistoryKinds = { vehicle: vehicleHistory }
