import type { PlanCartFile } from '#subjects/desk/server/plan-cart-file.ts'
import type { MakePicture } from '#subjects/pictures/server/picture-jobs.ts'

const pictures = () => import('#subjects/pictures/server/picture-jobs.ts')
const cartFile = () => import('#subjects/desk/server/plan-cart-file.ts')

/** The jobs of the process beside the server, by name; each loads its modules when it is first asked for. */
export const jobs = {
  makePicture: async (picture: MakePicture) => (await pictures()).makePicture(picture),
  readPhoto: async (bytes: Uint8Array) => (await pictures()).readPhoto(bytes),
  planCartFile: async (file: PlanCartFile) => (await cartFile()).planCartFile(file),
}
