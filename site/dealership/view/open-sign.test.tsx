import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { businessHours, serviceHours } from '#content/dealership/hours.ts'
import { openState } from '#site/dealership/rules/open-hours.ts'
import { textOf } from '#tests/setup/page-html.ts'
import { OpenSign } from './open-sign.tsx'

const signAt = (hours: typeof businessHours | typeof serviceHours, time: string) =>
  textOf(renderToStaticMarkup(<OpenSign state={openState(hours.week, new Date(time))} />))

test('SHOP-13: the sign says until when somebody is there', () => {
  expect(signAt(businessHours, '2026-05-06T11:00:00-04:00')).toBe('Open now · until 5 PM')
})

test('SHOP-14, SHOP-16: the sign says when somebody will be there, sales and service apart', () => {
  expect(signAt(businessHours, '2026-05-09T16:00:00-04:00')).toBe('Open now · until 5 PM')
  expect(signAt(serviceHours, '2026-05-09T16:00:00-04:00')).toBe('Closed · opens Monday 8 AM')
})
