import { describe, expect, it } from '@jest/globals'
import { orderLine, ordersHead } from './admin-csv'

describe('a line of the export', () => {
  it('has a cell for each heading', () => {
    const cells = orderLine({
      orderNumber: 'SH-1',
      createdAt: new Date(0),
      orderStatus: 'completed',
      customerName: 'Ada',
      customerEmail: 'ada@buyer.example',
      products: '1 × Office',
      discount: '0.00',
      coupon: '',
      total: '10.80',
      refunded: '0.00',
      currency: 'USD',
      paymentMethod: 'card',
      giftCard: '0.00',
      providerReference: '42',
      subtotal: '10.00',
      tax: '0.80',
      taxRate: '8',
      taxCountry: 'US',
      invoiceNumber: 'INV-2026-0001',
      providerFee: '0.87',
      feeIsEstimated: true,
      day: '1970-01-01',
      timezone: 'Asia/Tokyo',
    }).split(',')
    expect(cells).toHaveLength(ordersHead().split(',').length)
    expect(cells.slice(-10)).toEqual([
      '42',
      '10.00',
      '0.80',
      '8',
      'US',
      'INV-2026-0001',
      '0.87',
      'yes',
      '1970-01-01',
      'Asia/Tokyo\r\n',
    ])
  })
})
