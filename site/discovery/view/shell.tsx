import type { ReactNode } from 'react'
import { menuLabels } from '#content/discovery/navigation.ts'
import type { OpenState } from '#site/dealership/rules/open-hours.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { ThumbBar } from './thumb-bar.tsx'

interface ShellProps {
  readonly path: string
  readonly sales: OpenState
  readonly children: ReactNode
}

/** What stands around every page. */
export function Shell({ path, sales, children }: ShellProps) {
  return (
    <>
      <a className="btn btn-main skip-link" href="#content">
        {menuLabels.skip}
      </a>
      <SiteHeader path={path} sales={sales} />
      <main id="content" tabIndex={-1} className="trail outline-none">
        {children}
      </main>
      <SiteFooter />
      <ThumbBar />
    </>
  )
}
