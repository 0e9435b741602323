import type { ReactNode } from 'react'
import { menuLabels, type PageAction } from '#subjects/dealership/facts/navigation.ts'
import { noticeLabel } from '#subjects/dealership/facts/shop-desk.ts'
import type { OpenState } from '#subjects/dealership/rules/hours.ts'
import type { Notice } from '#subjects/dealership/rules/shop.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { ThumbBar } from './thumb-bar.tsx'
import '#kit/styles/fonts.css'
import '#kit/styles/faces.later.css'
import '#kit/styles/reset.css'
import '#kit/styles/tokens.css'
import '#kit/styles/base.css'
import '#kit/styles/base.later.css'
import '#kit/styles/layout.css'
import '#kit/styles/text.css'
import '#kit/parts/button.css'
import '#kit/parts/button.later.css'
import './shell.css'
import './shell.later.css'
import './site-notice.css'

interface ShellProps {
  readonly path: string
  readonly sales: OpenState
  readonly notice: Notice | undefined
  readonly action?: PageAction | undefined
  /** The cart that the page is about. */
  readonly cart?: string | undefined
  readonly laterStyle: string | undefined
  readonly children: ReactNode
}

/** Header, footer and menus around every page. */
export function Shell({ path, sales, notice, action, cart, laterStyle, children }: ShellProps) {
  return (
    <>
      <a className="button skip-link" data-look="main" href="#content">
        {menuLabels.skip}
      </a>
      <SiteHeader path={path} sales={sales} />
      <CloseMenus />
      <main id="content" tabIndex={-1}>
        {notice && (
          <section className="site-notice" aria-label={noticeLabel}>
            <p className="wrap site-notice-text">{notice.text}</p>
          </section>
        )}
        {children}
      </main>
      {/* A browser paints what stands above this link without waiting for the sheet. */}
      {laterStyle && <link rel="stylesheet" href={laterStyle} />}
      <SiteFooter />
      <ThumbBar action={action} cart={cart} />
    </>
  )
}

/** A link closes the menu in which the visitor chose it, and leaving a page closes every open menu (decision 1). */
const closeMenus =
  'let close=()=>document.querySelector(":popover-open")?.hidePopover();' +
  'addEventListener("pagehide",close);addEventListener("click",e=>e.target.closest("[popover] a")&&close())'

/** The one line of script on every page; the browser runs it once it has read the page. The policy allows it by its hash (FIND-31). */
function CloseMenus() {
  return <script id="close-menus" type="module" dangerouslySetInnerHTML={{ __html: closeMenus }} />
}
