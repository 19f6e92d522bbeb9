import { beforeEach, describe, expect, it } from '@jest/globals'
import { parsePurchase, rememberPurchase, takePurchase } from './purchase-in-storage'

const PURCHASE = {
  orderNumber: 'ORD-1',
  currency: 'EUR',
  total: '32.39',
  tax: '2.40',
  items: [{ id: 7, name: 'Norton 360', price: '29.99', quantity: 1 }],
}

describe('a stored purchase', () => {
  it.each([
    null,
    '',
    '{',
    '[]',
    '{"orderNumber":"A"}',
    JSON.stringify({ ...PURCHASE, items: [] }),
    JSON.stringify({ ...PURCHASE, items: [{ id: '7' }] }),
    JSON.stringify({ ...PURCHASE, total: 3 }),
    JSON.stringify({ ...PURCHASE, currency: undefined }),
  ])('is none in %s', (text) => {
    expect(parsePurchase(text)).toBeNull()
  })
})

describe('the purchase of a tab', () => {
  beforeEach(() => {
    const stored = new Map<string, string>()
    Object.assign(globalThis, {
      sessionStorage: {
        getItem: (name: string) => stored.get(name) ?? null,
        setItem: (name: string, text: string) => stored.set(name, text),
        removeItem: (name: string) => stored.delete(name),
      },
    })
  })

  it('is taken once, even if its page is opened again', () => {
    expect(takePurchase()).toBeNull()
    rememberPurchase(PURCHASE)
    expect(takePurchase()).toEqual(PURCHASE)
    expect(takePurchase()).toBeNull()
    rememberPurchase(PURCHASE)
    expect(takePurchase()).toBeNull()
    rememberPurchase({ ...PURCHASE, orderNumber: 'ORD-2' })
    expect(takePurchase()?.orderNumber).toBe('ORD-2')
  })
})
