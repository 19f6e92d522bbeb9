import { waitFor } from '@testing-library/react'
import { discountedTotals } from '@/components/cart/discounted-totals'
import type { Purchase } from '@/components/checkout/payment/purchase'
import { taxRulesOf } from '@/lib/pricing/tax'
import { settingsFrom } from '@/lib/settings/registry'

const tax = taxRulesOf(settingsFrom(new Map()))

/** What Ada buys where a part of the payment page is shown without the page. */
export const purchaseOf = (currency: 'EUR' | 'USD', country: string): Purchase => ({
  lines: [],
  totals: discountedTotals([], currency, { tax, discount: null, cards: [] }),
  customer: { email: 'ada@buyer.example', name: 'Ada Buyer', address: '', country },
  currency,
  locale: 'en',
  displayCurrency: currency,
  orderNumberPrefix: 'SH-',
  fromGiftCard: undefined,
})

/** The script that a part of a page asks for; jsdom loads none. */
export const scriptIn = (url: string): Promise<Element> =>
  waitFor(() => {
    const script = document.querySelector(`script[src="${url}"]`)
    if (!script) throw new Error('The script is not asked for')
    return script
  })
