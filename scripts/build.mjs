import { buildDesk, buildSite, demandNode } from './set-up.mjs'

demandNode()
buildSite()
buildDesk()
