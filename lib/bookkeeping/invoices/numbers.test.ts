import { expect, it } from '@jest/globals'
import { documentNumber, prefixOf } from './numbers'

it('a number is the prefix of the year and the position', () => {
  expect(documentNumber(prefixOf('INV-{year}-', '2026-11-24'), 123, 6)).toBe('INV-2026-000123')
  expect(documentNumber(prefixOf('INV-', '2026-11-24'), 1_234_567, 6)).toBe('INV-1234567')
})
