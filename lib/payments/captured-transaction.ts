import type { Payment } from './payment'

/** The provider's transaction id; a payment without one was never captured. */
export function capturedTransactionOf({ id, providerTransactionId }: Payment): string {
  if (providerTransactionId === null) throw new Error(`Payment ${id} names no transaction`)
  return providerTransactionId
}
