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
})
