import { describe, expect, it } from '@jest/globals'
import { HOUR_MS } from '@/lib/core/time'
import { correctionState, KEYS_SHOWN_HOURS, keyDisplay, shownUntil } from './key-display'

const SESSION = 'session-of-the-buyer'
const PAID = new Date('2026-03-01T12:00:00Z')
const later = (hours: number, ms = 0) => new Date(PAID.getTime() + hours * HOUR_MS + ms)
const order = {
  orderStatus: 'processing',
  disputedAt: null,
  isGift: false,
  held: null,
  payment: { sessionId: SESSION, capturedAt: PAID },
} as const

describe('keyDisplay', () => {
  it('shows keys to the session that paid, for a day after the payment', () => {
    expect(KEYS_SHOWN_HOURS).toBe(24)
    expect(shownUntil(PAID)).toEqual(later(24))
    expect(keyDisplay(order, SESSION, PAID)).toBe('shown')
    expect(keyDisplay(order, SESSION, later(24, -1))).toBe('shown')
    expect(keyDisplay(order, SESSION, later(24))).toBeNull()
    expect(keyDisplay(order, SESSION, later(1000))).toBeNull()
  })

  it('shows no keys of a gift to its buyer', () => {
    const gift = { ...order, isGift: true }
    expect(keyDisplay(gift, SESSION, PAID)).toBe('gift')
    expect(keyDisplay({ ...gift, disputedAt: PAID }, SESSION, PAID)).toBe('on_hold')
    expect(keyDisplay({ ...gift, orderStatus: 'refunded' }, SESSION, PAID)).toBe('closed')
  })

  it('shows none before the order may be supplied', () => {
    for (const held of ['unconfirmed', 'waits'] as const) {
      expect(keyDisplay({ ...order, held }, SESSION, PAID)).toBe(held)
      expect(keyDisplay({ ...order, held, isGift: true }, SESSION, PAID)).toBe(held)
      expect(keyDisplay({ ...order, held, disputedAt: PAID }, SESSION, PAID)).toBe('on_hold')
    }
  })

  it('tells nobody else anything, whatever the state of the order', () => {
    for (const orderStatus of ['processing', 'refunded'] as const)
      for (const other of [null, '', `${SESSION} `, SESSION.toUpperCase()])
        expect(keyDisplay({ ...order, orderStatus }, other, PAID)).toBeNull()
  })

  it('takes a payment without a session as nobody’s', () => {
    const payment = { sessionId: null, capturedAt: PAID }
    for (const sessionId of [null, '', SESSION])
      expect(keyDisplay({ ...order, payment }, sessionId, PAID)).toBeNull()
  })

  it('takes a payment that was not captured as none', () => {
    const payment = { sessionId: SESSION, capturedAt: null }
    expect(keyDisplay({ ...order, payment }, SESSION, PAID)).toBeNull()
  })

  it('shows none of a refunded, cancelled or disputed order', () => {
    for (const orderStatus of ['refunded', 'cancelled'] as const)
      for (const disputedAt of [null, PAID])
        expect(keyDisplay({ ...order, orderStatus, disputedAt }, SESSION, PAID)).toBe('closed')
    expect(keyDisplay({ ...order, disputedAt: PAID }, SESSION, PAID)).toBe('on_hold')
  })

  it('shows what is left of a partially refunded order', () => {
    for (const orderStatus of ['completed', 'partially_refunded'] as const)
      expect(keyDisplay({ ...order, orderStatus }, SESSION, PAID)).toBe('shown')
  })
})

describe('correctionState', () => {
  it('lets the address be changed once', () => {
    expect([0, 1, 2].map(correctionState)).toEqual(['possible', 'used_up', 'used_up'])
  })
})
