'use client'

import { useLocale } from 'next-intl'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { CartLine } from '@/components/cart/cart-lines'
import { useCartDiscount } from '@/components/cart/coupons/use-cart-discount'
import { discountedTotals } from '@/components/cart/discounted-totals'
import { useCartGiftCards } from '@/components/cart/gift-cards/use-cart-gift-cards'
import { useCart } from '@/components/cart/use-cart'
import { useSelling } from '@/components/storefront/currency/use-selling'
import { lazyPart } from '@/components/ui/lost-script/lazy-part'
import type { CheckoutConfig } from '@/lib/checkout/contracts'
import type { LegalConfig } from '@/lib/checkout/legal-config'
import { usePathname, useRouter } from '@/lib/i18n/navigation'
import { BeforePayingProvider, beforePaying } from './before-paying/before-paying-context'
import { CartFailure } from './cart-failure'
import { CHECKOUT_GRID } from './checkout-grid'
import { ClosedCheckout } from './closed-checkout'
import { isAskedForConsent } from './consent/is-asked'
import type { CustomerInfo } from './customer-info'
import { EmptyCart } from './empty-cart'
import { ExpressSection } from './express/express-section'
import { orderLines } from './order-line'
import { OrderSummary } from './order-summary'
import { PageHeading, type PageHeadingProps } from './page-heading'
import { BackToReview } from './payment/back-to-review'
import { HeldPayment } from './payment/held-payment'
import { OrderFailure } from './payment/order-failure'
import { PaymentSkeleton } from './payment/payment-skeleton'
import { ProcessingOverlay } from './payment/processing-overlay'
import { isSamePurchase } from './payment/purchase'
import { TotalOnTop } from './payment/total-on-top'
import { hasUnfinishedPayment } from './payment/unfinished-order'
import { useLeaveWarning } from './payment/use-leave-warning'
import { usePaymentFlow } from './payment/use-payment-flow'
import { usePurchase } from './payment/use-purchase'
import { Proceed } from './review/proceed'
import { ReviewSection } from './review/review-section'
import { ReviewSkeleton } from './review/review-skeleton'
import { useBuyerTax } from './use-buyer-tax'
import { useSavedCustomer } from './use-saved-customer'

const [PaymentSection, preloadPayment] = lazyPart(() => import('./payment/payment-section'))

type SectionName = 'review' | 'payment'

type CheckoutScreenProps = {
  config: CheckoutConfig
  /** What has to be said before a payment. */
  legal: LegalConfig
  scriptNonce: string | null
  headings: Record<SectionName, PageHeadingProps>
  /** What speaks for paying here, rendered on the server. */
  aboutPayment: ReactNode
}

const NO_LINES: readonly CartLine[] = []
const NOBODY = {}

