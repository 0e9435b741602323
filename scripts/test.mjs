import { become, buildDesk, buildSite, demandNode, install } from './set-up.mjs'

demandNode()
install()
buildSite()
buildDesk()
become('scripts/run-checks.ts')
