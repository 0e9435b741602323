import { expect, test } from 'vitest'
import { leadId } from './lead-id.ts'

test('LEAD-35: a reference names the day and can be told over the phone', () => {
  expect(leadId(new Date('2026-05-06T23:59:59Z'), new Uint8Array(8))).toBe('260506-00000000')
  expect(leadId(new Date('2026-05-06T23:59:59Z'), new Uint8Array(8).fill(255))).toMatch(/^260506-Z{8}$/)
})
