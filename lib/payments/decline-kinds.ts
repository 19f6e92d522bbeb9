import { z } from 'zod'

/** Why a card was declined, as far as its holder can do something about it. */
export const DECLINE_KINDS = [
  'number',
  'expiry',
  'security_code',
  'address',
  'card_type',
  'funds',
  'not_confirmed',
  'later',
  'bank',
] as const
export type DeclineKind = (typeof DECLINE_KINDS)[number]
export const declineKindSchema = z.enum(DECLINE_KINDS)

/**
 * The codes of Authorize.Net, Stripe and Square, as their tables of refusals have them. Who is told that a card is
 * reported stolen may be who stole it: of those, and of fraud filters, it says what it says of any bank’s no.
 */
const CODES: Record<DeclineKind, readonly string[]> = {
  number: [
    ...['6', '37', '200', '315'],
    ...['incorrect_number', 'invalid_number'],
    ...['INVALID_ACCOUNT', 'INVALID_CARD', 'INVALID_CARD_DATA', 'PAN_FAILURE'],
  ],
  expiry: [
    ...['7', '8', '201', '316', '317'],
    ...['expired_card', 'invalid_expiry_month', 'invalid_expiry_year'],
    ...['CARD_EXPIRED', 'INVALID_EXPIRATION', 'EXPIRATION_FAILURE'],
  ],
  security_code: [
    ...['44', '65', '78', '165'],
    ...['incorrect_cvc', 'invalid_cvc'],
    ...['CVV_FAILURE', 'VERIFY_CVV_FAILURE'],
  ],
  address: [
    ...['27', '127'],
    'incorrect_zip',
    ...['ADDRESS_VERIFICATION_FAILURE', 'VERIFY_AVS_FAILURE', 'INVALID_POSTAL_CODE'],
  ],
  card_type: [
    ...['17', '28', '202'],
    ...['card_not_supported', 'currency_not_supported'],
    ...['CARD_NOT_SUPPORTED', 'UNSUPPORTED_CARD_BRAND', 'CARDHOLDER_INSUFFICIENT_PERMISSIONS'],
  ],
  funds: [
    ...['insufficient_funds', 'card_velocity_exceeded', 'withdrawal_count_limit_exceeded'],
    ...['INSUFFICIENT_FUNDS', 'TRANSACTION_LIMIT', 'PAYMENT_LIMIT_EXCEEDED'],
  ],
  not_confirmed: [
    ...['payment_intent_authentication_failure', 'authentication_not_handled'],
    'CARD_DECLINED_VERIFICATION_REQUIRED',
  ],
  later: [
    ...['issuer_not_available', 'reenter_transaction', 'try_again_later', 'processing_error'],
    ...['ISSUER_NOT_AVAILABLE', 'TEMPORARY_ERROR'],
  ],
  bank: [],
}

const KINDS = new Map(DECLINE_KINDS.flatMap((kind) => CODES[kind].map((code) => [code, kind])))

/** @param code the provider's own. @returns `bank` where it says nothing that its holder can mend */
export const declineKindOf = (code: string | undefined): DeclineKind =>
  (code !== undefined && KINDS.get(code)) || 'bank'
