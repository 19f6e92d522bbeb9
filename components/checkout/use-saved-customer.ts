import { useCallback, useLayoutEffect, useState } from 'react'
import type { Customer } from '@/lib/customers/contracts'
import { type CustomerInfo, savedCustomer } from './customer-info'
import { validSavedCustomer } from './customer-schema'

/** What the shopper has typed so far, and the customer that this makes; `null` while it makes none. */
type Saved = { typed: CustomerInfo; customer: Customer | null }

/** @returns the saved customer, `undefined` before it is known, and what reads it again after a change */
export function useSavedCustomer(): [Saved | undefined, () => void] {
  const [saved, setSaved] = useState<Saved>()
  const read = useCallback(
    () => setSaved({ typed: savedCustomer(), customer: validSavedCustomer() }),
    [],
  )
  // Also when React kept the page hidden while another one was shown.
  useLayoutEffect(read, [read])
  return [saved, read]
}
