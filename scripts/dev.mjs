import { become, demandNode, install } from './set-up.mjs'

demandNode()
install()
become('scripts/dev-server.ts')
