import { become, demandNode, install } from './set-up.mjs'

demandNode()
await install()
become('scripts/dev-server.ts')
