import type { ComponentProps } from 'react'
import { money } from '@/components/back-office/format-number'
import type { Badge } from '@/components/ui/badge'
import type { PayoutRow, PayoutSummary } from '@/lib/bookkeeping/payouts/contracts'

type Tone = ComponentProps<typeof Badge>['tone']

export const STATUS_TONES: Record<PayoutRow['status'], Tone> = {
  pending: 'brand',
  paid: 'success',
  failed: 'danger',
}

/** A sum in any currency, which may be below zero. */
export const sumIn = (currency: string, sum: string): string => money(sum, currency)

/** What was kept, as it counts against the rest. */
export const keptIn = (currency: string, fee: string): string =>
  sumIn(currency, String(0 - Number(fee)))

/** What is to be said of the fees in a sum. */
export function feesNote({
  estimatedFees,
  unknownFees,
}: Pick<PayoutSummary['paid'][number], 'estimatedFees' | 'unknownFees'>) {
  if (unknownFees > 0) return estimatedFees > 0 ? 'estimatedInPart' : 'unknown'
  return estimatedFees > 0 ? 'estimated' : null
}
