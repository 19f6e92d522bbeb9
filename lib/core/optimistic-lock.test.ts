import { describe, expect, it } from '@jest/globals'
import { AppError } from './errors'
import { requireUpdatedAt, requireVersion } from './optimistic-lock'
import { say } from './server-text'

const thisThing = say('conflict.thisProduct')
const conflict = new AppError('conflict', say('conflict.changedMeanwhile', { what: thisThing }))

describe('requireVersion', () => {
  it('accepts the current version, and a caller who names none', () => {
    requireVersion('a', 'a', thisThing)
    requireVersion(null, null, thisThing)
    requireVersion('a', undefined, thisThing)
  })

  it.each([
    ['a', 'b'],
    [null, 'a'],
    ['a', null],
  ])('refuses %p when %p was expected', (current, expected) => {
    expect(() => requireVersion(current, expected, thisThing)).toThrow(conflict)
  })
})

describe('requireUpdatedAt', () => {
  const at = new Date('2026-01-31T10:00:00.000Z')

  it('compares instants, however they are written', () => {
    requireUpdatedAt(at, '2026-01-31T10:00:00Z', thisThing)
    requireUpdatedAt(at.toISOString(), '2026-01-31T10:00:00Z', thisThing)
    requireUpdatedAt(at, undefined, thisThing)
  })

  it('refuses another instant', () => {
    expect(() => requireUpdatedAt(at, '2026-01-31T10:00:00.001Z', thisThing)).toThrow(conflict)
  })
})
