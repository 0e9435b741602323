import { become, build, demandNode, install } from './set-up.mjs'

demandNode()
install()
build()
become('scripts/run-checks.ts')
