import { become, demandNode, install } from './set-up.mjs'

demandNode()
install()
become('server/desk/main.ts')
