import { definePage } from '#kernel/page/page.ts'
import { Field } from '#kit/parts/field.tsx'
import { LinkRow } from '#kit/parts/link-row.tsx'
import { PageTop } from '#kit/parts/page-top.tsx'
import { Section } from '#kit/parts/section.tsx'
import { siteSearch } from '#subjects/dealership/facts/navigation.ts'
import { CallButton } from '#subjects/dealership/view/call-button.tsx'
import { notFound } from '#subjects/discovery/facts/not-found-page.ts'
import { HeroPicture } from '#subjects/pictures/view/hero.tsx'
import '#kit/parts/button.css'
import './not-found.page.css'

/** The page for a path that no page answers (FIND-40). */
export const notFoundPage = definePage({
  paths: ['/404'],
  load: () => ({ data: undefined, status: 404 }),
  head: () => ({ ...notFound.head, canonical: '/404', noindex: true }),
  body: () => (
    <>
      <PageTop title={notFound.heading} lead={notFound.text} figure={<HeroPicture pageKey="main-street" />}>
        <search>
          <form action={siteSearch.path} className="not-found-search">
            <Field id="site-search" label={notFound.search.label} hint={notFound.search.hint}>
              {(control) => <input {...control} type="search" name={siteSearch.parameter} />}
            </Field>
            <button type="submit" className="button" data-look="main">
              {notFound.search.button}
            </button>
          </form>
        </search>
        <CallButton label={notFound.call} />
      </PageTop>
      <Section title={notFound.links.heading}>
        <ul className="not-found-links">
          {notFound.links.items.map(({ name, url, description }) => (
            <li key={url}>
              <LinkRow href={url} name={name} end={description} />
            </li>
          ))}
        </ul>
        <p className="not-found-maker">{notFound.forMaker}</p>
      </Section>
    </>
  ),
})
