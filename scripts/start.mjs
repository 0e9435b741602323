import { become, buildSite, demandNode, demandPort } from './set-up.mjs'

demandNode()
await demandPort()
const site = await buildSite()
// What the site keeps is a few dozen megabytes; without bounds Node takes hundreds before it cleans up.
become(site, '--max-semi-space-size=2', '--max-old-space-size=256')
