import { countyHub } from '#content/county/county-hub.ts'
import { business } from '#content/dealership/business.ts'
import type { PostedHours } from '#content/dealership/hours.ts'
import { businessHours, serviceHours } from '#content/dealership/hours.ts'
import { financingLink, footerHeadings, footerLinks, menuLabels, siteMapLink } from '#content/discovery/navigation.ts'
import { towns } from '#site/county/rules/towns.ts'
import { mailHref, telHref } from '#site/dealership/rules/reach.ts'
import { AddressLines } from '#site/dealership/view/address-lines.tsx'
import { HoursList } from '#site/dealership/view/hours-list.tsx'
import { copyrightLinks, footerPolicies } from '#site/policies/rules/policies.ts'

const boroughs = towns.filter(({ type }) => type === 'Borough')
const townships = towns.filter(({ type }) => type === 'Township')
const townLinks = [
  { heading: footerHeadings.boroughs, links: boroughs },
  { heading: footerHeadings.townships, links: townships },
]

export function SiteFooter() {
  const { address, phones, email } = business
  return (
    <footer className="stop-dark relative z-2 bg-hemlock-deep pt-14 pb-24 text-small lg:pb-10">
      <div className="wrap grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-[auto_1fr_1fr_auto] xl:grid-cols-4">
        <section>
          <h2 className="mb-3 text-h3">{footerHeadings.contact}</h2>
          <address className="grid justify-items-start gap-1">
            <span>{business.name}</span>
            <AddressLines address={address} />
            <FootLink href={telHref(phones.main)}>{phones.main}</FootLink>
            <FootLink href={telHref(phones.tollFree)}>{phones.tollFree}</FootLink>
            <FootLink href={mailHref(email)}>{email}</FootLink>
          </address>
        </section>
        <section>
          <h2 className="mb-3 text-h3">{footerHeadings.hours}</h2>
          <Hours of={businessHours} />
          <Hours of={serviceHours} />
        </section>
        <nav aria-label={menuLabels.footer}>
          <h2 className="mb-3 text-h3">{footerHeadings.links}</h2>
          <ul className="grid gap-1">
            {footerLinks.map((link) => (
              <li key={link.url}>
                <FootLink href={link.url}>{link.name}</FootLink>
              </li>
            ))}
            <li>
              <a className="foot-link" href={financingLink.url} target="_blank" rel="noopener">
                {financingLink.name}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            </li>
          </ul>
        </nav>
        <nav aria-label={menuLabels.policies}>
          <h2 className="mb-3 text-h3">{footerHeadings.policies}</h2>
          <ul className="grid gap-1">
            {footerPolicies.map((link) => (
              <li key={link.url}>
                <FootLink href={link.url}>{link.name}</FootLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <nav className="wrap mt-12" aria-label={footerHeadings.towns}>
        <h2 className="mb-4 text-h3">{footerHeadings.towns}</h2>
        {townLinks.map(({ heading, links }) => (
          <section key={heading} className="mb-6">
            <h3 className="mb-2 font-text text-small font-bold tracking-normal">{heading}</h3>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-x-6 gap-y-1">
              {links.map((town) => (
                <li key={town.url}>
                  <FootLink href={town.url}>
                    {town.name} {town.type} Golf Carts
                  </FootLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <FootLink href={countyHub.url}>{countyHub.name} Golf Carts</FootLink>
      </nav>
      <p className="wrap mt-10 flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <span>
          © {business.copyrightYear} {business.name}
        </span>
        <FootLink href={siteMapLink.url}>{siteMapLink.name}</FootLink>
        {copyrightLinks.map((link) => (
          <FootLink key={link.url} href={link.url}>
            {link.name}
          </FootLink>
        ))}
      </p>
    </footer>
  )
}

function FootLink({ href, children }: { readonly href: string; readonly children: React.ReactNode }) {
  return (
    <a className="foot-link" href={href}>
      {children}
    </a>
  )
}

function Hours({ of }: { readonly of: PostedHours }) {
  return (
    <div className="mb-3">
      <h3 className="mb-1 font-text text-small font-bold tracking-normal">{of.name}</h3>
      <HoursList hours={of} />
    </div>
  )
}
