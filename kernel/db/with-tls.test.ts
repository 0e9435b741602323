import { expect, test } from 'vitest'
import { withTls } from './postgres.ts'

test.each([
  ['postgres://u:p@localhost/shop', null],
  ['postgres://u:p@127.0.0.1:5432/shop', null],
  ['postgres://u:p@[::1]/shop', null],
  ['postgres://u:p@%2Fvar%2Frun%2Fpostgresql/shop', null],
  ['postgres:///shop?host=/var/run/postgresql', null],
  ['postgres://u:p@db.example/shop?sslmode=disable', 'disable'],
  ['postgres://u:p@db.example/shop?sslmode=no-verify', 'no-verify'],
  ['postgres://u:p@db.example/shop', 'verify-full'],
  ['postgres://u:p@10.0.0.7:5432/shop?application_name=x', 'verify-full'],
  ['postgres://u:p@localhost.example/shop', 'verify-full'],
  ['postgres://u:p@127.0.0.1/shop?host=db.example', 'verify-full'],
  ['postgres://u:p@127.0.0.1/shop?sslmode=require', 'verify-full'],
  ['postgres://u:p@db.example/shop?sslmode=prefer', 'verify-full'],
])('SITE-40: %s is asked by %s', (url, mode) => {
  const address = new URL(withTls(url))
  expect(address.searchParams.get('sslmode')).toBe(mode)
  expect(address.host).toBe(new URL(url).host)
})
