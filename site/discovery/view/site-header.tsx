import { business } from '#content/dealership/business.ts'
import { businessHours } from '#content/dealership/hours.ts'
import { aboutMenu, callNow, mainLinks, menuLabels } from '#content/discovery/navigation.ts'
import type { OpenState } from '#site/dealership/rules/open-hours.ts'
import { telHref } from '#site/dealership/rules/reach.ts'
import { OpenSign } from '#site/dealership/view/open-sign.tsx'
import { Icon } from '#site/shared/view/icon.tsx'
import { BrandMark } from './brand-mark.tsx'
import { currentLink } from './current-link.ts'
import { SideMenu } from './side-menu.tsx'

interface SiteHeaderProps {
  readonly path: string
  readonly sales: OpenState
}

export function SiteHeader({ path, sales }: SiteHeaderProps) {
  return (
    <>
      <section aria-label={businessHours.name} className="bg-hemlock-deep text-limestone text-small print:hidden">
        <div className="wrap flex min-h-9 flex-wrap items-center justify-between gap-x-6 py-1">
          <OpenSign state={sales} />
          <a className="hidden underline-offset-4 hover:underline sm:block" href={telHref(business.phones.tollFree)}>
            {business.phones.tollFree}
          </a>
        </div>
      </section>
      <header className="top-0 z-20 border-b border-line bg-paper lg:sticky print:static">
        <div className="wrap flex min-h-16 items-center gap-2 sm:gap-3">
          <a
            className="mr-auto flex items-center gap-2 py-2 sm:gap-3 font-display text-h3 leading-none font-extrabold max-[22rem]:text-lead"
            href="/"
          >
            <BrandMark />
            <span>
              {business.shortName} <span className="sr-only">{business.name}</span>
            </span>
          </a>
          <nav aria-label={menuLabels.main} className="hidden lg:block">
            <ul className="flex items-center">
              {mainLinks.map((link) => (
                <li key={link.url}>
                  <a className="nav-link" href={link.url} aria-current={currentLink(link.url, path)}>
                    {link.name}
                  </a>
                </li>
              ))}
              <li>
                <button type="button" className="nav-link cursor-pointer gap-1" popoverTarget="about-menu">
                  {aboutMenu.name}
                  <Icon name="down" className="size-4" />
                </button>
                <ul id="about-menu" popover="auto" className="drop-menu">
                  {aboutMenu.links.map((link) => (
                    <li key={link.url}>
                      <a
                        className="block px-3 py-2 font-semibold hover:bg-shade"
                        href={link.url}
                        aria-current={currentLink(link.url, path)}
                      >
                        {link.name}
                        <span className="block text-small font-normal text-soft">{link.description}</span>
                      </a>
                    </li>
                  ))}
                </ul>
              </li>
            </ul>
          </nav>
          <a className="btn btn-solid hidden sm:inline-flex" href={telHref(business.phones.main)}>
            <Icon name="phone" />
            {callNow}
          </a>
          <button
            type="button"
            className="btn max-sm:px-3 max-[22rem]:px-2 lg:hidden"
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
