import { FIGURES } from '@/content/figures'
import type { PaymentMethod } from '@/lib/payments/payment-methods'

/** How many business days money takes that goes back by a method; of any, when it is not known. */
export function payoutDaysOf(method: PaymentMethod | undefined) {
  if (method === undefined || method === 'gift_card' || method === 'manual')
    return FIGURES.refundPayoutDays
  return FIGURES.refundPayoutDaysByMethod[method === 'paypal' ? 'wallet' : 'card']
}
