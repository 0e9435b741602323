import { definePage } from '#kernel/page/page.ts'
import { Field } from '#kit/parts/field.tsx'
import { Section } from '#kit/parts/section.tsx'
import { siteSearch } from '#subjects/dealership/facts/navigation.ts'
import { CallButton } from '#subjects/dealership/view/call-button.tsx'
import { notFound } from '#subjects/discovery/facts/not-found-page.ts'
import { Hero } from '#subjects/pictures/view/hero.tsx'
import '#kit/parts/button.css'
import '#kit/parts/link-row.css'
import './not-found.page.css'

/** FIND-40: what a path that no page answers shows. */
export const notFoundPage = definePage({
  paths: ['/404'],
  load: () => ({ data: undefined, status: 404 }),
  head: () => ({ ...notFound.head, canonical: '/404', noindex: true }),
  body: () => (
    <>
      <Hero pageKey="/404" title={notFound.heading} lead={notFound.text}>
        <CallButton look="main" label={notFound.call} />
      </Hero>
      <Section title={notFound.help.heading}>
        <div className="split">
          <div className="stack">
            <SiteSearch />
            <p className="small soft">{notFound.forMaker}</p>
          </div>
          <section>
            <h3>{notFound.links.heading}</h3>
            <ul className="not-found-links">
              {notFound.links.items.map(({ name, url, description }) => (
                <li key={url}>
                  <a className="link-row" href={url}>
                    {name} <span className="link-row-note not-found-note">{description}</span>
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

/** Looks through the inventory: a plain form whose answer is the inventory page itself. */
function SiteSearch() {
  const { label, hint, button } = notFound.search
  return (
    <search>
      <form action={siteSearch.path} className="stack">
        <Field id="site-search" label={label} hint={hint}>
          {(control) => <input {...control} type="search" name={siteSearch.parameter} />}
        </Field>
        <button type="submit" className="button" data-look="solid">
          {button}
        </button>
      </form>
    </search>
  )
}
