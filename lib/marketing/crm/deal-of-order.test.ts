import { describe, expect, it } from '@jest/globals'
import { buyerOf, type CrmOrder, dealName, dealOf, partsOf } from './deal-of-order'

const order = (fields: Partial<CrmOrder> = {}): CrmOrder => ({
  id: 1,
  orderNumber: 'SH-1',
  createdAt: new Date('2026-01-02T03:04:05Z'),
  status: 'completed',
  currency: 'EUR',
  cents: 10000,
  refundedCents: 0,
  baseCurrency: 'USD',
  baseCents: 11000,
  baseRefundedCents: 0,
  items: [
    { productName: 'Office', quantity: 2 },
    { productName: 'Windows', quantity: 1 },
  ],
  ...fields,
})

describe('an order as a deal', () => {
  it('has number and products as its name, and ends where a CRM would cut it', () => {
    expect(dealName(order())).toBe('SH-1: 2 × Office, Windows')
    const long = dealName(order({ items: [{ productName: '😀'.repeat(200), quantity: 1 }] }))
    expect([...long]).toHaveLength(120)
    expect(long.endsWith('😀…')).toBe(true)
  })

  it('is won on the day of the order, in its currency or in the store’s', () => {
    expect(dealOf(order(), 'order')).toMatchObject({
      state: 'won',
      cents: 10000,
      currency: 'EUR',
      closedAt: new Date('2026-01-02T03:04:05Z'),
    })
    expect(dealOf(order(), 'base')).toMatchObject({ cents: 11000, currency: 'USD' })
  })

  it('is worth what was not refunded', () => {
    const refunded = order({
      status: 'partially_refunded',
      refundedCents: 4000,
      baseRefundedCents: 4400,
    })
    expect(dealOf(refunded, 'order')).toMatchObject({ state: 'won', cents: 6000 })
    expect(dealOf(refunded, 'base')).toMatchObject({ state: 'won', cents: 6600 })
  })

  it.each([
    { status: 'refunded' },
    { status: 'cancelled' },
    { status: 'completed', refundedCents: 10000 },
  ])('is lost, with all that it was worth: %j', (fields) => {
    expect(dealOf(order(fields), 'order')).toMatchObject({ state: 'lost', cents: 10000 })
  })

  it('of nothing is won', () => {
    expect(dealOf(order({ cents: 0 }), 'order')).toMatchObject({ state: 'won', cents: 0 })
  })
})

describe('a buyer as a contact', () => {
  const ada = { email: 'ada@shop.example', name: 'Ada King Lovelace' }

  it('without consent has nothing beyond what the contract needs', () => {
    expect(buyerOf(ada, { isConfirmed: false, locale: 'de' })).toEqual({
      ...ada,
      newsletter: false,
      language: null,
    })
  })

  it('with consent has the language of the newsletter', () => {
    expect(buyerOf(ada, { isConfirmed: true, locale: 'de' })).toMatchObject({
      newsletter: true,
      language: 'de',
    })
  })

  it.each([
    ['Ada King Lovelace', 'Ada King', 'Lovelace'],
    ['Ada', '', 'Ada'],
    ['', '', ''],
  ])('%j has a first and a last name', (name, first, last) => {
    expect(partsOf(name)).toEqual({ first, last })
  })
})
