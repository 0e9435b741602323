import { become, buildDesk, buildSite, completePictures, demandNode, install } from './set-up.mjs'

demandNode()
await install()
await buildSite()
await completePictures()
await buildDesk()
become('bench/main.ts')
