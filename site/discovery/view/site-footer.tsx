import { countyHub, municipalities } from '#content/county/municipalities.ts'
import { business } from '#content/dealership/business.ts'
import type { PostedHours } from '#content/dealership/hours.ts'
import { businessHours, serviceHours } from '#content/dealership/hours.ts'
import {
  copyrightLinks,
  financingLink,
  footerHeadings,
  footerLinks,
  menuLabels,
  policyLinks,
  siteMapLink,
} from '#content/discovery/navigation.ts'
import { AddressLines } from '#site/dealership/view/address-lines.tsx'
import { HoursList } from '#site/dealership/view/hours-list.tsx'
import './site-footer.css'

const boroughs = municipalities.filter(({ type }) => type === 'Borough')
const townships = municipalities.filter(({ type }) => type === 'Township')
const townLinks = [
  { heading: footerHeadings.boroughs, towns: boroughs },
  { heading: footerHeadings.townships, towns: townships },
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
            <FootLink href={phones.main.href}>{phones.main.display}</FootLink>
            <FootLink href={phones.tollFree.href}>{phones.tollFree.display}</FootLink>
            <FootLink href={email.href}>{email.display}</FootLink>
          </address>
        </section>
        <section>
          <h2>{footerHeadings.hours}</h2>
          <Hours of={businessHours} />
          <Hours of={serviceHours} />
        </section>
        <nav aria-label={menuLabels.footer}>
          <h2>{footerHeadings.links}</h2>
          <ul>
            {footerLinks.map((link) => (
              <li key={link.url}>
                <FootLink href={link.url}>{link.name}</FootLink>
              </li>
            ))}
            <li>
              <a href={financingLink.url} target="_blank" rel="noopener">
                {financingLink.name}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            </li>
          </ul>
        </nav>
        <nav aria-label={menuLabels.policies}>
          <h2>{footerHeadings.policies}</h2>
          <ul>
            {policyLinks.map((link) => (
              <li key={link.url}>
                <FootLink href={link.url}>{link.name}</FootLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <nav className="wrap site-footer-towns" aria-label={footerHeadings.towns}>
        <h2>{footerHeadings.towns}</h2>
        {townLinks.map(({ heading, towns }) => (
          <section key={heading}>
            <h3>{heading}</h3>
            <ul className="tiles">
              {towns.map((town) => (
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

function FootLink({ href, children }: { readonly href: string; readonly children: React.ReactNode }) {
  return <a href={href}>{children}</a>
}

function Hours({ of }: { readonly of: PostedHours }) {
  return (
    <div>
      <h3>{of.name}</h3>
      <HoursList hours={of} />
    </div>
  )
}
