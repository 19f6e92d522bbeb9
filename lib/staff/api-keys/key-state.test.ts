import { describe, expect, it } from '@jest/globals'
import { keyState } from './key-state'

const NOW = new Date('2026-11-24T12:00:00Z')
const ADMIN = { isActive: true, role: 'admin' }
const KEY = { expiresAt: null, revokedAt: null, user: ADMIN }

describe('an API key', () => {
  it('is active until it is revoked, or its end has come', () => {
    expect(keyState(KEY, NOW)).toBe('active')
    expect(keyState({ ...KEY, expiresAt: new Date(NOW.getTime() + 1) }, NOW)).toBe('active')
    expect(keyState({ ...KEY, expiresAt: NOW }, NOW)).toBe('expired')
    expect(keyState({ ...KEY, expiresAt: NOW, revokedAt: NOW }, NOW)).toBe('revoked')
  })

  it('sleeps while who made it is no active administrator', () => {
    expect(keyState({ ...KEY, user: { ...ADMIN, isActive: false } }, NOW)).toBe('dormant')
    expect(keyState({ ...KEY, user: { ...ADMIN, role: 'moderator' } }, NOW)).toBe('dormant')
  })
})
