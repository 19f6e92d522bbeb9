import { describe, expect, it } from '@jest/globals'
import { problemOf, standingOf } from './gift-card'

const NOW = new Date('2026-06-01T12:00:00Z')
const CARD = {
  isActive: true,
  voidedAt: null,
  isHeld: false,
  expiresAt: null,
  balanceCents: 5000,
}

describe('how a gift card stands', () => {
  it.each([
    ['valid', {}],
    ['valid', { expiresAt: new Date('2026-06-01T12:00:00.001Z') }],
    ['expired', { expiresAt: NOW }],
    ['used_up', { balanceCents: 0 }],
    ['off', { isActive: false, balanceCents: 0 }],
    ['held', { isHeld: true, expiresAt: NOW }],
    ['voided', { voidedAt: NOW, isActive: false }],
  ] as const)('%s: %j', (standing, change) => {
    expect(standingOf({ ...CARD, ...change }, NOW)).toBe(standing)
  })

  it('is told to shoppers only where it is nobody else’s business', () => {
    expect(problemOf('valid')).toBeNull()
    expect(problemOf('expired')).toBe('expired')
    expect(problemOf('used_up')).toBe('used_up')
    for (const standing of ['off', 'held', 'voided'] as const)
      expect(problemOf(standing)).toBe('unknown')
  })
})
