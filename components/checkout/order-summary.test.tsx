import { describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { discountedTotals } from '@/components/cart/discounted-totals'
import { waitsForKeys } from '@/lib/catalog/back-orders'
import type { Product } from '@/lib/catalog/contracts'
import { taxRulesOf } from '@/lib/pricing/tax'
import { settingsFrom } from '@/lib/settings/registry'
import { accessibilityProblems, renderInStore } from '@/tests/setup/components'
import { product } from '@/tests/setup/products'
import { OrderSummary } from './order-summary'

const GENERAL = '30-day money-back guarantee'
const tax = taxRulesOf(settingsFrom(new Map()))

async function summaryOf(...fields: Partial<Product>[]): Promise<HTMLElement> {
  const lines = fields.map((one, index) => ({
    id: String(index + 1),
    productId: index + 1,
    quantity: 1,
    product: product({ id: index + 1, name: `Product ${index + 1}`, ...one }),
    priceCents: 29_99,
    originalCents: null,
    originalPriceKind: 'recommended' as const,
    description: '',
    publisher: one.publisher ?? 'Bitdefender',
    refundDays: null,
    isByHand: one.delivery === 'manual',
    isBackOrder: waitsForKeys(one),
    isGiftCard: false,
    notice: one.notice ?? '',
  }))
  await renderInStore(
    <OrderSummary
      lines={lines}
      totals={discountedTotals(lines, 'USD', { tax, discount: null, cards: [] })}
      tax={{
        kind: 'general',
        country: '',
        territory: '',
        taxId: '',
        taxIdCheck: null,
        refundsOnceConfirmed: false,
        basisPoints: 800,
        inclusive: false,
      }}
      taxDisplay="excluding"
      showsLines
    />,
  )
  return screen.getByRole('region', { name: 'Order Summary' })
}

describe('what the checkout promises', () => {
  it('names the publishers whose products have another period', async () => {
    const summary = await summaryOf({ publisher: 'Microsoft' }, {})
    expect(summary).toHaveTextContent(GENERAL)
    expect(summary).toHaveTextContent('Microsoft: 14 days, before activation')
    expect(await accessibilityProblems()).toEqual([])
  })

  it('says with a product what to know before buying it', async () => {
    const summary = await summaryOf({ notice: 'Needs a Microsoft account' }, {})
    expect(within(summary).getAllByText('Needs a Microsoft account')).toHaveLength(1)
  })

  it('names no exception where there is none', async () => {
    const summary = await summaryOf({})
    expect(summary).toHaveTextContent(GENERAL)
    expect(summary).toHaveTextContent('Licence keys by e-mail within 5 minutes')
    expect(summary).not.toHaveTextContent('14 days')
  })

  it('promises no key within minutes for what is delivered by hand', async () => {
    const summary = await summaryOf({ delivery: 'manual' })
    expect(summary).toHaveTextContent('Delivered by e-mail within one business day')
    expect(summary).not.toHaveTextContent('within 5 minutes')
  })
})
