import { Hono } from 'hono'
import { renderSVG } from 'uqr'
import { InvitationLink, More, People } from '#subjects/desk/view/people.tsx'
import { textsOf } from './carry-out.ts'
import { type DeskContext, type DeskRoutes, type Screens, upToMore } from './desk-services.ts'
import { askFresh } from './sign-in-screens.tsx'

/** DESK-3, DESK-4: the people who may sign in, with their devices. */
export const peopleScreens: Screens = (services) => {
  const { people, passkeys, deskUrl } = services
  const routes: DeskRoutes = new Hono()
  const screen = { title: 'People', tab: 'more', up: upToMore } as const

  const show = async (c: DeskContext, problem?: string, refusedName?: string) => {
    if (problem) c.status(422)
    const own = { person: c.var.session?.person.id, passkey: c.var.session?.passkey }
    const all = await people.list()
    const me = all.find(({ id }) => id === own.person)
    return c.var.show(
      <People
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

  routes.get('/more', (c) => c.var.show(<More />, { title: 'More', tab: 'more' }))
  routes.get('/people', (c) => show(c))

  routes.post('/people', async (c) => {
    const { name = '' } = await textsOf(c)
    const invited = await people.invite(name, c.var.by('invite'))
    if (typeof invited === 'string') return show(c, invited, name)
    const link = `${deskUrl}/invitations/${invited.token}`
    return c.var.show(<InvitationLink name={invited.person.name} link={link} picture={renderSVG(link)} />, screen)
  })

  routes.post('/people/:id/remove', async (c) => {
    const problem = await people.removePerson(c.req.param('id'), c.var.by('remove person'))
    return problem ? show(c, problem) : c.redirect('/people', 303)
  })

  routes.post('/devices/:id/remove', async (c) => {
    const problem = await people.removePasskey(c.req.param('id'), c.var.by('remove device'))
    return problem ? show(c, problem) : c.redirect('/people', 303)
  })

  return routes
}
