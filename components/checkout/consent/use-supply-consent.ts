import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { CheckoutConfig } from '@/lib/checkout/contracts'
import type { TickedConsent } from '@/lib/payments/supply-consent'
import { CONSENT_VERSION } from '@/lib/settings/supply-consent'
import { isAboutConsent, rememberAskedFor, wasAskedFor } from './asked-again'

/** The two statements, each of which is agreed to by itself. */
export const STATEMENTS = ['supply', 'loss'] as const
type Statement = (typeof STATEMENTS)[number]

export type SupplyConsent = {
  isAsked: boolean
  ticked: Record<Statement, boolean>
  /** Those that were missing when the buyer wanted to pay. */
  missing: readonly Statement[]
  boxes: Record<Statement, RefObject<HTMLInputElement | null>>
  tick: (statement: Statement, isTicked: boolean) => void
  /** What a payment carries; `undefined` where nobody was asked. */
  body: TickedConsent | undefined
  /** Whether a payment may begin; otherwise says what is missing, and leads there. */
  mayBegin: () => boolean
  /** Shows the boxes where the store refused a payment for want of them. */
  askAfter: (error: unknown) => void
  isNeeded: boolean
}

/**
 * What the buyer ticks about immediate supply. Nothing is ticked before he does it.
 *
 * @param isAskedFor by what the page knows of the buyer; the store may know better
 */
export function useSupplyConsent(
  isAskedFor: boolean,
  { withoutConsent }: CheckoutConfig['supplyConsent'],
): SupplyConsent {
  const [ticked, setTicked] = useState({ supply: false, loss: false })
  const [missing, setMissing] = useState<readonly Statement[]>([])
  const [isAskedAgain, setAskedAgain] = useState(false)
  const supply = useRef<HTMLInputElement>(null)
  const loss = useRef<HTMLInputElement>(null)
  const boxes = useMemo(() => ({ supply, loss }), [])
  const isAsked = isAskedFor || isAskedAgain
  const isNeeded = withoutConsent === 'refuse'

  // Only the browser knows.
  useEffect(() => setAskedAgain(wasAskedFor()), [])

  const tick = useCallback((statement: Statement, isTicked: boolean) => {
    setTicked((before) => ({ ...before, [statement]: isTicked }))
    setMissing((before) => before.filter((one) => one !== statement))
  }, [])

  function mayBegin() {
    const lacking = isAsked && isNeeded ? STATEMENTS.filter((one) => !ticked[one]) : []
    setMissing(lacking)
    const [first] = lacking
    if (!first) return true
    boxes[first].current?.focus()
    return false
  }

  function askAfter(error: unknown) {
    if (!isAboutConsent(error)) return
    rememberAskedFor()
    setAskedAgain(true)
  }

  const body = isAsked ? { ...ticked, version: CONSENT_VERSION } : undefined
  return { isAsked, ticked, missing, boxes, tick, body, mayBegin, askAfter, isNeeded }
}
