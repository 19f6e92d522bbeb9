import { describe, expect, it } from '@jest/globals'
import { say } from '@/lib/core/server-text'
import { scheduleChange, scheduleOf, scheduleProblem, scheduleToCome } from './product-schedule'

const NOW = Date.parse('2026-12-01T09:00:00.000Z')
const publishAt = '2026-12-03T09:00:00.000Z'

describe('when a product goes on sale', () => {
  it('is said of one that is hidden only', () => {
    expect(scheduleOf({ isHidden: true, publishAt })).toBe(publishAt)
    expect(scheduleOf({ isHidden: false, publishAt })).toBeNull()
  })

  it('is forgotten once it has passed', () => {
    expect(scheduleToCome({ isHidden: true, publishAt }, NOW)).toBe(publishAt)
    expect(scheduleToCome({ isHidden: true, publishAt }, Date.parse(publishAt))).toBeNull()
    expect(scheduleToCome({ isHidden: false, publishAt }, NOW)).toBeNull()
  })

  it('does not matter any more to who shows it by hand', () => {
    expect(scheduleChange({ isHidden: false })).toEqual({ publishAt: null })
    expect(scheduleChange({ isHidden: true })).toEqual({})
    expect(scheduleChange({})).toEqual({})
    // Said together they contradict each other, which is refused.
    expect(scheduleChange({ isHidden: false, publishAt })).toEqual({})
  })

  it.each([
    [true, null, null],
    [true, publishAt, null],
    [true, '2026-12-01T08:56:00.000Z', null],
    [true, '2026-12-01T08:54:00.000Z', say('products.goesOnSaleInTwoYears')],
    [true, '2028-12-01T09:00:00.000Z', null],
    [true, '2028-12-05T09:00:00.000Z', say('products.goesOnSaleInTwoYears')],
    [false, publishAt, say('products.onlyHiddenGoesOnSale')],
  ])('hidden: %s, at %s', (isHidden, at, problem) => {
    expect(scheduleProblem({ isHidden, publishAt: at }, NOW)).toEqual(problem)
  })
})
