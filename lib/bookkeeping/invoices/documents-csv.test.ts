import { expect, it } from '@jest/globals'
import { signedDecimal } from '@/lib/core/money'
import { totalsOf } from '@/lib/pricing/totals'
import { settingsFrom } from '@/lib/settings/registry'
import { buildCreditNote, buildInvoice } from './build-document'
import { documentLines } from './documents-csv'

it('writes sums with their sign', () => {
  expect([-5, 0, 1234, -100n, 123_456_789_012n].map(signedDecimal)).toEqual([
    '-0.05',
    '0.00',
    '12.34',
    '-1.00',
    '1234567890.12',
  ])
})

it('lists documents so that credits count against invoices', async () => {
  const items = [{ itemId: 1, name: 'Office', priceCents: 1000, quantity: 1 }]
  const order = {
    orderNumber: 'SH-1',
    orderedOn: '2026-11-21',
    locale: 'en',
    currency: 'USD',
    customerName: '=cmd()',
    customerEmail: 'a@buyer.example',
    billingAddress: '1 Main Street\nSpringfield',
    payment: { method: 'paypal' as const, cardType: null, lastFour: null, giftCard: null },
    basisPoints: null,
    reverseCharge: false,
    outsideTerritory: null,
    country: '',
    rateToBase: 1,
    sold: { currency: 'USD', items, deductions: [], ...totalsOf(items, 'USD') },
  }
  const settings = settingsFrom(new Map())
  const invoice = buildInvoice(order, null, settings, { number: 'INV-1', issuedOn: '2026-11-24' })
  const before = {
    amounts: { netCents: 0, taxCents: 0, totalCents: 0 },
    quantities: new Map<number, number>(),
  }
  const credit = buildCreditNote(
    order,
    invoice,
    { cents: 1080, toGiftCardCents: 0, items: [], before },
    settings,
    {
      number: 'CN-1',
      issuedOn: '2026-11-25',
    },
  )
  async function* documents() {
    yield invoice
    yield credit
  }
  const lines: string[] = []
  for await (const line of documentLines(documents())) lines.push(line.trim())
  expect(lines).toHaveLength(3)
  expect(lines[1]).toBe(
    'INV-1,invoice,2026-11-24,SH-1,2026-11-21,,\'=cmd(),,,"1 Main Street, Springfield",8,paypal,USD,10,0.8,10.8',
  )
  expect(lines[2]).toMatch(/^CN-1,credit note,2026-11-25,SH-1,2026-11-21,INV-1,.*,-10,-0.8,-10.8$/)
})
