import { Fragment, use } from 'react'
import { Icon } from '#kit/parts/icon.tsx'
import { Link } from '#kit/parts/link.tsx'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { businessHours } from '#subjects/dealership/facts/hours.ts'
import { callNow, headerMenus, mainLinks, menuLabels, tollFree } from '#subjects/dealership/facts/navigation.ts'
import type { OpenState } from '#subjects/dealership/rules/hours.ts'
import { telHref } from '#subjects/dealership/rules/reach.ts'
import { OpenSign } from '#subjects/dealership/view/open-sign.tsx'
import { usePhone } from '#subjects/dealership/view/phones.tsx'
import { ShopContext } from '#subjects/dealership/view/shop-context.ts'
import { helpLinks } from '#subjects/discovery/facts/site-map-page.ts'
import '#kit/parts/button.css'
import './brand-mark.css'
import './nav-link.css'
import './menus.later.css'
import './site-header.css'

interface SiteHeaderProps {
  readonly path: string
  readonly sales: OpenState
}

export function SiteHeader({ path, sales }: SiteHeaderProps) {
  const { phones } = use(ShopContext)
  return (
    <>
      <section aria-label={businessHours.name} className="opening-line">
        <div className="wrap spread">
          <OpenSign state={sales} />
          <a href={telHref(phones.tollFree)}>
            {tollFree} {phones.tollFree}
          </a>
        </div>
      </section>
      <header className="site-header">
        <div className="wrap">
          <Link className="site-header-home" href={addresses.home}>
            <BrandMark />
            <span>
              {business.shortName}
              <span className="sr-only">{business.name.slice(business.shortName.length)}</span>
            </span>
          </Link>
          <nav aria-label={menuLabels.main} className="site-header-nav">
            <ul>
              {mainLinks.map((link) => (
                <li key={link.url}>
                  <Link className="nav-link" href={link.url} aria-current={currentLink(link.url, path)}>
                    {link.name}
                  </Link>
                </li>
              ))}
              {headerMenus.map(({ id, name, links }) => (
                <li key={id}>
                  <button
                    type="button"
                    className="nav-link"
                    popoverTarget={id}
                    aria-current={links.some(({ url }) => currentLink(url, path)) ? 'true' : undefined}
                  >
                    {name}
                    <Icon name="down" />
                  </button>
                  <ul id={id} popover="auto" className="header-menu">
                    {links.map((link) => (
                      <li key={link.url}>
                        <Link href={link.url} aria-current={currentLink(link.url, path)}>
                          {link.name}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
          </nav>
          <a className="button site-header-call" href={telHref(phones.main)}>
            <Icon name="phone" />
            {callNow}
          </a>
          <button
            type="button"
            className="button site-header-menu"
            popoverTarget="site-menu"
            popoverTargetAction="show"
          >
            <Icon name="menu" />
            {menuLabels.open}
          </button>
        </div>
      </header>
      <SideMenu path={path} />
    </>
  )
}

/** The brand mark: a trail that climbs by turning and looks like a hemlock. */
function BrandMark() {
  return (
    <svg className="brand-mark" viewBox="0 0 64 64" aria-hidden="true">
      <rect width="64" height="64" rx="6" />
      <path
        d="M9 54 50.5 48Q55 47.2 50.8 46L17.5 36.8Q13.5 35.5 17.5 34.5L45 28Q48.5 27 45.3 25.8L23 18.7 34 10.5"
        fill="none"
        strokeWidth="5.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

/** A popover of the platform: Escape and a tap beside it close it; `CloseMenus` closes it after a link (FIND-29). */
function SideMenu({ path }: { readonly path: string }) {
  const main = usePhone('main')
  return (
    <nav id="site-menu" popover="auto" className="side-menu" aria-label={menuLabels.open}>
      <div className="side-menu-head">
        <span>{business.shortName}</span>
        <button type="button" className="button" popoverTarget="site-menu" popoverTargetAction="hide">
          <Icon name="close" />
          <span className="sr-only">{menuLabels.close}</span>
        </button>
      </div>
      <ul>
        {[...mainLinks, ...helpLinks].map((link) => (
          <MenuLink key={link.url} path={path} {...link} />
        ))}
      </ul>
      {headerMenus.map(({ id, name, links }) => (
        <Fragment key={id}>
          <p className="side-menu-name small soft">{name}</p>
          <ul>
            {links.map((link) => (
              <MenuLink key={link.url} path={path} {...link} />
            ))}
          </ul>
        </Fragment>
      ))}
      <a className="button side-menu-call" data-look="main" href={telHref(main)}>
        <Icon name="phone" />
        {callNow}
      </a>
    </nav>
  )
}

function MenuLink({ name, url, path }: { readonly name: string; readonly url: string; readonly path: string }) {
  return (
    <li>
      <Link className="nav-link" href={url} aria-current={currentLink(url, path)}>
        {name}
      </Link>
    </li>
  )
}

/** Home is current on its own path alone, any other link on all paths below its own (FIND-30). */
function currentLink(url: string, path: string): 'page' | 'true' | undefined {
  if (path === url) return 'page'
  return url !== '/' && path.startsWith(`${url}/`) ? 'true' : undefined
}
