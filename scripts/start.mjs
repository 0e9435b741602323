import { become, buildSite, demandNode, install } from './set-up.mjs'

demandNode()
install()
buildSite()
// What the site keeps is a few dozen megabytes; without bounds Node takes hundreds before it cleans up.
become('dist/server/main.js', '--max-semi-space-size=2', '--max-old-space-size=256')
