import { AUTHENTICATION_REQUIRED, isAuthenticationAsked } from '@/lib/payments/authentication-asked'
import type { CardPaymentResult } from '@/lib/payments/contracts'
import { declineKindOf } from '@/lib/payments/decline-kinds'
import type { Payment } from '@/lib/payments/payment'
import type { ProviderId } from '@/lib/payments/provider-ids'
import { alreadyPaid } from './payment-errors'

type Details = Pick<CardPaymentResult, 'transactionId' | 'cardType' | 'lastFour'>

/** The answer to a payment that was captured. */
export const approved = (details: Details): CardPaymentResult => ({
  status: 'approved',
  ...details,
  messageText: 'This transaction has been approved.',
})

/** The answer to one that the provider has accepted, without saying yet whether the money comes. */
export const held = (details: Details): CardPaymentResult => ({
  status: 'pending',
  ...details,
  messageText:
    'Your payment is being reviewed. You do not need to pay again: if it is approved, your order will arrive by e-mail.',
})

/** The answer to one that was declined. @param messageText why, as the provider says it to shoppers @param code its own */
export const declined = (messageText: string, code?: string): CardPaymentResult => ({
  status: 'declined',
  transactionId: null,
  cardType: null,
  lastFour: null,
  messageText,
  ...(isAuthenticationAsked(code)
    ? { declineReason: AUTHENTICATION_REQUIRED }
    : (code ?? messageText) && { declineKind: declineKindOf(code) }),
})

/** What is known of the transaction of a payment. */
export const detailsOf = ({ providerTransactionId, card }: Payment): Details => ({
  transactionId: providerTransactionId,
  cardType: card?.type ?? null,
  lastFour: card?.lastFour ?? null,
})

/**
 * A second tab or a repeated click after a charge gets the first answer, not a second charge.
 *
 * @param payment captured or held
 * @throws AppError `cart_changed` where it was paid with another provider
 */
export function answerOfEarlier({ id }: { id: ProviderId }, payment: Payment): CardPaymentResult {
  if (payment.provider !== id) throw alreadyPaid()
  return (payment.status === 'captured' ? approved : held)(detailsOf(payment))
}
