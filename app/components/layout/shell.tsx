import type { ReactNode } from 'react'
import { menuLabels } from '#content/navigation.ts'
import type { OpenState } from '#domain/open-hours.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { ThumbBar } from './thumb-bar.tsx'
import '#app/style/fonts.css'
import '#app/style/reset.css'
import '#app/style/tokens.css'
import '#app/style/base.css'
import '#app/style/layout.css'
import '#app/style/text.css'
import '#app/components/ui/button.css'
import './shell.css'

interface ShellProps {
  readonly path: string
  readonly sales: OpenState
  readonly children: ReactNode
}

/** What stands around every page. */
export function Shell({ path, sales, children }: ShellProps) {
  return (
    <>
      <a className="button skip-link" data-look="main" href="#content">
        {menuLabels.skip}
      </a>
      <SiteHeader path={path} sales={sales} />
      <main id="content" tabIndex={-1} className="trail">
        {children}
      </main>
      <SiteFooter />
      <ThumbBar />
    </>
  )
}
