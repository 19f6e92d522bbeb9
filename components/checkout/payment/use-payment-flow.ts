import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useRef, useState } from 'react'
import { paymentErrorText } from '@/components/checkout/payment-failures'
import { showToast } from '@/components/ui/toast/toaster'
import type { CheckoutMethod } from '@/lib/checkout/contracts'
import { toDecimal } from '@/lib/core/money'
import { HttpError } from '@/lib/http/client'
import type { OrderAnswer } from '@/lib/orders/contracts'
import { type OutsideProviderId, PROVIDER_NAMES } from '@/lib/payments/provider-ids'
import { captureWalletOrder, finishConfirmation, postOrder } from './payment-calls'
import { orderRequestOf, type PaymentMethod, type Purchase } from './purchase'
import {
  clearUnfinishedOrder,
  type OrderRequest,
  providerOfUnfinished,
  saveUnfinishedOrder,
  unfinishedOrder,
} from './unfinished-order'
import { useConfirmation } from './use-confirmation'
import { useDeclineText } from './use-decline-text'
import { type PaymentFailure, usePaymentFailure } from './use-payment-failure'

/**
 * The phase of the payment. `orderFailed` and `held` carry the order that the payment was for;
 * `leaving` lasts until the confirmation page has loaded.
 */
type Phase =
  | { name: 'choosing' | 'paying' | 'ordering' | 'leaving' }
  | { name: 'orderFailed' | 'held'; order: OrderRequest }

type Method = Pick<CheckoutMethod, 'provider' | 'paymentMethod'>

/**
 * The flow from a chosen payment method to the confirmation page. At most one payment is in progress,
 * and a captured payment is never followed by another before its order is created.
 *
 * @param onOrdered what comes after the order in place of the confirmation page
 */
export function usePaymentFlow(onOrdered?: (order: OrderAnswer) => Promise<void> | void) {
  const t = useTranslations('payment.errors')
  const failureOf = usePaymentFailure()
  const declineText = useDeclineText()
  const showConfirmation = useConfirmation()
  const [phase, setPhase] = useState<Phase>({ name: 'choosing' })
  const [failure, setFailure] = useState<PaymentFailure | null>(null)
  const locked = useRef(false)
  const left = useRef(false)

  /** Whether nothing has to be said first; what stands around the ways to pay says otherwise. */
  const mayBegin = useCallback(() => true, [])

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

  /** @param error what was thrown; without a response a wallet's capture stays saved for a retry */
  const fail = useCallback(
    (given: string, error?: unknown) => {
      const failed = failureOf(given, error)
      if (error === undefined || error instanceof HttpError) clearUnfinishedOrder()
      showToast({ title: t('title'), description: failed.message, variant: 'destructive' })
      setFailure(failed)
      release()
    },
    [t, release, failureOf],
  )

  /** The card's bank wants to ask its customer, which this way to pay has no means for: the cart stays, and the other ways are offered. */
  const leadToOthers = useCallback(
    (way: string) => {
      const message = t('bankAsks')
      clearUnfinishedOrder()
      showToast({ title: t('title'), description: message, variant: 'destructive' })
      setFailure({ message, hint: t('bankAsksHint'), offersOthersThan: way })
      release()
    },
    [t, release],
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
      await (onOrdered ?? showConfirmation)(order)
    },
    [showConfirmation, onOrdered],
  )

  const succeed = useCallback(
    (purchase: Purchase, method: PaymentMethod, paymentId: string) =>
      placeOrder(orderRequestOf(purchase, method, paymentId)),
    [placeOrder],
  )

  /** Saves a wallet order before its capture, so that a reload retries. */
  const saveCapture = useCallback((purchase: Purchase, method: Method, orderId: string) => {
    saveUnfinishedOrder({
      stage: 'capturing',
      order: orderRequestOf(purchase, method.paymentMethod, orderId),
      amount: toDecimal(purchase.totals.dueCents),
      provider: method.provider,
    })
  }, [])

  /** Saves a payment before its payer does more for it, so that a reload, or his way back, finishes it. */
  const saveConfirmation = useCallback(
    (purchase: Purchase, { provider, paymentMethod }: Method, transactionId: string) => {
      const order = orderRequestOf(purchase, paymentMethod, transactionId)
      saveUnfinishedOrder({ stage: 'confirming', order, provider })
      return order
    },
    [],
  )

  const holdOrder = useCallback((order: OrderRequest) => {
    saveUnfinishedOrder({ stage: 'held', order })
    setPhase({ name: 'held', order })
  }, [])

  const hold = useCallback(
    (purchase: Purchase, method: PaymentMethod, transactionId: string) =>
      holdOrder(orderRequestOf(purchase, method, transactionId)),
    [holdOrder],
  )

  /** Allows another purchase after one that is under review. */
  const reset = useCallback(() => {
    clearUnfinishedOrder()
    release()
  }, [release])

  const finishCapture = useCallback(
    async (order: OrderRequest, provider: OutsideProviderId, amount: string) => {
      locked.current = true
      setPhase({ name: 'ordering' })
      try {
        const { status } = await captureWalletOrder(provider, order.paymentId, amount)
        if (status === 'COMPLETED') await placeOrder(order)
        else fail(t('walletIncomplete'))
      } catch (error) {
        const wallet = PROVIDER_NAMES[provider]
        fail(paymentErrorText(error, t('walletCapture', { wallet })), error)
      }
    },
    [placeOrder, fail, t],
  )

  /** What came of a payment whose payer had more to do; who has not done it may pay otherwise. */
  const finishConfirmed = useCallback(
    async (order: OrderRequest, provider: OutsideProviderId) => {
      locked.current = true
      setPhase({ name: 'ordering' })
      try {
        const answer = await finishConfirmation(provider, order.paymentId)
        const { status, messageText, declineReason } = answer
        if (status === 'approved') await placeOrder(order)
        else if (status === 'pending') holdOrder(order)
        else if (declineReason) leadToOthers(provider)
        else fail(messageText ? declineText(answer) : t('walletIncomplete'))
      } catch (error) {
        fail(paymentErrorText(error, t('cardProcessing')), error)
      }
    },
    [placeOrder, holdOrder, fail, leadToOthers, declineText, t],
  )

  useEffect(() => {
    const unfinished = locked.current ? null : unfinishedOrder()
    if (unfinished?.stage === 'paid') void placeOrder(unfinished.order)
    else if (unfinished?.stage === 'capturing')
      void finishCapture(
        unfinished.order,
        providerOfUnfinished(unfinished),
        unfinished.amount ?? String(unfinished.order.totalAmount),
      )
    else if (unfinished?.stage === 'confirming')
      void finishConfirmed(unfinished.order, providerOfUnfinished(unfinished))
    else if (unfinished?.stage === 'held') {
      locked.current = true
      setPhase({ name: 'held', order: unfinished.order })
    }
  }, [placeOrder, finishCapture, finishConfirmed])

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
    mayBegin,
    begin,
    release,
    fail,
    leadToOthers,
    succeed,
    hold,
    saveCapture,
    saveConfirmation,
    finishConfirmed,
    placeOrder,
    reset,
  }
}

export type PaymentFlow = ReturnType<typeof usePaymentFlow>
