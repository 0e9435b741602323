import { Icon } from '#kit/parts/icon.tsx'
import { Link } from '#kit/parts/link.tsx'
import { business } from '#subjects/dealership/facts/business.ts'
import { aboutMenu, callNow, mainLinks, menuLabels } from '#subjects/dealership/facts/navigation.ts'
import { telHref } from '#subjects/dealership/rules/reach.ts'
import { helpLinks } from '#subjects/discovery/facts/site-map-page.ts'
import '#kit/parts/button.css'
import './nav-link.css'
import './side-menu.css'

/** FIND-29. A popover of the platform's own: Escape and a tap beside it close it, `CloseMenus` does so for its links. */
export function SideMenu({ path }: { readonly path: string }) {
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
      <p className="side-menu-about small soft">{aboutMenu.name}</p>
      <ul>
        {aboutMenu.links.map((link) => (
          <MenuLink key={link.url} path={path} {...link} />
        ))}
      </ul>
      <a className="button side-menu-call" data-look="main" href={telHref(business.phones.main)}>
        <Icon name="phone" />
        {callNow}
      </a>
      <p className="side-menu-number small soft">{business.phones.main}</p>
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

/** FIND-30: Home is current on its own path alone, any other link on all paths below its own. */
export function currentLink(url: string, path: string): 'page' | 'true' | undefined {
  if (path === url) return 'page'
  return url !== '/' && path.startsWith(`${url}/`) ? 'true' : undefined
}
