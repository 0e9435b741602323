import { expect, test, vi } from 'vitest'
import type { CachedResponse } from './cached-response.ts'
import { EncodedText } from './encoded-text.ts'
import { PageCache } from './page-cache.ts'

function page(given: Partial<CachedResponse> = {}): CachedResponse {
  return {
    status: 200,
    text: new EncodedText(''),
    etag: 'e',
    policy: '',
    until: Number.POSITIVE_INFINITY,
    keep: true,
    prepared: new Map(),
    bytes: 100,
    ...given,
  }
}

test('SITE-25: a page is made once for a version of the data, however many ask at once', async () => {
  const cache = new PageCache(1_000)
  const make = vi.fn(async () => page())
  const [first, second] = await Promise.all([cache.get('/', '1', 0, make), cache.get('/', '1', 0, make)])
  expect(await cache.get('/', '1', 0, make)).toBe(first)
  expect(second).toBe(first)
  expect(make).toHaveBeenCalledTimes(1)
})

test('SITE-25: changed data make a new page', async () => {
  const cache = new PageCache(1_000)
  const make = vi.fn(async () => page())
  await cache.get('/', '1', 0, make)
  await cache.get('/', '2', 0, make)
  expect(make).toHaveBeenCalledTimes(2)
})

test('SITE-26: a page is not given out from the moment on at which it is wrong', async () => {
  const cache = new PageCache(1_000)
  const make = vi.fn(async () => page({ until: 500 }))
  await cache.get('/', '1', 0, make)
  await cache.get('/', '1', 499, make)
  expect(make).toHaveBeenCalledTimes(1)
  await cache.get('/', '1', 500, make)
  expect(make).toHaveBeenCalledTimes(2)
})

test('SITE-27: a failure is not kept, nor is an answer that says "not now"', async () => {
  const cache = new PageCache(1_000)
  const fail = vi.fn(async () => Promise.reject(new Error('no')))
  await expect(cache.get('/', '1', 0, fail)).rejects.toThrow('no')
  await expect(cache.get('/', '1', 0, fail)).rejects.toThrow('no')
  expect(fail).toHaveBeenCalledTimes(2)
  const busy = vi.fn(async () => page({ status: 503, keep: false }))
  await cache.get('/busy', '1', 0, busy)
  await cache.get('/busy', '1', 0, busy)
  expect(busy).toHaveBeenCalledTimes(2)
})

test('SITE-27: made-up addresses push out the least asked for, and never more than the limit stays', async () => {
  const cache = new PageCache(250)
  const make = vi.fn(async () => page())
  await cache.get('/a', '1', 0, make)
  await cache.get('/b', '1', 0, make)
  await cache.get('/a', '1', 0, make)
  await cache.get('/c', '1', 0, make)
  await cache.get('/a', '1', 0, make)
  expect(make).toHaveBeenCalledTimes(3)
  await cache.get('/b', '1', 0, make)
  expect(make).toHaveBeenCalledTimes(4)
})

test('SITE-27: a key counts as what it takes, and what is larger than the whole cache is not kept', async () => {
  const cache = new PageCache(1_000)
  const make = vi.fn(async () => page())
  const long = 'k'.repeat(200)
  await cache.get(`${long}1`, '1', 0, make)
  await cache.get(`${long}2`, '1', 0, make)
  await cache.get(`${long}1`, '1', 0, make)
  expect(make).toHaveBeenCalledTimes(3)
  const longest = 'k'.repeat(1_000)
  await cache.get(longest, '1', 0, make)
  await cache.get(longest, '1', 0, make)
  expect(make).toHaveBeenCalledTimes(5)
})
