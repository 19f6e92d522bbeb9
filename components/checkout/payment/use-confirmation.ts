import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { refreshCoupon } from '@/components/cart/coupons/coupon-calls'
import { refreshGiftCard } from '@/components/cart/gift-cards/gift-card-calls'
import { useCartActions } from '@/components/cart/use-cart'
import { clearCustomer } from '@/components/checkout/customer-info'
import { orderQueryKey } from '@/components/checkout/success/order-query'
import { useRouter } from '@/lib/i18n/navigation'
import type { OrderAnswer } from '@/lib/orders/contracts'
import { wait } from './payment-calls'

const CLEAR_CART_TIMEOUT_MS = 4000

/** @returns what leaves the checkout for the confirmation of an order, with nothing of it left in this browser */
export function useConfirmation() {
  const router = useRouter()
  const queryClient = useQueryClient()
  const { clear } = useCartActions()
  return useCallback(
    async (order: OrderAnswer) => {
      clearCustomer()
      void refreshCoupon(queryClient)
      void refreshGiftCard(queryClient)
      if ('items' in order) queryClient.setQueryData(orderQueryKey(order.orderNumber), order)
      await Promise.race([clear().catch(() => undefined), wait(CLEAR_CART_TIMEOUT_MS)])
      router.replace(`/checkout/success?order=${encodeURIComponent(order.orderNumber)}`)
    },
    [clear, queryClient, router],
  )
}
