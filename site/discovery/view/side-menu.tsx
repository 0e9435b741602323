import { business } from '#content/dealership/business.ts'
import { aboutMenu, callNow, mainLinks, menuLabels } from '#content/discovery/navigation.ts'
import { telHref } from '#site/dealership/rules/reach.ts'
import { Icon } from '#site/shared/view/icon.tsx'
import { currentLink } from './current-link.ts'

/**
 * FIND-29. A popover of the platform's own: Escape and a tap beside
 * it close it, and a chosen link leaves it behind with its page.
 */
export function SideMenu({ path }: { readonly path: string }) {
  return (
    <nav id="site-menu" popover="auto" className="side-menu lg:hidden" aria-label={menuLabels.open}>
      <div className="mb-4 flex items-center justify-between">
        <span className="font-display text-h3 font-bold">{business.shortName}</span>
        <button type="button" className="btn" popoverTarget="site-menu" popoverTargetAction="hide">
          <Icon name="close" />
          <span className="sr-only">{menuLabels.close}</span>
        </button>
      </div>
      <ul className="grid gap-1">
        {mainLinks.map((link) => (
          <MenuLink key={link.url} path={path} {...link} />
        ))}
      </ul>
      <p className="mt-6 mb-1 text-small text-soft">{aboutMenu.name}</p>
      <ul className="grid gap-1">
        {aboutMenu.links.map((link) => (
          <MenuLink key={link.url} path={path} {...link} />
        ))}
      </ul>
      <a className="btn btn-main mt-6 w-full" href={telHref(business.phones.main)}>
        <Icon name="phone" />
        {callNow}
      </a>
      <p className="mt-3 text-center text-small text-soft">{business.phones.main}</p>
    </nav>
  )
}

function MenuLink({ name, url, path }: { readonly name: string; readonly url: string; readonly path: string }) {
  return (
    <li>
      <a className="nav-link flex text-lead" href={url} aria-current={currentLink(url, path)}>
        {name}
      </a>
    </li>
  )
}
