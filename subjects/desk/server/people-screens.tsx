import { Hono } from 'hono'
import { renderSVG } from 'uqr'
import type { RunAuthor } from '#kernel/history/record-run.ts'
import { MoreScreen } from '#subjects/desk/view/more.tsx'
import { InvitationLink, PeopleScreen } from '#subjects/desk/view/people.tsx'
import { changeAndRedirect, textsOf } from './carry-out.ts'
import { type DeskContext, type DeskRoutes, type ScreenRoutes, upToMore } from './desk-services.ts'
import { askFresh } from './sign-in-screens.tsx'

/** The people who may sign in, with their devices (DESK-3, DESK-4). */
export const peopleScreens: ScreenRoutes = (services) => {
  const { people, passkeys, deskUrl } = services
  const routes: DeskRoutes = new Hono()
  const screen = { title: 'Who can sign in', tab: 'more', up: upToMore } as const

  const show = async (c: DeskContext, problem?: string, refusedName?: string) => {
    const own = { person: c.var.session?.person.id, passkey: c.var.session?.passkey }
    const all = await people.list()
    const me = all.find(({ id }) => id === own.person)
    return c.var.show(
      <PeopleScreen
        people={all}
        own={own}
        problem={problem}
        refusedName={refusedName}
        now={services.now()}
        accepted={me && passkeys.acceptedOf(me)}
      />,
      screen,
    )
  }

  routes.on(
    'POST',
    ['/people', '/people/*', '/devices/*'],
    async (c, next) => (await askFresh(c, services, 'You are changing who may sign in.')) ?? next(),
  )

  routes.get('/more', (c) => c.var.show(<MoreScreen />, { title: 'More', tab: 'more' }))
  routes.get('/people', (c) => show(c))

  routes.post('/people', async (c) => {
    const { name = '' } = await textsOf(c)
    const invited = await people.invite(name, c.var.by('invite'))
    if (typeof invited === 'string') {
      c.status(422)
      return show(c, invited, name)
    }
    const link = `${deskUrl}/invitations/${invited.token}`
    return c.var.show(<InvitationLink name={invited.person.name} link={link} picture={renderSVG(link)} />, screen)
  })

  const remove = (c: DeskContext, what: string, make: (by: RunAuthor) => Promise<number | undefined>) =>
    changeAndRedirect(c, {
      make,
      what,
      to: '/people',
      form: {},
      again: ({ problems: [problem] }) => show(c, problem?.text),
    })

  routes.post('/people/:id/remove', (c) =>
    remove(c, 'remove person', (by) => people.removePerson(c.req.param('id'), by)),
  )
  routes.post('/devices/:id/remove', (c) =>
    remove(c, 'remove device', (by) => people.removePasskey(c.req.param('id'), by)),
  )

  return routes
}
