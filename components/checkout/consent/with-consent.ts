import type { PaymentMethodProps } from '@/components/checkout/payment/payment-method-props'
import type { SupplyConsent } from './use-supply-consent'

/** The props of each way to pay, whichever it is: no payment begins before what is needed was ticked, and each carries it. */
export const withConsent = <P extends PaymentMethodProps>(
  method: P,
  consent: SupplyConsent,
): P => ({
  ...method,
  purchase: { ...method.purchase, supplyConsent: consent.body },
  flow: {
    ...method.flow,
    mayBegin: consent.mayBegin,
    begin: () => consent.mayBegin() && method.flow.begin(),
  },
  onError: (message: string, error?: unknown) => {
    consent.askAfter(error)
    method.onError(message, error)
  },
})
