import type { QueryClient } from '@tanstack/react-query'
import { queryOptions } from '@tanstack/react-query'
import { cartSession, sessionHeader } from '@/components/cart/cart-session'
import { callApi } from '@/lib/api/client'
import type { CartCoupon } from '@/lib/cart/coupons/contracts'
import type { CurrencyCode } from '@/lib/i18n/currencies'

const COUPON_CALL = 'GET /api/coupon'
const COUPON = [COUPON_CALL] as const
const SECOND = 1000

/** The coupon of this browser's cart. */
export const couponQuery = queryOptions({
  queryKey: COUPON,
  queryFn: async ({ signal }): Promise<CartCoupon | null> => {
    if (cartSession().isNew) return null
    const { coupon } = await callApi(COUPON_CALL, { headers: sessionHeader(), signal })
    return coupon
  },
  staleTime: 30 * SECOND,
  retry: 1,
  networkMode: 'always',
})

/** Enters a code for the cart. @param kept what the cart is charged in; `remember` also while it does not fulfil the terms @throws HttpError */
export async function enterCode(
  client: QueryClient,
  code: string,
  { remember, currency }: { remember: boolean; currency: CurrencyCode },
): Promise<CartCoupon | null> {
  const body = { code, remember, currency }
  const { coupon } = await callApi('PUT /api/coupon', { headers: sessionHeader(), body })
  await client.cancelQueries({ queryKey: COUPON })
  client.setQueryData<CartCoupon | null>(COUPON, coupon)
  return coupon
}

/** Takes the coupon off the cart. @throws HttpError */
export async function removeCoupon(client: QueryClient): Promise<void> {
  await callApi('DELETE /api/coupon', { headers: sessionHeader() })
  await client.cancelQueries({ queryKey: COUPON })
  client.setQueryData<CartCoupon | null>(COUPON, null)
}

/** Asks again how the coupon stands. */
export const refreshCoupon = (client: QueryClient) => client.invalidateQueries({ queryKey: COUPON })

/** After the cart was changed: which of its products a coupon is for is known to the server alone. */
export function refreshCouponOfProducts(client: QueryClient): void {
  if (client.getQueryData<CartCoupon | null>(COUPON)?.productIds) void refreshCoupon(client)
}
