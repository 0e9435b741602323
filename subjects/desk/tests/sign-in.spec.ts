import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { deskPage, deskUrl, invitation, keepStill } from '#tests/setup/desk-browser.ts'

/** A device that answers for its owner, as a phone with a finger on it does. */
async function newAuthenticator(page: Page, sender: string) {
  await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': sender })
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const options = { protocol: 'ctap2', transport: 'internal' } as const
  const abilities = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true }
  const device = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, ...abilities, automaticPresenceSimulation: true },
  })
  return { cdp: session, device }
}

async function join(context: BrowserContext, name: string, sender: string): Promise<Page> {
  const page = await context.newPage()
  await newAuthenticator(page, sender)
  await page.goto(await invitation(name))
  await page.getByRole('button', { name: 'Make a passkey on this device' }).click()
  // An invitation shows the tabs as well where another person has signed in on this device.
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/invitations/'))
  await expect(page.getByRole('navigation', { name: 'Desk' })).toBeVisible()
  return page
}

test('DESK-2, DESK-3: an invitation makes a passkey, once the device gives one, by which its owner signs in again', async ({
  context,
}) => {
  const page = await context.newPage()
  const { cdp, device } = await newAuthenticator(page, '192.0.2.1')
  const verify = (isUserVerified: boolean) => cdp.send('WebAuthn.setUserVerified', { ...device, isUserVerified })
  await page.goto(await invitation('Marisol'))
  const make = page.getByRole('button', { name: 'Make a passkey on this device' })
  await verify(false)
  await make.click()
  await expect(page.getByText('The device gave no passkey. Try again.')).toBeVisible()
  await verify(true)
  await make.click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Sign in with your passkey' }).click()
  await expect(page.getByRole('navigation', { name: 'Desk' })).toBeVisible()
  await page.goto(`${deskUrl}/people`)
  await expect(page.getByRole('listitem').filter({ hasText: 'You, since' })).toContainText('Marisol')
})

test('DESK-92, DESK-93: the link of an invitation is copied, and a device forgets a passkey that opens the desk no longer', async ({
  context,
}) => {
  const page = await context.newPage()
  const session = await newAuthenticator(page, '192.0.2.9')
  await page.goto(await invitation('Nell'))
  await page.getByRole('button', { name: 'Make a passkey on this device' }).click()
  await expect(page.getByRole('navigation', { name: 'Desk' })).toBeVisible()
  const passkeys = async () => (await session.cdp.send('WebAuthn.getCredentials', session.device)).credentials.length
  expect(await passkeys()).toBe(1)
  // Another person removes the device while the desk is not open on it: an open screen would load itself again.
  await page.goto('about:blank')
  const other = await join(context, 'Otis', '192.0.2.10')
  await keepStill(other)
  await other.goto(`${deskUrl}/people`)
  await other.getByRole('button', { name: /^Sign out and remove .* of Nell$/ }).click()
  await expect(other.getByRole('listitem').filter({ hasText: 'Nell' })).toContainText('no device left')
  await page.goto(`${deskUrl}/sign-in`)
  await page.getByRole('button', { name: 'Sign in with your passkey' }).click()
  await expect(page.locator('[data-unknown]')).toBeVisible()
  await expect.poll(passkeys).toBe(0)
  await other.getByLabel('Name').fill('Nell')
  await other.getByRole('button', { name: 'Invite' }).click()
  await other.getByRole('button', { name: 'Copy the link' }).click()
  await expect(other.getByRole('button', { name: 'Copied' })).toBeVisible()
})

test('DESK-5: what was typed before the session ended goes on its way after signing in', async ({ context }) => {
  const page = await join(context, 'Ruth', '192.0.2.4')
  await page.goto(`${deskUrl}/people`)
  await page.getByLabel('Name').fill('Ruth')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Invite' }).click()
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
  const before = await typing.getByLabel('Name').boundingBox()
  const aboutTo = await context.newPage()
  await aboutTo.goto(`${deskUrl}/people`)
  await aboutTo.getByLabel('Name').focus()
  await invitation('Tess')
  await expect(page.getByText('Tess was invited').first()).toBeVisible()
  await expect(typing.getByText('Something has changed.')).toBeVisible()
  await expect(typing.getByLabel('Name')).toHaveValue('Half a na')
  expect(await typing.getByLabel('Name').boundingBox()).toEqual(before)
  await aboutTo.bringToFront()
  await expect(aboutTo.getByText('Something has changed.')).toBeVisible()
  await expect(aboutTo.getByLabel('Name')).toBeFocused()
})

test('DESK-9: a screen that has sent a change waits for the answer', async ({ context }) => {
  const page = await deskPage(context)
  await page.goto(`${deskUrl}/carts?search=turfman`)
  // The change is made and its answer still under way when the screen looks for changes again.
  await page.route('**/first?*', async (route) => {
    const response = await route.fetch({ maxRedirects: 0 })
    await page.waitForResponse('**/version')
    await route.fulfill({ response })
  })
  await page.getByLabel('More for Evolution Turfman 800').click()
  await page.getByRole('button', { name: 'Show first: Evolution Turfman 800' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'moved in the list' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
})