/** The checkout up to the payment: one page with two sections, of which the address opens one. */
export function CheckoutScreen({
  config,
  legal,
  scriptNonce,
  headings,
  aboutPayment,
}: CheckoutScreenProps) {
  const locale = useLocale()
  const router = useRouter()
  const section: SectionName = usePathname().startsWith('/checkout/payment') ? 'payment' : 'review'
  const heading = useFocusOnChange(section)
  const selling = useSelling()
  const cart = useCart()
  const discount = useCartDiscount(cart.lines ?? NO_LINES)
  const giftCards = useCartGiftCards()
  const [saved, readCustomer] = useSavedCustomer()
  const { tax, isKnown: isTaxKnown } = useBuyerTax(config, saved?.typed ?? NOBODY)
  const purchase = usePurchase({
    lines: cart.lines,
    discount,
    giftCards,
    customer: saved?.customer,
    tax: isTaxKnown ? tax : undefined,
    config,
  })
  const flow = usePaymentFlow()
  const { phase, reset } = flow
  // The document's own: a rendering that follows on the server has another one.
  const [documentNonce] = useState(scriptNonce)

  useLeaveWarning(phase.name === 'paying' || phase.name === 'ordering')

  const isReviewFirst = section === 'payment' && purchase === null && phase.name === 'choosing'
  useEffect(() => {
    if (isReviewFirst) router.replace('/checkout/review')
  }, [isReviewFirst, router])

  useEffect(() => {
    // A payment without its order must be completed before anything else is bought.
    if (section === 'review' && hasUnfinishedPayment()) router.replace('/checkout/payment')
  }, [section, router])

  const isReady = purchase != null
  useEffect(() => {
    if (isReady) preloadPayment()
  }, [isReady])

  const heldFor = phase.name === 'held' ? phase.order : null
  useEffect(() => {
    if (heldFor && purchase && !isSamePurchase(purchase.lines, heldFor)) reset()
  }, [heldFor, purchase, reset])

  function content() {
    if (section === 'payment' && phase.name === 'orderFailed')
      return (
        <OrderFailure
          paymentId={phase.order.paymentId}
          supportEmail={config.supportEmail}
          onRetry={() => void flow.placeOrder(phase.order)}
        />
      )
    if (section === 'payment' && phase.name === 'held')
      return (
        <div className="space-y-4">
          <BackToReview disabled={false} />
          <HeldPayment order={phase.order} />
        </div>
      )
    if (config.isClosed && (section === 'review' || phase.name === 'choosing'))
      return <ClosedCheckout supportEmail={config.supportEmail} />
    if (cart.lines === undefined && cart.isError)
      return <CartFailure retrying={cart.isFetching} onRetry={() => void cart.refetch()} />
    if (section === 'payment' && !purchase) return <PaymentSkeleton aboutPayment={aboutPayment} />
    if (cart.lines === undefined) return <ReviewSkeleton />
    if (cart.lines.length === 0) return <EmptyCart />
    const lines = orderLines(cart.lines, selling)
    const totals = discountedTotals(lines, selling.currency, {
      tax,
      discount: discount ?? null,
      cards: giftCards ?? [],
    })
    const isPriced = discount !== undefined && giftCards !== undefined && isTaxKnown
    const mayBeExpress =
      // A wallet names the buyer, but nobody whom the keys would be for instead, no company, and no part of a country.
      !saved?.typed.gift &&
      !(saved?.typed.printedCard && lines.some(({ product }) => product.isGiftCard)) &&
      (!config.taxVaries ||
        (tax.country !== '' &&
          tax.kind !== 'reverse_charge' &&
          !saved?.typed.territory &&
          !config.countriesByState.includes(tax.country))) &&
      totals.dueCents > 0
    const isPaying = section === 'payment' && purchase != null
    const {
      country = '',
      territory = '',
      address = '',
    } = (isPaying ? purchase.customer : saved?.typed) ?? {}
    const before = beforePaying(legal, {
      lines,
      totals,
      country,
      territory,
      address,
      locale,
      isCompany: Boolean(saved?.typed.company || saved?.typed.taxId),
    })
    return (
      <BeforePayingProvider value={before}>
        <div className={CHECKOUT_GRID}>
          {isPaying && <TotalOnTop cents={totals.dueCents} />}
          {isPaying ? (
            <PaymentSection
              config={config}
              scriptNonce={documentNonce}
              purchase={purchase}
              flow={flow}
            />
          ) : (
            <ReviewSection
              lines={lines}
              express={
                mayBeExpress ? (
                  <ExpressSection
                    methods={config.methods.filter(({ currencies }) =>
                      currencies.includes(selling.currency),
                    )}
                    currency={selling.currency}
                    dueCents={isPriced ? totals.dueCents : undefined}
                    country={config.taxVaries ? tax.country : undefined}
                    consent={{
                      // A wallet names no company.
                      isAsked: isAskedForConsent(config.supplyConsent, lines, {
                        country: tax.country,
                        isCompany: false,
                      }),
                      config: config.supplyConsent,
                    }}
                  />
                ) : null
              }
              offersReminders={config.offersReminders}
              needsCountry={config.taxVaries}
              countriesByState={config.countriesByState}
              onChange={readCustomer}
              onProceed={() => router.push('/checkout/payment')}
            />
          )}
          <OrderSummary
            lines={lines}
            totals={totals}
            tax={tax}
            taxDisplay={config.taxDisplay}
            showsLines={isPaying}
          >
            {!isPaying && (
              <Proceed
                discount={discount}
                giftCards={totals.giftCards}
                dueCents={totals.dueCents}
                canProceed={isFilled(saved?.typed)}
              />
            )}
          </OrderSummary>
          {isPaying && <div className="min-w-0 space-y-6">{aboutPayment}</div>}
        </div>
      </BeforePayingProvider>
    )
  }

  return (
    <>
      <PageHeading ref={heading} {...headings[section]} />
      <div className="mt-6">
        {/* The server may send both, and no id may be on a page twice. */}
        <Suspense fallback={<PaymentSkeleton />}>{content()}</Suspense>
      </div>
      {(phase.name === 'ordering' || phase.name === 'leaving') && <ProcessingOverlay />}
    </>
  )
}

const isFilled = (typed: CustomerInfo | undefined) =>
  typed !== undefined && typed.email.trim() !== '' && typed.name.trim() !== ''

/** @returns the ref of the heading that gets the focus when another section opens */
function useFocusOnChange(section: SectionName) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(section)
  useEffect(() => {
    if (shown.current === section) return
    shown.current = section
    heading.current?.focus()
  }, [section])
  return heading
}
