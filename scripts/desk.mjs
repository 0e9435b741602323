import { become, demandNode, install } from './set-up.mjs'

demandNode()
install()
become('desk/main.ts')
