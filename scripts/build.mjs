import { buildDesk, buildSite, completePictures, demandNode } from './set-up.mjs'

demandNode()
await buildSite()
await completePictures()
await buildDesk()
