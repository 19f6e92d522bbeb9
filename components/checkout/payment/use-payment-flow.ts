import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isInProgress, isRefused, paymentErrorText } from '@/components/checkout/payment-failures'
import { useRefusalText } from '@/components/checkout/use-refusal-text'
import { refreshCoupon, removeCoupon } from '@/components/coupons/coupon-calls'
import { refusedCoupon } from '@/components/coupons/coupon-texts'
import { refusedGiftCard } from '@/components/gift-cards/gift-card-texts'
import { showToast } from '@/components/ui/toast/toaster'
import { toDecimal } from '@/lib/core/money'
import type { CouponProblem } from '@/lib/coupons/problems'
import { HttpError } from '@/lib/http/client'
import type { OrderAnswer } from '@/lib/orders/contracts'
import { captureWalletOrder, postOrder } from './payment-calls'
import { orderRequestOf, type PaymentMethod, type Purchase } from './purchase'
import {
  clearUnfinishedOrder,
  type OrderRequest,
  saveUnfinishedOrder,
  unfinishedOrder,
} from './unfinished-order'
import { useConfirmation } from './use-confirmation'

/**
 * The phase of the payment. `orderFailed` and `held` carry the order that the payment was for;
 * `leaving` lasts until the confirmation page has loaded.
 */
type Phase =
  | { name: 'choosing' | 'paying' | 'ordering' | 'leaving' }
  | { name: 'orderFailed' | 'held'; order: OrderRequest }

/** The alert's message, and further advice for the shopper. */
type Failure = { message: string; hint: string }

/**
 * The flow from a chosen payment method to the confirmation page. At most one payment is in progress,
 * and a captured payment is never followed by another before its order is created.
 */
export function usePaymentFlow() {
  const t = useTranslations('payment.errors')
  const coupon = useTranslations('coupon')
  const refusalText = useRefusalText()
  const queryClient = useQueryClient()
  const showConfirmation = useConfirmation()
  const [phase, setPhase] = useState<Phase>({ name: 'choosing' })
  const [failure, setFailure] = useState<Failure | null>(null)
  const locked = useRef(false)
  const left = useRef(false)

  /** Locks the flow for one payment. @returns whether it was free */
  const begin = useCallback(() => {
    if (locked.current) return false
    locked.current = true
    setFailure(null)
    setPhase({ name: 'paying' })
    return true
  }, [])

  /** Back to the method choice, for instance when the shopper closed the wallet's window. */
  const release = useCallback(() => {
    locked.current = false
    setPhase({ name: 'choosing' })
  }, [])

  const hintOf = useCallback(
    (message: string, error: unknown) => {
      if (error === undefined) return t('alertHint')
      if (!(error instanceof HttpError)) return t('unansweredHint')
      if (isInProgress(error)) return t('inProgressHint')
      if (isRefused(error)) return t('refusedHint')
      const refused = refusedCoupon(error)
      if (refused) return coupon(refused.problem === 'used_by_buyer' ? 'removed' : 'checkTotal')
      if (refusedGiftCard(error)) return coupon('checkTotal')
      const explained = error.serverMessage
      return explained === null || explained === message ? t('alertHint') : explained
    },
    [t, coupon],
  )

  /** What a refused coupon leads to: one that this buyer may not use is taken off the cart. */
  const leaveCoupon = useCallback(
    (problem: CouponProblem) => {
      const done =
        problem === 'used_by_buyer' ? removeCoupon(queryClient) : refreshCoupon(queryClient)
      // The next payment is refused for the same reason then.
      done.catch(() => {})
    },
    [queryClient],
  )

  /** @param error what was thrown; without a response a wallet's capture stays saved for a retry */
  const fail = useCallback(
    (given: string, error?: unknown) => {
      const refused = refusedCoupon(error)
      const message = refusalText(error) ?? (isRefused(error) ? t('refused') : given)
      if (refused) leaveCoupon(refused.problem)
      if (error === undefined || error instanceof HttpError) clearUnfinishedOrder()
      showToast({ title: t('title'), description: message, variant: 'destructive' })
      setFailure({ message, hint: hintOf(message, error) })
      release()
    },
    [t, release, hintOf, refusalText, leaveCoupon],
  )

  const placeOrder = useCallback(
    async (request: OrderRequest) => {
      locked.current = true
      saveUnfinishedOrder({ stage: 'paid', order: request })
      setPhase({ name: 'ordering' })
      let order: OrderAnswer
      try {
        order = await postOrder(request)
      } catch {
        setPhase({ name: 'orderFailed', order: request })
        return
      }
      left.current = true
      setPhase({ name: 'leaving' })
      clearUnfinishedOrder()
      await showConfirmation(order)
    },
    [showConfirmation],
  )

  const succeed = useCallback(
    (purchase: Purchase, method: PaymentMethod, paymentId: string) =>
      placeOrder(orderRequestOf(purchase, method, paymentId)),
    [placeOrder],
  )

  /** Saves a wallet order before its capture, so that a reload retries. */
  const saveCapture = useCallback((purchase: Purchase, orderId: string) => {
    saveUnfinishedOrder({
      stage: 'capturing',
      order: orderRequestOf(purchase, 'paypal', orderId),
      amount: toDecimal(purchase.totals.dueCents),
    })
  }, [])

  const hold = useCallback((purchase: Purchase, transactionId: string) => {
    const order = orderRequestOf(purchase, 'card', transactionId)
    saveUnfinishedOrder({ stage: 'held', order })
    setPhase({ name: 'held', order })
  }, [])

  /** Allows another purchase after one that is under review. */
  const reset = useCallback(() => {
    clearUnfinishedOrder()
    release()
  }, [release])

  const finishCapture = useCallback(
    async (order: OrderRequest, amount: string) => {
      locked.current = true
      setPhase({ name: 'ordering' })
      try {
        const { status } = await captureWalletOrder(order.paymentId, amount)
        if (status === 'COMPLETED') await placeOrder(order)
        else fail(t('walletIncomplete'))
      } catch (error) {
        fail(paymentErrorText(error, t('walletCapture')), error)
      }
    },
    [placeOrder, fail, t],
  )

  useEffect(() => {
    const unfinished = locked.current ? null : unfinishedOrder()
    if (unfinished?.stage === 'paid') void placeOrder(unfinished.order)
    else if (unfinished?.stage === 'capturing')
      void finishCapture(
        unfinished.order,
        unfinished.amount ?? String(unfinished.order.totalAmount),
      )
    else if (unfinished?.stage === 'held') {
      locked.current = true
      setPhase({ name: 'held', order: unfinished.order })
    }
  }, [placeOrder, finishCapture])

  useEffect(
    () => () => {
      // React may keep the page hidden and show it again for another purchase.
      if (!left.current) return
      left.current = false
      release()
    },
    [release],
  )

  return {
    phase,
    failure,
    begin,
    release,
    fail,
    succeed,
    hold,
    saveCapture,
    placeOrder,
    reset,
  }
}

export type PaymentFlow = ReturnType<typeof usePaymentFlow>
