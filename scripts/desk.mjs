import { become, buildDesk, demandNode, install } from './set-up.mjs'

demandNode()
install()
buildDesk()
become('dist/desk/main.js')
