import { expect, test } from 'vitest'
import { breadcrumbTrail } from './breadcrumb-trail.ts'

test('FIND-11: a trail begins at home and names pages as the navigation does', () => {
  expect(breadcrumbTrail('/services')).toEqual([
    { name: 'Home', url: '/' },
    { name: 'Services', url: '/services' },
  ])
})

test('FIND-11: a page that the navigation does not name brings its own name', () => {
  expect(breadcrumbTrail('/contact', { name: 'Message received', url: '/thank-you' })).toEqual([
    { name: 'Home', url: '/' },
    { name: 'Contact', url: '/contact' },
    { name: 'Message received', url: '/thank-you' },
  ])
})
