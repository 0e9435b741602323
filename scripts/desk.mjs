import { become, buildDesk, demandNode } from './set-up.mjs'

demandNode()
become(await buildDesk())
