import { describe, expect, it } from '@jest/globals'
import { linkOfSession, sessionOfLink, standingOfLink } from './link-rules'

const ID = '0b6b8c0e-0d5c-4c55-9a43-6c0a52a3d001'
const now = new Date('2026-12-05T12:00:00Z')
const link = (more: object = {}) => ({
  orderId: null,
  cancelledAt: null,
  expiresAt: new Date('2026-12-06T12:00:00Z'),
  ...more,
})

describe('a link to pay', () => {
  it.each([
    ['open', link()],
    ['expired', link({ expiresAt: now })],
    ['cancelled', link({ cancelledAt: now })],
    ['cancelled', link({ cancelledAt: now, expiresAt: now })],
    ['paid', link({ orderId: 1 })],
    // Money that came at the last moment counts.
    ['paid', link({ orderId: 1, cancelledAt: now, expiresAt: now })],
  ])('is %s', (standing, of) => {
    expect(standingOfLink(of, now)).toBe(standing)
  })

  it('is paid in a session of its own, which no cart has', () => {
    expect(linkOfSession(sessionOfLink(ID))).toBe(ID)
    for (const session of [ID, `payment-link-${ID}x`, 'payment-link-', '', null])
      expect(linkOfSession(session)).toBeNull()
  })
})
