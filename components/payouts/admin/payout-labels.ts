import type { ComponentProps } from 'react'
import type { Badge } from '@/components/ui/badge'
import type { PayoutLine, PayoutRow, PayoutSummary } from '@/lib/payouts/contracts'

type Tone = ComponentProps<typeof Badge>['tone']

export const STATUS_LABELS: Record<PayoutRow['status'], string> = {
  pending: 'On its way',
  paid: 'Paid out',
  failed: 'Failed',
}
export const STATUS_TONES: Record<PayoutRow['status'], Tone> = {
  pending: 'brand',
  paid: 'success',
  failed: 'danger',
}

export const KIND_LABELS: Record<PayoutLine['kind'], string> = {
  sale: 'Sale',
  refund: 'Refund',
  dispute: 'Dispute',
  fee: 'Fee',
  hold: 'Held or released',
  other: 'Other',
}

/** A sum in any currency, which may be below zero. */
export const sumIn = (currency: string, sum: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(Number(sum))

/** What was kept, as it counts against the rest. */
export const keptIn = (currency: string, fee: string): string =>
  sumIn(currency, String(0 - Number(fee)))

/** What is to be said of the fees in a sum. */
export function feesNote({
  estimatedFees,
  unknownFees,
}: Pick<PayoutSummary['paid'][number], 'estimatedFees' | 'unknownFees'>): string | null {
  if (unknownFees > 0) return estimatedFees > 0 ? 'estimated in part, others unknown' : 'unknown'
  return estimatedFees > 0 ? 'estimated' : null
}
