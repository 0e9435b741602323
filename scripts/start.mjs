import { become, build, demandNode, install } from './set-up.mjs'

demandNode()
install()
build()
become('dist/server/main.js')
