import { useLocale } from 'next-intl'
import { useLayoutEffect, useMemo, useState } from 'react'
import type { CartLine } from '@/components/cart/cart-lines'
import { validSavedCustomer } from '@/components/checkout/customer-schema'
import { orderLines } from '@/components/checkout/order-line'
import { useCurrency } from '@/components/currency/currency-store'
import type { CheckoutConfig } from '@/lib/checkout/contracts'
import type { Customer } from '@/lib/customers/contracts'
import { totalsOf } from '@/lib/pricing/totals'
import type { Purchase } from './purchase'

/**
 * The purchase that this browser is about to pay.
 *
 * @param lines the cart, `undefined` while it loads
 * @returns `undefined` while unknown, `null` when the review step has to be completed first
 */
export function usePurchase(
  lines: readonly CartLine[] | undefined,
  { tax, orderNumberPrefix }: Pick<CheckoutConfig, 'tax' | 'orderNumberPrefix'>,
): Purchase | null | undefined {
  const locale = useLocale()
  const [displayCurrency] = useCurrency()
  const [customer, setCustomer] = useState<Customer | null>()

  // Read again whenever the page is shown, also when React kept it hidden during another step.
  useLayoutEffect(() => setCustomer(validSavedCustomer()), [])

  return useMemo(() => {
    if (lines === undefined || customer === undefined) return undefined
    if (lines.length === 0 || customer === null) return null
    const bought = orderLines(lines)
    return {
      lines: bought,
      totals: totalsOf(bought, tax),
      customer,
      locale,
      displayCurrency,
      orderNumberPrefix,
    }
  }, [lines, customer, tax, orderNumberPrefix, locale, displayCurrency])
}
