import { expect, it } from 'vitest'
import { openingSentence } from './opening-sentence.ts'

it('ends where the first sentence ends', () => {
  expect(openingSentence('It climbs. It stops.')).toBe('It climbs.')
  expect(openingSentence('Goes 4.5 miles up? Yes.')).toBe('Goes 4.5 miles up?')
})

it('takes the whole of a text that is one sentence, or none', () => {
  expect(openingSentence('It climbs.')).toBe('It climbs.')
  expect(openingSentence('no end')).toBe('no end')
  expect(openingSentence('')).toBe('')
})
