import { describe, expect, it } from '@jest/globals'
import { inBase } from '@/lib/pricing/selling'
import type { ShopEvent } from './shop-events'
import { googleEvent, metaEvent, pinterestEvent } from './vendor-events'

const product = { id: 7, name: 'Norton 360', publisher: 'Norton', price: '29.99' }
const PURCHASE: ShopEvent = {
  name: 'purchase',
  purchase: {
    orderNumber: 'ORD-1',
    currency: 'EUR',
    total: '64.78',
    tax: '4.80',
    items: [{ id: 7, name: 'Norton 360', price: '29.99', quantity: 2 }],
  },
}
const ADDED: ShopEvent = { name: 'add_to_cart', product, quantity: 3, selling: inBase('EUR') }

describe('googleEvent', () => {
  it('names product and value in the store’s currency', () => {
    const item = { item_id: '7', item_name: 'Norton 360', item_brand: 'Norton', price: 29.99 }
    expect(googleEvent({ name: 'view_item', product, selling: inBase('EUR') })).toEqual({
      name: 'view_item',
      values: { currency: 'EUR', value: 29.99, items: [{ ...item, quantity: 1 }] },
    })
    expect(googleEvent(ADDED)).toEqual({
      name: 'add_to_cart',
      values: { currency: 'EUR', value: 89.97, items: [{ ...item, quantity: 3 }] },
    })
  })

  it('names whole yen, of many pieces as many as are charged', () => {
    const volumePrices = [{ from: 2, percent: 5 }]
    const dear = { ...product, price: '50.00', volumePrices }
    const { values } = googleEvent({
      name: 'add_to_cart',
      product: dear,
      quantity: 2,
      selling: inBase('JPY'),
    })
    // 5 % off ¥50 is ¥47.50, rounded to ¥48.
    expect(values).toMatchObject({ currency: 'JPY', value: 96, items: [{ price: 48 }] })
  })

  it('names an order once, with what was paid', () => {
    expect(googleEvent(PURCHASE)).toEqual({
      name: 'purchase',
      values: {
        transaction_id: 'ORD-1',
        currency: 'EUR',
        value: 64.78,
        tax: 4.8,
        items: [{ item_id: '7', item_name: 'Norton 360', price: 29.99, quantity: 2 }],
      },
    })
  })

  it('names what was searched for and which form was sent', () => {
    expect(googleEvent({ name: 'search', term: 'office' }).values).toEqual({
      search_term: 'office',
    })
    expect(googleEvent({ name: 'generate_lead', form: 'contact' })).toEqual({
      name: 'generate_lead',
      values: { lead_source: 'contact' },
    })
  })
})

describe('metaEvent', () => {
  it('speaks of the same in Meta’s words', () => {
    expect(metaEvent({ name: 'view_item', product, selling: inBase('EUR') }).name).toBe(
      'ViewContent',
    )
    expect(metaEvent(ADDED)).toEqual({
      name: 'AddToCart',
      values: {
        content_type: 'product',
        content_ids: ['7'],
        content_name: 'Norton 360',
        contents: [{ id: '7', quantity: 3 }],
        currency: 'EUR',
        value: 89.97,
      },
    })
    expect(metaEvent(PURCHASE)).toEqual({
      name: 'Purchase',
      values: {
        content_type: 'product',
        content_ids: ['7'],
        contents: [{ id: '7', quantity: 2 }],
        currency: 'EUR',
        value: 64.78,
      },
    })
    expect(metaEvent({ name: 'search', term: 'office' })).toEqual({
      name: 'Search',
      values: { search_string: 'office' },
    })
    expect(metaEvent({ name: 'generate_lead', form: 'newsletter' }).name).toBe('Lead')
  })
})

describe('pinterestEvent', () => {
  it('speaks of the same in Pinterest’s words', () => {
    const line = { product_id: '7', product_name: 'Norton 360', product_price: 29.99 }
    expect(pinterestEvent({ name: 'view_item', product, selling: inBase('EUR') }).name).toBe(
      'pagevisit',
    )
    expect(pinterestEvent(ADDED)).toEqual({
      name: 'addtocart',
      values: {
        currency: 'EUR',
        value: 89.97,
        order_quantity: 3,
        line_items: [{ ...line, product_brand: 'Norton', product_quantity: 3 }],
      },
    })
    expect(pinterestEvent(PURCHASE)).toEqual({
      name: 'checkout',
      values: {
        order_id: 'ORD-1',
        event_id: 'ORD-1',
        currency: 'EUR',
        value: 64.78,
        order_quantity: 2,
        line_items: [{ ...line, product_quantity: 2 }],
      },
    })
    expect(pinterestEvent({ name: 'search', term: 'office' })).toEqual({
      name: 'search',
      values: { search_query: 'office' },
    })
    expect(pinterestEvent({ name: 'generate_lead', form: 'contact' })).toEqual({
      name: 'lead',
      values: { lead_type: 'contact' },
    })
  })
})
