import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CartLine } from '@/components/cart/cart-lines'
import { useSelling } from '@/components/storefront/currency/use-selling'
import { type CartDiscount, cartDiscount } from './cart-discount'
import { couponQuery } from './coupon-calls'

/** The discount of the cart as shown; `undefined` while it is unknown, `null` without a coupon. */
export function useCartDiscount(lines: readonly CartLine[]): CartDiscount | null | undefined {
  const selling = useSelling()
  const { data, isError } = useQuery(couponQuery)
  return useMemo(() => {
    // Without an answer the cart is shown without its coupon; a payment of another total is refused.
    if (data === undefined) return isError ? null : undefined
    return cartDiscount(data, lines, selling)
  }, [data, isError, lines, selling])
}
