import { describe, expect, it } from '@jest/globals'
import { ruleKeysProblem } from './rule-keys-problem'

describe('a product whose keys are made by a rule', () => {
  it('has no pool and is no gift card', () => {
    expect(ruleKeysProblem(true, { delivery: 'manual', isGiftCard: false })).toBeNull()
    expect(ruleKeysProblem(true, { delivery: 'keys', isGiftCard: false })?.field).toBe('delivery')
    expect(ruleKeysProblem(true, { delivery: 'manual', isGiftCard: true })?.field).toBe(
      'isGiftCard',
    )
  })

  it('is like any other while the rule is off', () => {
    expect(ruleKeysProblem(false, { delivery: 'keys', isGiftCard: false })).toBeNull()
    expect(ruleKeysProblem(false, { delivery: 'manual', isGiftCard: true })).toBeNull()
  })
})
