import { type ReactNode, use } from 'react'
import { Link } from '#kit/parts/link.tsx'
import { ListFold } from '#kit/parts/list-fold.tsx'
import { countyHub } from '#subjects/county/facts/county-hub.ts'
import { footerTowns, townName } from '#subjects/county/rules/towns.ts'
import { business } from '#subjects/dealership/facts/business.ts'
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
import { ShopContext } from '#subjects/dealership/view/shop-context.ts'
import { copyrightLinks, footerPolicies } from '#subjects/policies/rules/policies.ts'
import './site-footer.later.css'

const townLinks = [...footerTowns.map((town) => ({ ...town, name: townName(town) })), countyHub].map(
  ({ name, url }) => ({
    name: `${name} Golf Carts`,
    url,
  }),
)

export function SiteFooter() {
  const { address, email } = business
  const { phones } = use(ShopContext)
  return (
    <footer className="site-footer">
      <div className="wrap site-footer-first">
        <section>
          <h2>{footerHeadings.contact}</h2>
          <address>
            <span>{business.name}</span>
            <AddressLines address={address} />
            <Link href={telHref(phones.main)}>{phones.main}</Link>
            <Link href={telHref(phones.tollFree)}>{phones.tollFree}</Link>
            <Link href={mailHref(email)}>{email}</Link>
          </address>
        </section>
        <section>
          <h2>{footerHeadings.hours}</h2>
          <div className="site-footer-hours">
            {[businessHours, serviceHours].map((hours) => (
              <div key={hours.name}>
                <h3>{hours.name}</h3>
                <HoursList hours={hours} />
              </div>
            ))}
          </div>
        </section>
        <FootList label={menuLabels.footer} heading={footerHeadings.links}>
          <ul>
            {footerLinks.map(linkItem)}
            <li>
              <FinancingLink>{financingLink.name}</FinancingLink>
            </li>
          </ul>
        </FootList>
        <FootList label={menuLabels.policies} heading={footerHeadings.policies}>
          <ul>{footerPolicies.map(linkItem)}</ul>
        </FootList>
        <FootList label={footerHeadings.towns} heading={footerHeadings.towns} towns>
          <ul>{townLinks.map(linkItem)}</ul>
        </FootList>
      </div>
      <p className="wrap cluster site-footer-last">
        <span>
          © {business.copyrightYear} {business.name}
        </span>
        <Link href={siteMapLink.url}>{siteMapLink.name}</Link>
        {copyrightLinks.map((link) => (
          <Link key={link.url} href={link.url}>
            {link.name}
          </Link>
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

/** A list of links, folded on a phone (FIND-62). */
function FootList({ label, heading, towns = false, children }: FootListProps) {
  return (
    <nav aria-label={label} className={towns ? 'site-footer-towns' : undefined}>
      <ListFold heading={<h2>{heading}</h2>}>{children}</ListFold>
    </nav>
  )
}

const linkItem = ({ name, url }: { readonly name: string; readonly url: string }) => (
  <li key={url}>
    <Link href={url}>{name}</Link>
  </li>
)
