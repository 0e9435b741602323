import { become, demandNode, install } from './set-up.mjs'

demandNode()
await install()
process.argv.push('quick')
become('scripts/run-checks.ts')
