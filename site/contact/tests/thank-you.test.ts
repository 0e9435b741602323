import { expect, test } from 'vitest'
import { linksIn, mainOf, metaOf, sectionOf, textOf, textsOf } from '#tests/setup/page-html.ts'
import { app } from '#tests/setup/shared-site.ts'

const html = await (await app.request('/thank-you')).text()
const main = mainOf(html)

test('LEAD-36: the message is confirmed', () => {
  expect(textsOf(main, 'h1')).toEqual(['Thank you. We have your message.'])
})

test('LEAD-37: how soon we answer', () => {
  expect(textOf(main)).toContain(
    'When you will hear from us A reply takes up to 24 hours In business hours typical 2-6 hours',
  )
})

test('LEAD-38: a number to call now, and the hours', () => {
  const card = main.slice(main.indexOf('Rather talk now?'), main.indexOf('What Happens Next?'))
  expect(linksIn(card)).toMatchObject([{ href: 'tel:+15705550134', text: 'Call Now (570) 555-0134' }])
  expect(textOf(card)).toContain('Mon-Fri 9AM-5PM Sat 9AM-5PM Sun closed')
})

test('LEAD-39: What Happens Next? in three steps', () => {
  expect(textsOf(sectionOf(main, 'What Happens Next?'), 'ol h3')).toEqual([
    'Review',
    'Personal response',
    'Solution and service',
  ])
})

test('LEAD-40: the county, and the addresses of two showrooms', () => {
  const card = main.slice(main.indexOf('>Serving Carbon County<'))
  expect(textsOf(card, 'address')).toEqual([
    'Pocono Pines Showroom 212 Laurel Ridge Road Pocono Pines, PA 18350 (570) 555-0151',
    'Scranton Showroom 48 Trolley Works Way Scranton, PA 18503 (570) 555-0162',
  ])
})

test('LEAD-41: buttons to /inventory, /rentals, /services and /', () => {
  expect(linksIn(sectionOf(main, 'While you wait')).map(({ href }) => href)).toEqual([
    '/inventory',
    '/rentals',
    '/services',
    '/',
  ])
})

test('LEAD-36: nobody lands on the thank-you page from a search', async () => {
  expect(metaOf(html, 'robots')).toBe('noindex')
  expect(await (await app.request('/sitemap.xml')).text()).not.toContain('/thank-you')
})
