import type { Stripe } from '@stripe/stripe-js'
import { useEffect, useState } from 'react'
import type { Elements as Script } from '@/lib/payments/contracts'
import { stripeFor } from './stripe-script'

/** Stripe.js, once it is there. */
export function useStripeScript(elements: Script, locale: string): Stripe | 'loading' | 'failed' {
  const [script, setScript] = useState<Stripe | 'loading' | 'failed'>('loading')
  const { scriptUrl, publishableKey } = elements
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
