'use client'

import { useIsMutating, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useCart } from '@/components/cart/use-cart'
import { CartFailure } from '@/components/checkout/cart-failure'
import { ClosedCheckout } from '@/components/checkout/closed-checkout'
import { refreshCoupon } from '@/components/coupons/coupon-calls'
import type { CheckoutConfig } from '@/lib/checkout/contracts'
import { toDecimal } from '@/lib/core/money'
import { isApiError } from '@/lib/http/client'
import { useRouter } from '@/lib/i18n/navigation'
import { BackToReview } from './back-to-review'
import { HeldPayment } from './held-payment'
import { OrderFailure } from './order-failure'
import { isConflict } from './payment-calls'
import { PaymentMethods } from './payment-methods'
import { PAYMENT_GRID, PaymentSkeleton } from './payment-skeleton'
import { PaymentSummary } from './payment-summary'
import { ProcessingOverlay } from './processing-overlay'
import { isSamePurchase } from './purchase'
import { TotalOnTop } from './total-on-top'
import { useLeaveWarning } from './use-leave-warning'
import { usePaymentFlow } from './use-payment-flow'
import { usePurchase } from './use-purchase'

type PaymentScreenProps = {
  config: CheckoutConfig
  scriptNonce: string | null
  /** Heading and trust banners, rendered on the server. */
  intro: ReactNode
  receiveList: ReactNode
}

/** The payment step: methods, summary, and the states of a payment. */
export function PaymentScreen({ config, scriptNonce, intro, receiveList }: PaymentScreenProps) {
  const router = useRouter()
  const client = useQueryClient()
  const cart = useCart()
  const cartIsChanging = useIsMutating() > 0
  const purchase = usePurchase(cart.lines, config)
  const flow = usePaymentFlow()
  const { phase, reset } = flow
  const paying = phase.name === 'paying'

  useLeaveWarning(paying || phase.name === 'ordering')

  const reviewFirst = purchase === null && phase.name === 'choosing'
  useEffect(() => {
    if (reviewFirst) router.replace('/checkout/review')
  }, [reviewFirst, router])

  const heldFor = phase.name === 'held' ? phase.order : null
  useEffect(() => {
    if (heldFor && purchase && !isSamePurchase(purchase.lines, heldFor)) reset()
  }, [heldFor, purchase, reset])

  function failed(message: string, error?: unknown) {
    flow.fail(message, error)
    if (!isConflict(error)) return
    // Prices, stock, tax or the coupon have changed since the page was shown.
    void cart.refetch()
    if (!isApiError(error, 'coupon_refused')) void refreshCoupon(client)
    router.refresh()
  }

  function content() {
    if (phase.name === 'orderFailed')
      return (
        <OrderFailure
          paymentId={phase.order.paymentId}
          supportEmail={config.supportEmail}
          onRetry={() => void flow.placeOrder(phase.order)}
        />
      )
    if (phase.name === 'held') return <HeldPayment order={phase.order} />
    if (config.isClosed && phase.name === 'choosing')
      return <ClosedCheckout supportEmail={config.supportEmail} />
    if (cart.lines === undefined && cart.isError)
      return <CartFailure retrying={cart.isFetching} onRetry={() => void cart.refetch()} />
    if (!purchase) return <PaymentSkeleton receiveList={receiveList} />
    return (
      <div className={PAYMENT_GRID}>
        <TotalOnTop cents={purchase.totals.totalCents} />
        <PaymentMethods
          config={config}
          scriptNonce={scriptNonce}
          amount={toDecimal(purchase.totals.totalCents)}
          purchase={purchase}
          flow={flow}
          busy={paying || cartIsChanging}
          onError={failed}
        />
        <PaymentSummary
          purchase={purchase}
          tax={config.tax}
          taxDisplay={config.taxDisplay}
          busy={paying}
        />
        {receiveList}
      </div>
    )
  }

  return (
    <>
      <BackToReview disabled={phase.name !== 'choosing' && phase.name !== 'held'} />
      {intro}
      <div className="mt-6">{content()}</div>
      {(phase.name === 'ordering' || phase.name === 'leaving') && <ProcessingOverlay />}
    </>
  )
}
