import { afterAll, expect, test } from 'vitest'
import { contactFields } from '#subjects/contact/facts/contact-form.ts'
import { goodSubmission } from '#tests/setup/good-submission.ts'
import { findAll, linksIn, textsOf } from '#tests/setup/page-html.ts'
import { testApp } from '#tests/setup/test-app.ts'

const { app, database } = await testApp()
afterAll(() => database.close())

let senders = 0
const leads = () => database.db.selectFrom('leads').selectAll().execute()

function send(path: string, type: string, body: string) {
  senders += 1
  const env = { incoming: { socket: { remoteAddress: `10.2.0.${senders}` } } }
  return app.request(path, { method: 'POST', body, headers: { 'Content-Type': type } }, env)
}

async function call(body: object) {
  const response = await send('/api/contact', 'application/json', JSON.stringify(body))
  const answer = (await response.json()) as { id?: string; fields?: Record<string, string> }
  return { status: response.status, ...answer }
}

async function post(fields: Readonly<Record<string, string>>) {
  const body = new URLSearchParams(fields).toString()
  const response = await send('/contact', 'application/x-www-form-urlencoded', body)
  return { status: response.status, html: await response.text() }
}

const about = { cart: 'd5-maverick-4-plus', town: 'jim-thorpe-borough' }
const named = { cart_id: about.cart, cart_name: 'Evolution D5 Maverick 4 Plus', town: 'Jim Thorpe Borough' }
const checked = (html: string) =>
  findAll(html, 'fieldset input[type=checkbox][checked]').map((box) => [
    box.getAttribute('name'),
    box.getAttribute('value'),
  ])
const leadOf = async (name: string) => (await leads()).find(({ last_name }) => last_name === name)

test('LEAD-22: stands beside the form by its name, and leaves the message empty', async () => {
  const html = await (
    await app.request('/contact?interest=service&cart=evolution-d5-maverick-4-plus&town=jim-thorpe')
  ).text()
  expect(html).toMatch(/<option[^>]*value="service"[^>]* selected=""/)
  expect(checked(html)).toEqual(Object.entries(about))
  const [context = ''] = textsOf(html, 'fieldset')
  for (const name of [named.cart_name, named.town]) expect(context).toContain(name)
  expect(textsOf(html, 'textarea')).toEqual([''])
})

test('LEAD-22: takes nothing that we do not know by name', async () => {
  const html = await (await app.request('/contact?cart=Call+555&town=Spam')).text()
  expect(html).not.toMatch(/Call 555|Spam/)
  expect(findAll(html, 'fieldset')).toEqual([])
})

const linking = ['/inventory', '/denago', '/jim-thorpe-borough-golf-carts', '/rentals/jim-thorpe', '/vehicles/ev-city']

test('LEAD-22: every link to the form opens it, with all that it carries by name', async () => {
  const seen = new Set<string>()
  for (const path of linking) {
    const html = await (await app.request(path)).text()
    const links = linksIn(html).flatMap(({ href }) => (href.startsWith('/contact?') ? [href] : []))
    expect([path, links]).not.toEqual([path, []])
    for (const href of new Set(links)) {
      const response = await app.request(href)
      expect([href, response.status]).toEqual([href, 200])
      const carried = [...new URLSearchParams(href.split('?')[1]).keys()].filter((key) => key !== 'interest')
      expect(checked(await response.text()).map(([name]) => name)).toEqual(carried)
      for (const key of carried) seen.add(key)
    }
  }
  expect([...seen].toSorted()).toEqual(['cart', 'town'])
})

test('LEAD-45: is stored with the lead in fields of its own, by form and by call', async () => {
  expect((await post({ ...goodSubmission, ...about, lastName: 'By form' })).status).toBe(303)
  expect((await call({ ...goodSubmission, ...about, lastName: 'By call' })).status).toBe(200)
  for (const name of ['By form', 'By call'])
    expect(await leadOf(name)).toMatchObject({ ...named, message: goodSubmission.message })
  await call({ ...goodSubmission, lastName: 'Unknown', cart: 'call-555-now', town: ['x'] })
  expect(await leadOf('Unknown')).toMatchObject({ cart_id: null, cart_name: null, town: null })
})

test('LEAD-22: what was unchecked is gone, what was not comes back with the form', async () => {
  const { html } = await post({ ...goodSubmission, firstName: '', cart: about.cart })
  expect(checked(html)).toEqual([['cart', about.cart]])
})

test('LEAD-22: a cart or a town is no message', async () => {
  const before = (await leads()).length
  const { status, fields } = await call({ ...goodSubmission, ...about, message: '' })
  expect([status, fields]).toEqual([422, { message: contactFields.message.message }])
  expect((await leads()).length).toBe(before)
})

test('LEAD-45: the same words about another cart are another lead', async () => {
  const words = { ...goodSubmission, lastName: 'Compares', message: 'Is this one in stock?' }
  const first = await call({ ...words, cart: 'ev-city' })
  expect((await call({ ...words, cart: 'ev-city' })).id).toBe(first.id)
  expect((await call({ ...words, cart: about.cart })).id).not.toBe(first.id)
})
