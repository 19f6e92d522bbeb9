import { describe, expect, it } from '@jest/globals'
import { AppError } from './errors'
import { requireUpdatedAt, requireVersion } from './optimistic-lock'

const conflict = new AppError(
  'conflict',
  'Somebody else changed this thing. Reload to see their version.',
)

describe('requireVersion', () => {
  it('accepts the current version, and a caller who names none', () => {
    requireVersion('a', 'a', 'this thing')
    requireVersion(null, null, 'this thing')
    requireVersion('a', undefined, 'this thing')
  })

  it.each([
    ['a', 'b'],
    [null, 'a'],
    ['a', null],
  ])('refuses %p when %p was expected', (current, expected) => {
    expect(() => requireVersion(current, expected, 'this thing')).toThrow(conflict)
  })
})

describe('requireUpdatedAt', () => {
  const at = new Date('2026-01-31T10:00:00.000Z')

  it('compares instants, however they are written', () => {
    requireUpdatedAt(at, '2026-01-31T10:00:00Z', 'this thing')
    requireUpdatedAt(at.toISOString(), '2026-01-31T10:00:00Z', 'this thing')
    requireUpdatedAt(at, undefined, 'this thing')
  })

  it('refuses another instant', () => {
    expect(() => requireUpdatedAt(at, '2026-01-31T10:00:00.001Z', 'this thing')).toThrow(conflict)
  })
})
