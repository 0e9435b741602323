import type { ReactNode } from 'react'
import { menuLabels, type PageAction } from '#content/discovery/navigation.ts'
import type { OpenState } from '#site/dealership/rules/open-hours.ts'
import { CloseMenus } from './close-menus.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { ThumbBar } from './thumb-bar.tsx'
import '#site/shared/view/styles/fonts.css'
import '#site/shared/view/styles/reset.css'
import '#site/shared/view/styles/tokens.css'
import '#site/shared/view/styles/base.css'
import '#site/shared/view/styles/layout.css'
import '#site/shared/view/styles/text.css'
import '#site/shared/view/button.css'
import './shell.css'

interface ShellProps {
  readonly path: string
  readonly sales: OpenState
  readonly action?: PageAction | undefined
  /** The cart that the page is about. */
  readonly cart?: string | undefined
  readonly children: ReactNode
}

/** What stands around every page. */
export function Shell({ path, sales, action, cart, children }: ShellProps) {
  return (
    <>
      <a className="button skip-link" data-look="main" href="#content">
        {menuLabels.skip}
      </a>
      <SiteHeader path={path} sales={sales} />
      <CloseMenus />
      <main id="content" tabIndex={-1} className="trail">
        {children}
      </main>
      <SiteFooter />
      <ThumbBar action={action} cart={cart} />
    </>
  )
}
