import { Hero } from '#app/components/sections/hero.tsx'
import { definePage } from '#app/page.ts'

export const notFoundPage = definePage({
  paths: ['/404'],
  load: () => ({ data: undefined, status: 404 }),
  head: () => ({ title: '404', description: 'x', canonical: '/404', noindex: true }),
  body: () => <Hero pageKey="not-found" title="404 Page Not Found" lead="x" />,
})
