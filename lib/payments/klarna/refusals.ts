import type { Refusal } from '@/lib/payments/not-paid'

const payers = (text: string): Refusal => ({ text, isProviders: false })
const providers = (text: string): Refusal => ({ text, isProviders: true })

const CREDENTIALS = providers('Klarna does not accept the store’s credentials')

/** Klarna's codes of payments that brought no money, in the owner's words. https://docs.klarna.com/api/errors/ */
export const REFUSALS: Readonly<Record<string, Refusal>> = {
  REJECTED: payers('Klarna refused the purchase after a check'),
  STOPPED: payers('Klarna stopped the purchase after a check'),
  CANCELLED: payers('The purchase was cancelled at Klarna'),
  EXPIRED: payers('The purchase expired at Klarna before it was captured'),
  NOT_FOUND: payers('The approval at Klarna had expired'),
  BAD_VALUE: providers('Klarna did not accept the order’s data'),
  CAPTURE_NOT_ALLOWED: providers('Klarna did not allow the capture'),
  UNAUTHORIZED: CREDENTIALS,
  FORBIDDEN: CREDENTIALS,
}
