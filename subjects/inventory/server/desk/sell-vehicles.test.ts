import { expect, test } from 'vitest'
import { MisuseError } from '#kernel/desk/desk-command.ts'
import { addDays } from '#kit/dates/calendar-day.ts'
import { easternClock } from '#kit/dates/eastern-time.ts'
import { formatDate } from '#kit/formats/format.ts'
import { soldCarts } from '#subjects/inventory/facts/sold-carts.ts'
import { newDesk } from '#tests/setup/desk.ts'

test('CART-104: "inventory sold" marks carts as sold today, says until when that is shown, and can be undone', async () => {
  const desk = newDesk()
  const { all } = await desk.carts()
  const { day } = easternClock(new Date())
  const lastDay = formatDate(addDays(day, soldCarts.days - 1))
  expect(await desk.inventory('sold', 'denago-ev-nomad', 'ev-city')).toEqual({
    code: 0,
    said: [
      `Denago EV Nomad is sold: its page says so until ${lastDay}.`,
      `Denago EV City is sold: its page says so until ${lastDay}.`,
      'It is run 1: "undo 1" takes it back.',
    ].join('\n'),
    warned: '',
  })
  expect((await desk.carts()).get('ev-nomad')).toMatchObject({ soldOn: day, inStock: false })
  expect((await desk.inventory('list')).said).toContain(`sold ${day}`)
  expect(await desk.undo('1')).toMatchObject({ code: 0 })
  expect((await desk.carts()).all).toEqual(all)
})

test('CART-104: a day before today may be named; all carts that are named are sold or none', async () => {
  const desk = newDesk()
  expect(await desk.inventory('sold', 'ev-nomad', 'nobody')).toMatchObject({
    code: 1,
    warned: 'There is no cart "nobody".',
  })
  expect((await desk.carts()).get('ev-nomad')?.soldOn).toBeUndefined()
  expect((await desk.inventory('sold', 'ev-nomad', '--on', '2026-05-06')).said).toMatch(
    /^Denago EV Nomad is sold: its page is gone\./,
  )
  expect((await desk.carts()).get('ev-nomad')?.soldOn).toBe('2026-05-06')
  expect((await desk.inventory('sold', 'ev-nomad')).warned).toBe('Denago EV Nomad was sold on May 6, 2026 already.')
})

test.each([[[]], [['ev-nomad', '--on', 'yesterday']], [['ev-nomad', '--on', '2999-01-01']]])(
  'CART-104: inventory sold %j is not understood',
  async (args) => {
    await expect(newDesk().inventory('sold', ...args)).rejects.toThrow(MisuseError)
  },
)
