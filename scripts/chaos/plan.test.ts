import { describe, expect, it } from '@jest/globals'
import { isCardNumber } from '@/lib/payments/card-format'
import { planOf } from './plan'

const plans = Array.from({ length: 2000 }, (_, index) => planOf(7, index))

describe('a plan', () => {
  it('is the same for the same seed and index, whatever was planned before', () => {
    expect(planOf(7, 1234)).toEqual(plans[1234])
  })

  it('is another for another seed', () => {
    const other = plans.map(({ index }) => planOf(8, index))
    const same = other.filter((plan, at) => JSON.stringify(plan) === JSON.stringify(plans[at]))
    expect(same.length).toBeLessThan(20)
  })

  it('gives every shopper a valid card of their own', () => {
    const cards = plans.map(({ cardNumber }) => cardNumber)
    expect(new Set(cards).size).toBe(cards.length)
    expect(cards.filter((number) => !isCardNumber(number))).toEqual([])
  })

  it('has something of everything', () => {
    const seen = (of: (plan: (typeof plans)[number]) => string) => new Set(plans.map(of)).size
    expect(seen(({ outcome }) => outcome)).toBe(4)
    expect(seen(({ method }) => method)).toBe(5)
    expect(seen(({ atBank }) => atBank)).toBe(8)
    expect(seen(({ vanishing }) => vanishing)).toBe(6)
    expect(seen(({ followUp }) => followUp)).toBe(9)
    expect(seen(({ fault }) => fault)).toBe(15)
    expect(seen(({ currency }) => String(currency !== null))).toBe(2)
    expect(seen(({ giftCard }) => String(giftCard !== null))).toBe(2)
  })
})
