import { useLocale } from 'next-intl'
import { useLayoutEffect, useMemo, useState } from 'react'
import type { CartLine } from '@/components/cart/cart-lines'
import { validSavedCustomer } from '@/components/checkout/customer-schema'
import { discountedTotals } from '@/components/checkout/discounted-totals'
import { orderLines } from '@/components/checkout/order-line'
import { useCartDiscount } from '@/components/coupons/use-cart-discount'
import { useCurrency } from '@/components/currency/currency-store'
import type { CheckoutConfig } from '@/lib/checkout/contracts'
import type { Customer } from '@/lib/customers/contracts'
import type { Purchase } from './purchase'

const NO_LINES: readonly CartLine[] = []

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
  const discount = useCartDiscount(lines ?? NO_LINES)
  const [customer, setCustomer] = useState<Customer | null>()

  // Read again whenever the page is shown, also when React kept it hidden during another step.
  useLayoutEffect(() => setCustomer(validSavedCustomer()), [])

  return useMemo(() => {
    if (lines === undefined || customer === undefined) return undefined
    if (lines.length === 0 || customer === null) return null
    if (discount === undefined) return undefined
    const bought = orderLines(lines)
    return {
      lines: bought,
      totals: discountedTotals(bought, tax, discount),
      customer,
      locale,
      displayCurrency,
      orderNumberPrefix,
    }
  }, [lines, discount, customer, tax, orderNumberPrefix, locale, displayCurrency])
}
