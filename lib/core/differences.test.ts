import { describe, expect, it } from '@jest/globals'
import { differences, stillHas } from './differences'

describe('differences', () => {
  it('are the fields that differ, with both values', () => {
    expect(differences({ a: 1, b: ['x'], c: 2 }, { a: 1, b: ['y'] })).toEqual({
      before: { b: ['x'] },
      after: { b: ['y'] },
    })
  })

  it('tell whether fields still have some values', () => {
    expect(stillHas({ a: 1, b: ['x'] }, { b: ['x'] })).toBe(true)
    expect(stillHas({ a: 1, b: ['x'] }, { a: 2 })).toBe(false)
  })

  it('compare values, in whatever order their fields are, and lists in theirs', () => {
    const rates = [{ country: 'FR', rate: 20 }]
    expect(stillHas({ rates }, { rates: [{ rate: 20, country: 'FR' }] })).toBe(true)
    expect(differences({ rates }, { rates: [{ rate: 20, country: 'FR' }] }).after).toEqual({})
    expect(stillHas({ at: new Date(0) }, { at: '1970-01-01T00:00:00.000Z' })).toBe(true)
    expect(stillHas({ a: ['x', 'y'] }, { a: ['y', 'x'] })).toBe(false)
    expect(stillHas({ a: 1 }, { a: '1' })).toBe(false)
    expect(stillHas({ a: null }, { a: 0 })).toBe(false)
    expect(stillHas({}, { a: null })).toBe(false)
  })
})
