import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { find, metaOf } from '#tests/setup/page-html.ts'
import { HeadTags, type PageHead } from './page-head.tsx'

const plain: PageHead = {
  title: 'Golf Carts in Weissport',
  description: 'Carts for the canal.',
  keywords: ['canal', 'carts'],
  canonical: '/weissport-borough-golf-carts',
}
const siteUrl = 'https://carts.example'
const headOf = (head: PageHead) => renderToStaticMarkup(<HeadTags head={head} siteUrl={siteUrl} comingDates={[]} />)

test('FIND-1: title, description, keywords and canonical address of a page', () => {
  const html = headOf(plain)
  expect(find(html, 'title').text).toBe(plain.title)
  expect(metaOf(html, 'description')).toBe(plain.description)
  expect(metaOf(html, 'keywords')).toBe('canal, carts')
  expect(find(html, 'link[rel=canonical]').getAttribute('href')).toBe(`${siteUrl}${plain.canonical}`)
  expect(metaOf(html, 'og:type')).toBe('website')
})

test('FIND-1: a town name, a picture and a type, where the page gives them', () => {
  const html = headOf({
    ...plain,
    townName: 'Weissport',
    ogType: 'article',
    ogImage: { path: '/media/photos/canal.jpg', alt: 'The canal at Weissport' },
  })
  expect([metaOf(html, 'geo.placename'), metaOf(html, 'geo.region')]).toEqual(['Weissport', 'US-PA'])
  expect(metaOf(html, 'og:type')).toBe('article')
  for (const name of ['og:image', 'twitter:image'])
    expect(metaOf(html, name)).toContain(`${siteUrl}/media/photos/canal.jpg`)
  expect(metaOf(html, 'og:image:alt')).toBe('The canal at Weissport')
})

test('FIND-1: no town name, none in the head', () => {
  expect(metaOf(headOf(plain), 'geo.placename')).toBe('')
})
