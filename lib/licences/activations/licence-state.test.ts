import { describe, expect, it } from '@jest/globals'
import { type LicenceFacts, licenceState, revokeReason } from './licence-state'

const NOW = new Date('2026-11-24T12:00:00Z')
const GOOD: LicenceFacts = {
  isBuyers: true,
  isDisputed: false,
  isRefunded: false,
  expiresAt: null,
}

describe('a licence', () => {
  it('is active while its buyer holds the key, until the instant it expires', () => {
    expect(licenceState(GOOD, NOW)).toBe('active')
    expect(licenceState({ ...GOOD, expiresAt: new Date(NOW.getTime() + 1) }, NOW)).toBe('active')
    expect(licenceState({ ...GOOD, expiresAt: NOW }, NOW)).toBe('expired')
  })

  it('is revoked with its key, which counts more than that it expired', () => {
    expect(licenceState({ ...GOOD, isBuyers: false, expiresAt: NOW }, NOW)).toBe('revoked')
  })

  it('is active when a part of the order was refunded, but not this key', () => {
    expect(licenceState({ ...GOOD, isRefunded: true }, NOW)).toBe('active')
  })

  it('says why it was revoked', () => {
    const taken = { ...GOOD, isBuyers: false }
    expect(revokeReason(GOOD)).toBeNull()
    expect(revokeReason({ ...taken, isDisputed: true, isRefunded: true })).toBe('disputed')
    expect(revokeReason({ ...taken, isRefunded: true })).toBe('refunded')
    expect(revokeReason(taken)).toBe('replaced')
  })
})
