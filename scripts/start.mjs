import { become, buildSite, demandNode, install } from './set-up.mjs'

demandNode()
install()
buildSite()
become('dist/server/main.js')
