import { Hono } from 'hono'
import { refusal } from '#kernel/history/plan.ts'
import { oneLine } from '#kit/formats/format.ts'
import { towns } from '#subjects/county/rules/towns.ts'
import { planOffice, planPhones } from '#subjects/dealership/server/change-shop.ts'
import { planMember, planMemberMove, planMemberRemoval } from '#subjects/dealership/server/change-team.ts'
import { changeShop, readShop } from '#subjects/dealership/server/shop-store.ts'
import type { FormState } from '#subjects/desk/view/form-parts.tsx'
import { MemberForm, ShopScreen } from '#subjects/desk/view/shop.tsx'
import { bringFile } from '#subjects/pictures/server/bring-photo.ts'
import { createPhotoStore } from '#subjects/pictures/server/photo-store.ts'
import { createPictureWorker } from '#subjects/pictures/server/picture-worker.ts'
import { carryOut, seenIn, textsOf } from './carry-out.ts'
import { type DeskContext, type DeskRoutes, type ScreenRoutes, upToMore } from './desk-services.ts'
import { withFiles } from './receive-files.ts'

/** The telephone numbers and the team (DESK-52, DESK-53). */
export const shopScreens: ScreenRoutes = ({ database, dataDir, now, worker }) => {
  const { decode } = createPictureWorker(worker)
  const { db } = database
  const photos = createPhotoStore(db)
  const change = { apply: changeShop(database), what: 'shop', to: '/shop' }
  const routes: DeskRoutes = new Hono()

  async function showShop(c: DeskContext, refused?: FormState) {
    const { phones, offices, team } = await readShop(db)
    const shown = { phones, offices, team, refused, showsOffices: c.req.query('open') === 'offices' }
    return c.var.show(<ShopScreen {...shown} />, { title: 'Phones and team', tab: 'more', up: upToMore })
  }

  routes.get('/shop', (c) => showShop(c))

  routes.post('/shop/phones', async (c) => {
    const typed = await textsOf(c)
    const seen = seenIn(typed) ?? {}
    const plan = await planPhones(db, typed, seen)
    // A form that comes back shows what others have set meanwhile in the fields that this person left alone.
    const form = Object.fromEntries(Object.entries(typed).filter(([line, number]) => number !== seen[line]))
    return carryOut(c, plan, { ...change, form, again: (refused) => showShop(c, refused) })
  })

  routes.post('/shop/offices', async (c) => {
    const form = await textsOf(c)
    const town = towns.find(({ slug }) => slug === form.town)
    const plan = town
      ? await planOffice(db, town.slug, form.office ?? '')
      : refusal({ text: 'Choose a town of the list' })
    const again = (refused: FormState) => showShop(c, refused)
    return carryOut(c, plan, { ...change, to: '/shop?open=offices', form, again })
  })

  /** Shows the form of a member. In a form that comes back, fields that this person left alone show what a colleague has saved meanwhile. */
  async function showMember(c: DeskContext, key: string, sent?: FormState) {
    const { team } = await readShop(db)
    const member = team.find((each) => each.key === key)
    if (!member && key !== 'new') return c.notFound()
    const { key: _, place: __, image: ___, ...texts } = member ?? {}
    const seen = seenIn(sent?.values ?? {}) ?? {}
    const untouched = Object.entries(texts).filter(([field]) => sent?.values[field] === seen[field])
    const refused = sent && { ...sent, values: { ...sent.values, ...Object.fromEntries(untouched) } }
    const screen = <MemberForm member={member} refused={refused} seen={JSON.stringify(texts)} />
    return c.var.show(screen, {
      title: member?.name ?? 'Add a person',
      tab: 'more',
      up: { href: '/shop', text: 'Phones and team' },
      beside: {
        name: 'Team',
        href: '/shop',
        items: team.map((each) => ({
          href: `/shop/team/${each.key}`,
          text: each.name,
          note: each.role,
          isCurrent: each === member,
        })),
      },
    })
  }

  routes.get('/shop/team/:key', (c) => showMember(c, c.req.param('key')))

  routes.post('/shop/team/:key/move', async (c) => {
    const { by } = await textsOf(c)
    const plan = await planMemberMove(db, c.req.param('key'), by === '-1' ? -1 : 1)
    return carryOut(c, plan, { ...change, form: {}, again: (refused) => showShop(c, refused) })
  })

  routes.post('/shop/team/:key/remove', async (c) => {
    const plan = await planMemberRemoval(db, c.req.param('key'))
    return carryOut(c, plan, { ...change, form: {}, again: (refused) => showShop(c, refused) })
  })

  routes.post('/shop/team/:key', (c) =>
    withFiles(c, dataDir, async ({ files: [file], texts: form }) => {
      const key = c.req.param('key')
      const picture = file && (await bringFile(file, photos, decode))
      const answer = { ...change, form, again: (refused: FormState) => showMember(c, key, refused) }
      if (typeof picture === 'string')
        return carryOut(c, refusal({ field: 'picture', text: `${file?.name} ${picture}` }), answer)
      const { name = '', role = '', experience = '', description = '', without } = form
      const image = picture?.path ?? (without === 'yes' ? null : undefined)
      const texts = { name, role, experience, description: oneLine(description) }
      const plan = await planMember(
        db,
        key === 'new' ? undefined : key,
        { ...texts, ...(image !== undefined && { image }) },
        seenIn(form),
      )
      if (plan.change) await picture?.store(photos, now())
      return carryOut(c, plan, answer)
    }),
  )

  return routes
}
