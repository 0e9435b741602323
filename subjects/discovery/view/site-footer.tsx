import type { ReactNode } from 'react'
import { Link } from '#kit/parts/link.tsx'
import { countyHub } from '#subjects/county/facts/county-hub.ts'
import { towns } from '#subjects/county/rules/towns.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import type { PostedHours } from '#subjects/dealership/facts/hours.ts'
import { businessHours, serviceHours } from '#subjects/dealership/facts/hours.ts'
import {
  financingLink,
  footerHeadings,
  footerLinks,
  menuLabels,
  siteMapLink,
} from '#subjects/dealership/facts/navigation.ts'
import { mailHref, telHref } from '#subjects/dealership/rules/reach.ts'
import { AddressLines } from '#subjects/dealership/view/address-lines.tsx'
import { FinancingLink } from '#subjects/dealership/view/financing-link.tsx'
import { HoursList } from '#subjects/dealership/view/hours-list.tsx'
import { copyrightLinks, footerPolicies } from '#subjects/policies/rules/policies.ts'
import './site-footer.css'

const boroughs = towns.filter(({ type }) => type === 'Borough')
const townships = towns.filter(({ type }) => type === 'Township')
const townLinks = [
  { heading: footerHeadings.boroughs, links: boroughs },
  { heading: footerHeadings.townships, links: townships },
]

export function SiteFooter() {
  const { address, phones, email } = business
  return (
    <footer className="site-footer">
      <div className="wrap site-footer-first">
        <section>
          <h2>{footerHeadings.contact}</h2>
          <address>
            <span>{business.name}</span>
            <AddressLines address={address} />
            <FootLink href={telHref(phones.main)}>{phones.main}</FootLink>
            <FootLink href={telHref(phones.tollFree)}>{phones.tollFree}</FootLink>
            <FootLink href={mailHref(email)}>{email}</FootLink>
          </address>
        </section>
        <section>
          <h2>{footerHeadings.hours}</h2>
          <div className="site-footer-hours">
            <Hours of={businessHours} />
            <Hours of={serviceHours} />
          </div>
        </section>
        <FootList label={menuLabels.footer} heading={footerHeadings.links}>
          <ul>
            {footerLinks.map((link) => (
              <li key={link.url}>
                <FootLink href={link.url}>{link.name}</FootLink>
              </li>
            ))}
            <li>
              <FinancingLink>{financingLink.name}</FinancingLink>
            </li>
          </ul>
        </FootList>
        <FootList label={menuLabels.policies} heading={footerHeadings.policies}>
          <ul>
            {footerPolicies.map((link) => (
              <li key={link.url}>
                <FootLink href={link.url}>{link.name}</FootLink>
              </li>
            ))}
          </ul>
        </FootList>
        <FootList label={footerHeadings.towns} heading={footerHeadings.towns} towns>
          {townLinks.map(({ heading, links }) => (
            <section key={heading}>
              <h3>{heading}</h3>
              <ul className="tiles">
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
        </FootList>
      </div>
      <p className="wrap cluster site-footer-last">
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

interface FootListProps {
  readonly label: string
  readonly heading: string
  readonly towns?: boolean
  readonly children: ReactNode
}

/** FIND-62: a list of links, folded on a phone. */
function FootList({ label, heading, towns = false, children }: FootListProps) {
  return (
    <nav aria-label={label} className={towns ? 'site-footer-towns' : undefined}>
      <details className="site-footer-list">
        <summary>
          <h2>{heading}</h2>
        </summary>
        {children}
      </details>
    </nav>
  )
}

function FootLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return <Link href={href}>{children}</Link>
}

function Hours({ of }: { readonly of: PostedHours }) {
  return (
    <div>
      <h3>{of.name}</h3>
      <HoursList hours={of} />
    </div>
  )
}
