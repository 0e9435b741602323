import { Stop } from '#app/components/sections/stop.tsx'
import { EchoIsland } from '#app/islands/echo.tsx'
import { definePage } from '#app/page.ts'

export const styleguidePage = definePage({
  paths: ['/styleguide'],
  head: () => ({ title: 'Styleguide', description: 'x', canonical: '/styleguide', noindex: true }),
  body: () => (
    <Stop title="Styleguide">
      <EchoIsland label="Type here" />
    </Stop>
  ),
})
