import { expect, test } from 'vitest'
import { withTls } from './postgres.ts'

test.each([
  'postgres://u:p@localhost/shop',
  'postgres://u:p@127.0.0.1:5432/shop',
  'postgres://u:p@[::1]/shop',
  'postgres://u:p@%2Fvar%2Frun%2Fpostgresql/shop',
  'postgres:///shop?host=/var/run/postgresql',
  'postgres://u:p@db.example/shop?sslmode=disable',
  'postgres://u:p@db.example/shop?sslmode=no-verify',
])('SITE-40: %s is asked as it says', (url) => {
  expect(withTls(url)).toBe(url)
})

test.each([
  'postgres://u:p@db.example/shop',
  'postgres://u:p@10.0.0.7:5432/shop?application_name=x',
  'postgres://u:p@localhost.example/shop',
  'postgres://u:p@127.0.0.1/shop?host=db.example',
  'postgres://u:p@127.0.0.1/shop?sslmode=require',
  'postgres://u:p@db.example/shop?sslmode=prefer',
])('SITE-40: %s is asked over TLS, with a certificate that is verified', (url) => {
  const { searchParams, hostname } = new URL(withTls(url))
  expect(searchParams.get('sslmode')).toBe('verify-full')
  expect(hostname).toBe(new URL(url).hostname)
})
