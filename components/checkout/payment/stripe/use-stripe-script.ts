import type { Stripe } from '@stripe/stripe-js'
import { useEffect, useState } from 'react'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import type { Elements as Script } from '@/lib/payments/contracts'
import { stripeFor } from './stripe-script'

/** Stripe.js of the account that takes a currency, once it is there. */
export function useStripeScript(
  elements: Script,
  currency: CurrencyCode,
  locale: string,
): Stripe | 'loading' | 'failed' {
  const [script, setScript] = useState<Stripe | 'loading' | 'failed'>('loading')
  const { scriptUrl } = elements
  const publishableKey = elements.keysOfCurrencies?.[currency] ?? elements.publishableKey
  useEffect(() => {
    let isGone = false
    stripeFor({ scriptUrl, publishableKey }, locale).then(
      (stripe) => !isGone && setScript(stripe),
      () => !isGone && setScript('failed'),
    )
    return () => {
      isGone = true
    }
  }, [scriptUrl, publishableKey, locale])
  return script
}
