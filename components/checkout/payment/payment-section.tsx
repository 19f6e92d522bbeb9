import { useIsMutating, useQueryClient } from '@tanstack/react-query'
import { refreshCoupon } from '@/components/cart/coupons/coupon-calls'
import { refreshGiftCard } from '@/components/cart/gift-cards/gift-card-calls'
import { useCart } from '@/components/cart/use-cart'
import { isConflict } from '@/components/checkout/payment-failures'
import { refreshBuyerTax } from '@/components/checkout/use-buyer-tax'
import type { CheckoutConfig } from '@/lib/checkout/contracts'
import { toDecimal } from '@/lib/core/money'
import { isApiError } from '@/lib/http/client'
import { useRouter } from '@/lib/i18n/navigation'
import { BackToReview } from './back-to-review'
import { FoldedContact } from './folded-contact'
import { PaymentMethods } from './payment-methods'
import type { Purchase } from './purchase'
import type { PaymentFlow } from './use-payment-flow'

type PaymentSectionProps = {
  config: CheckoutConfig
  scriptNonce: string | null
  purchase: Purchase
  flow: PaymentFlow
}

/** Who buys, folded into a line, and the ways to pay. In a module that loads when it is about to be needed. */
export default function PaymentSection({
  config,
  scriptNonce,
  purchase,
  flow,
}: PaymentSectionProps) {
  const router = useRouter()
  const client = useQueryClient()
  const cart = useCart()
  const cartIsChanging = useIsMutating() > 0
  const isPaying = flow.phase.name !== 'choosing'

  function failed(message: string, error?: unknown) {
    flow.fail(message, error)
    if (!isConflict(error)) return
    // Prices, stock, tax, the coupon or the gift card have changed since the page was shown.
    void cart.refetch()
    if (!isApiError(error, 'coupon_refused')) void refreshCoupon(client)
    void refreshGiftCard(client)
    void refreshBuyerTax(client)
    router.refresh()
  }

  return (
    <div className="min-w-0 space-y-4">
      <BackToReview disabled={isPaying} />
      <FoldedContact
        customer={purchase.customer}
        hasGiftCards={purchase.lines.some(({ product }) => product.isGiftCard)}
        isFixed={isPaying}
      />
      <PaymentMethods
        config={config}
        scriptNonce={scriptNonce}
        amount={toDecimal(purchase.totals.dueCents)}
        purchase={purchase}
        flow={flow}
        busy={flow.phase.name === 'paying' || cartIsChanging}
        onError={failed}
      />
    </div>
  )
}
