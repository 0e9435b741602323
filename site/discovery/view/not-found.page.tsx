import { notFound } from '#content/discovery/not-found-page.ts'
import { CallButton } from '#site/dealership/view/call-button.tsx'
import { definePage } from '#site/page.ts'
import { Hero } from '#site/pictures/view/hero.tsx'
import { Section } from '#site/shared/view/section.tsx'
import { SiteSearch } from './site-search.tsx'

/** spec §2, §8: what every unmatched path shows. */
export const notFoundPage = definePage({
  paths: ['/404'],
  load: () => ({ data: undefined, status: 404 }),
  head: () => ({ ...notFound.head, canonical: '/404', noindex: true }),
  body: () => (
    <>
      <Hero pageKey="/404" title={notFound.heading} lead={notFound.text}>
        <CallButton look="main" label={notFound.call} />
      </Hero>
      <Section title={notFound.help.heading} lead={notFound.help.text}>
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
          <section>
            <h3 className="mb-4">{notFound.search.heading}</h3>
            <SiteSearch {...notFound.search} />
          </section>
          <section>
            <h3 className="mb-2">{notFound.links.heading}</h3>
            <ul>
              {notFound.links.items.map(({ name, url, description }) => (
                <li key={url}>
                  <a className="town-link" href={url}>
                    {name} <span className="text-right text-small font-normal text-soft">{description}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </Section>
    </>
  ),
})
