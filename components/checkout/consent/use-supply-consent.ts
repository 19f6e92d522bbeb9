import { useEffect, useState } from 'react'
import { type Statements, useStatements } from '@/components/orders/consent/use-statements'
import type { CheckoutConfig } from '@/lib/checkout/contracts'
import type { TickedConsent } from '@/lib/payments/supply-consent'
import { CONSENT_VERSION } from '@/lib/settings/supply-consent'
import { isAboutConsent, rememberAskedFor, wasAskedFor } from './asked-again'

export type SupplyConsent = {
  isAsked: boolean
  isNeeded: boolean
  statements: Statements
  /** What a payment carries; `undefined` where nobody was asked. */
  body: TickedConsent | undefined
  /** Whether a payment may begin; otherwise says what is missing, and leads there. */
  mayBegin: () => boolean
  /** Shows the boxes where the store refused a payment for want of them. */
  askAfter: (error: unknown) => void
}

/**
 * What the buyer ticks about immediate supply before paying.
 *
 * @param isAskedFor by what the page knows of the buyer; the store may know better
 */
export function useSupplyConsent(
  isAskedFor: boolean,
  { withoutConsent }: CheckoutConfig['supplyConsent'],
): SupplyConsent {
  const statements = useStatements()
  const [isAskedAgain, setAskedAgain] = useState(false)
  const isAsked = isAskedFor || isAskedAgain
  const isNeeded = withoutConsent === 'refuse'

  // Only the browser knows.
  useEffect(() => setAskedAgain(wasAskedFor()), [])

  function askAfter(error: unknown) {
    if (!isAboutConsent(error)) return
    rememberAskedFor()
    setAskedAgain(true)
  }

  return {
    isAsked,
    isNeeded,
    statements,
    body: isAsked ? { ...statements.ticked, version: CONSENT_VERSION } : undefined,
    mayBegin: () => statements.mayGoOn(isAsked && isNeeded),
    askAfter,
  }
}
