import type { DeskPart } from '#kernel/desk/desk-part.ts'
import { vehicleHistory } from '#subjects/inventory/server/vehicle-history.ts'
import { inventoryCommands } from './inventory-commands.ts'

export const inventoryDesk: DeskPart = { commands: inventoryCommands, history: { vehicle: vehicleHistory } }
