import { expect, it } from '@jest/globals'
import { ordersNoteText } from './orders-note'

const CONTEXT = { messageId: 7, locale: 'de', siteUrl: 'https://shop.example' }

it('names orders with their dates, totals, states and pages', () => {
  expect(
    ordersNoteText(
      [
        {
          orderNumber: 'SH-1',
          orderStatus: 'completed',
          total: '129.9',
          currency: 'EUR',
          createdAt: new Date('2026-11-20T23:00:00Z'),
          matches: 3,
        },
      ],
      CONTEXT,
    ),
  ).toBe(`Orders of this address in the store: 3
SH-1 · 2026-11-20 · 129.90 EUR · completed · https://shop.example/admin/orders/SH-1
and 2 more

Message 7, written in de: https://shop.example/admin/messages/7
Nobody has checked that whoever wrote is the owner of this address.`)
})

it('says that there are none', () => {
  expect(ordersNoteText([], CONTEXT).split('\n')[0]).toBe(
    'Orders of this address in the store: none',
  )
})
