import type { DeskPart } from '#kernel/desk/desk-part.ts'
import { vehicleHistory } from '#subjects/inventory/server/vehicle-history.ts'
import { addFileCommands } from './file-commands.ts'

export const inventoryDesk: DeskPart = {
  commands: (program, does) => addFileCommands(program.command('inventory').description('the carts, as a file'), does),
  history: { vehicle: vehicleHistory },
}
