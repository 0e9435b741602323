import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { deskPage, deskUrl, invitation, stillPage } from '#tests/setup/desk-browser.ts'

/** A device that answers for its owner, as a phone with a finger on it does. */
async function newAuthenticator(page: Page, sender: string) {
  await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': sender })
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const options = { protocol: 'ctap2', transport: 'internal' } as const
  const abilities = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true }
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, ...abilities, automaticPresenceSimulation: true },
  })
}

async function join(context: BrowserContext, name: string, sender: string): Promise<Page> {
  const page = await context.newPage()
  await newAuthenticator(page, sender)
  await page.goto(await invitation(name))
  await page.getByRole('button', { name: 'Make a passkey on this device' }).click()
  await page.waitForURL(`${deskUrl}/**`)
  await expect(page.getByRole('navigation', { name: 'Desk' })).toBeVisible()
  return page
}

test('DESK-2, DESK-3: an invitation makes a passkey once; by it one signs in again, and by nothing that was sent before', async ({
  context,
  browser,
}) => {
  const page = await context.newPage()
  await newAuthenticator(page, '192.0.2.1')
  const link = await invitation('Marisol')
  await page.goto(link)
  const sentToJoin = page.waitForRequest((request) => request.method() === 'POST')
  await page.getByRole('button', { name: 'Make a passkey on this device' }).click()
  const joined = await sentToJoin
  await expect(page.getByRole('navigation', { name: 'Desk' })).toBeVisible()

  const stranger = await browser.newContext()
  const other = await stranger.newPage()
  expect((await other.goto(link))?.status()).toBe(404)
  const headers = { origin: deskUrl, 'content-type': 'application/x-www-form-urlencoded' }
  const resend = async (request: typeof joined) => {
    const cookie = (await request.allHeaders()).cookie ?? ''
    return stranger.request.post(request.url(), {
      data: request.postData() ?? '',
      headers: { ...headers, cookie: cookie.replace(/(^|; )(?:__Host-)?desk=[^;]*/, '') },
      maxRedirects: 0,
    })
  }
  expect((await resend(joined)).status()).toBe(404)

  await page.goto(`${deskUrl}/more`)
  await page.getByRole('button', { name: 'Sign out' }).click()
  const sentToSignIn = page.waitForRequest((request) => request.method() === 'POST')
  await page.getByRole('button', { name: 'Sign in with your passkey' }).click()
  const signedIn = await sentToSignIn
  await expect(page.getByRole('navigation', { name: 'Desk' })).toBeVisible()
  expect((await resend(signedIn)).status()).toBe(422)
  await stranger.close()
})

test('DESK-2: each passkey opens the desk for its owner alone', async ({ browser }) => {
  const [one, two] = [await browser.newContext(), await browser.newContext()]
  const [pete, dan] = [await join(one, 'Pete', '192.0.2.2'), await join(two, 'Dan', '192.0.2.3')]
  await pete.goto(`${deskUrl}/people`)
  await expect(pete.getByRole('listitem').filter({ hasText: 'You.' })).toContainText('Pete')
  await dan.goto(`${deskUrl}/people`)
  await expect(dan.getByRole('listitem').filter({ hasText: 'You.' })).toContainText('Dan')
  await dan.context().clearCookies()
  await dan.goto(`${deskUrl}/people`)
  await dan.getByRole('button', { name: 'Sign in with your passkey' }).click()
  await expect(dan.getByRole('listitem').filter({ hasText: 'You.' })).toContainText('Dan')
  await Promise.all([one.close(), two.close()])
})

test('DESK-5: what was typed before the session ended goes on its way after signing in', async ({ context }) => {
  const page = await join(context, 'Ruth', '192.0.2.4')
  await page.goto(`${deskUrl}/people`)
  await page.getByLabel('Name').fill('Ruth')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Make an invitation' }).click()
  await expect(page.getByText('You were signed out meanwhile.')).toBeVisible()
  await page.getByRole('button', { name: 'Sign in with your passkey' }).click()
  await expect(page.getByRole('heading', { name: 'For Ruth' })).toBeVisible()
})

test('DESK-9: two open screens see each other’s changes, and nothing that is being typed is taken away', async ({
  context,
}) => {
  const page = await deskPage(context)
  await page.goto(`${deskUrl}/history`)
  const typing = await context.newPage()
  await typing.goto(`${deskUrl}/people`)
  await typing.getByLabel('Name').fill('Half a na')
  await invitation('Tess')
  await expect(page.getByText('Sign-in of Tess: added').first()).toBeVisible()
  await expect(typing.getByText('Something was changed meanwhile.')).toBeVisible()
  await expect(typing.getByLabel('Name')).toHaveValue('Half a na')
})

const screens = ['/history', '/people', '/more'] as const

for (const colorScheme of ['light', 'dark'] as const)
  test(`DESK-10: in the ${colorScheme} no screen has an accessibility violation or scrolls sideways at 320 pixels`, async ({
    context,
  }) => {
    const { page, faults, look } = await stillPage(context, colorScheme)
    for (const path of screens) {
      await page.goto(deskUrl + path)
      await look()
    }
    expect(faults).toEqual([])
  })
