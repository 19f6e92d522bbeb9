import { describe, expect, it } from '@jest/globals'
import { say } from '@/lib/core/server-text'
import {
  isLater,
  leftForNewcomer,
  preorderProblem,
  releaseProblem,
  releaseToCome,
} from './preorders'

const NOW = Date.parse('2026-12-01T09:00:00.000Z')
const availableFrom = '2026-12-24T09:00:00.000Z'

describe('preorderProblem', () => {
  const byKeys = { availableFrom, delivery: 'keys', isGiftCard: false } as const
  const at = (reason: Parameters<typeof say>[0]) => ({
    field: 'availableFrom',
    text: say(reason),
  })
  it('takes what is delivered by keys, and everything without a day', () => {
    expect(preorderProblem(byKeys, false)).toBeNull()
    expect(
      preorderProblem({ availableFrom: null, delivery: 'manual', isGiftCard: true }, true),
    ).toBeNull()
  })

  it('refuses what nothing can be kept of until its day', () => {
    expect(preorderProblem({ ...byKeys, delivery: 'manual' }, false)).toEqual(
      at('products.preorderNeedsKeys'),
    )
    expect(preorderProblem({ ...byKeys, delivery: 'manual', isGiftCard: true }, false)).toEqual(
      at('products.preorderGiftCard'),
    )
    expect(preorderProblem(byKeys, true)).toEqual(at('products.preorderBundle'))
  })
})

describe('the day of a pre-order', () => {
  it.each([
    [null, null],
    [availableFrom, null],
    ['2026-12-01T08:56:00.000Z', null],
    ['2026-12-01T08:54:00.000Z', say('products.goesOnSaleInTwoYears')],
    ['2028-12-05T09:00:00.000Z', say('products.goesOnSaleInTwoYears')],
  ])('may be %s: %p', (at, problem) => {
    expect(releaseProblem(at, NOW)).toEqual(problem)
  })

  it('is forgotten once it has passed', () => {
    expect(releaseToCome(availableFrom, NOW)).toBe(availableFrom)
    expect(releaseToCome(availableFrom, Date.parse(availableFrom))).toBeNull()
    expect(releaseToCome(null, NOW)).toBeNull()
  })

  it('is told again to those who wait when it is later', () => {
    expect(isLater(availableFrom, '2026-12-25T09:00:00.000Z')).toBe(true)
    expect(isLater(availableFrom, availableFrom)).toBe(false)
    expect(isLater(availableFrom, '2026-12-23T09:00:00.000Z')).toBe(false)
    expect(isLater(null, availableFrom)).toBe(false)
    expect(isLater(availableFrom, null)).toBe(false)
  })
})

describe('leftForNewcomer', () => {
  it.each([
    ['all that is free where nobody waits', { own: 0, free: 3, ahead: 0 }, 3],
    ['what those who wait leave', { own: 0, free: 3, ahead: 2 }, 1],
    ['nothing where as many wait', { own: 0, free: 3, ahead: 5 }, 0],
    ['what was reserved for it, whoever waits', { own: 2, free: 1, ahead: 5 }, 2],
  ])('%s', (_, counted, expected) => {
    expect(leftForNewcomer(counted)).toBe(expected)
  })
})
