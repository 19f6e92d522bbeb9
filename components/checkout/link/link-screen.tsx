'use client'

import { useLocale } from 'next-intl'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import {
  BeforePayingProvider,
  beforePaying,
} from '@/components/checkout/before-paying/before-paying-context'
import { CHECKOUT_GRID } from '@/components/checkout/checkout-grid'
import { isAskedForConsent } from '@/components/checkout/consent/is-asked'
import { OrderSummary } from '@/components/checkout/order-summary'
import { HeldPayment } from '@/components/checkout/payment/held-payment'
import { OrderFailure } from '@/components/checkout/payment/order-failure'
import { PaymentMethods } from '@/components/checkout/payment/payment-methods'
import { ProcessingOverlay } from '@/components/checkout/payment/processing-overlay'
import type { Purchase } from '@/components/checkout/payment/purchase'
import { TotalOnTop } from '@/components/checkout/payment/total-on-top'
import { useLeaveWarning } from '@/components/checkout/payment/use-leave-warning'
import { usePaymentFlow } from '@/components/checkout/payment/use-payment-flow'
import { FixedCurrency } from '@/components/storefront/currency/currency-store'
import type { CheckoutConfig } from '@/lib/checkout/contracts'
import type { LegalConfig } from '@/lib/checkout/legal-config'
import { toDecimal } from '@/lib/core/money'
import { isCompany } from '@/lib/customers/taxes/is-company'
import type { Drafted } from './drafted'
import { usePayInstead } from './use-pay-instead'

type LinkScreenProps = {
  drafted: Drafted
  config: CheckoutConfig
  legal: LegalConfig
  scriptNonce: string | null
  /** What speaks for paying here, rendered on the server. */
  aboutPayment: ReactNode
}

/** Pays what staff drafted: the payment step of the checkout, with lines, prices, currency and buyer that stand. */
export function LinkScreen(props: LinkScreenProps) {
  return (
    <FixedCurrency value={props.drafted.currency}>
      <Payment {...props} />
    </FixedCurrency>
  )
}

function Payment({ drafted, config, legal, scriptNonce, aboutPayment }: LinkScreenProps) {
  const locale = useLocale()
  const { session, lines, totals, tax, customer } = drafted
  usePayInstead(session)
  // The server says what has become of it.
  const flow = usePaymentFlow(useCallback(() => location.reload(), []))
  const { phase } = flow
  const purchase = useDraftedPurchase(drafted, config)
  // The document's own: a rendering that follows on the server has another one.
  const [documentNonce] = useState(scriptNonce)
  useLeaveWarning(phase.name === 'paying' || phase.name === 'ordering')

  if (phase.name === 'orderFailed')
    return (
      <OrderFailure
        paymentId={phase.order.paymentId}
        supportEmail={config.supportEmail}
        onRetry={() => void flow.placeOrder(phase.order)}
      />
    )
  if (phase.name === 'held') return <HeldPayment order={phase.order} />
  const { country = '', territory = '', address = '', company, taxId } = customer
  const before = beforePaying(legal, {
    lines,
    totals,
    country,
    territory,
    address,
    locale,
    isCompany: Boolean(company || taxId),
  })
  return (
    <BeforePayingProvider value={before}>
      <div className={CHECKOUT_GRID}>
        <TotalOnTop cents={totals.dueCents} />
        <PaymentMethods
          config={config}
          scriptNonce={documentNonce}
          amount={toDecimal(totals.dueCents)}
          purchase={purchase}
          flow={flow}
          busy={phase.name === 'paying'}
          onError={flow.fail}
        />
        <OrderSummary
          lines={lines}
          totals={totals}
          tax={tax}
          taxDisplay={config.taxDisplay}
          showsLines
        />
        <div className="min-w-0 space-y-6">{aboutPayment}</div>
      </div>
      {(phase.name === 'ordering' || phase.name === 'leaving') && <ProcessingOverlay />}
    </BeforePayingProvider>
  )
}

function useDraftedPurchase(drafted: Drafted, config: CheckoutConfig): Purchase {
  const locale = useLocale()
  const { orderNumberPrefix, supplyConsent } = config
  return useMemo(() => {
    const { lines, totals, customer, currency, tax } = drafted
    return {
      lines,
      totals,
      fromGiftCard: undefined,
      customer,
      currency,
      locale,
      displayCurrency: currency,
      orderNumberPrefix,
      asksConsent: isAskedForConsent(supplyConsent, lines, {
        country: tax.country,
        isCompany: isCompany(tax),
      }),
    }
  }, [drafted, locale, orderNumberPrefix, supplyConsent])
}
