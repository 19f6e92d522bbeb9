import type { Refusal } from '@/lib/payments/not-paid'

const payers = (text: string): Refusal => ({ text, isProviders: false })
const providers = (text: string): Refusal => ({ text, isProviders: true })

const DECLINED = payers('The bank declined the card')
const EXPIRED = payers('The card has expired')
const NUMBER = payers('The card number is not valid')
const SECURITY_CODE = payers('The security code is wrong')
const STOLEN = payers('The bank declined the card, which is reported lost or stolen')
const FUNDS = payers('There was not enough money on the account')
const CARD_TYPE = payers('The card cannot be used for this kind of purchase')
const AUTHENTICATION = payers('The payer did not confirm the payment at his bank')
const FILTERED = payers('A fraud filter of your Stripe account refused it')
const LATER = payers('The bank asks to try again later')
const CREDENTIALS = providers('Stripe does not accept the store’s credentials')

/**
 * Codes of payments that brought no money, in the owner's words.
 * https://docs.stripe.com/declines/codes and https://docs.stripe.com/error-codes
 */
export const REFUSALS: Readonly<Record<string, Refusal>> = {
  authentication_required: AUTHENTICATION,
  payment_intent_authentication_failure: AUTHENTICATION,
  authentication_not_handled: AUTHENTICATION,
  approve_with_id: DECLINED,
  call_issuer: DECLINED,
  card_declined: DECLINED,
  do_not_honor: DECLINED,
  do_not_try_again: DECLINED,
  generic_decline: DECLINED,
  no_action_taken: DECLINED,
  not_permitted: DECLINED,
  service_not_allowed: DECLINED,
  transaction_not_allowed: DECLINED,
  card_not_supported: CARD_TYPE,
  currency_not_supported: payers('The card does not pay in this currency'),
  card_velocity_exceeded: payers('The card has reached its limit'),
  withdrawal_count_limit_exceeded: payers('The card has reached its limit'),
  expired_card: EXPIRED,
  fraudulent: FILTERED,
  merchant_blacklist: FILTERED,
  highest_risk_level: FILTERED,
  elevated_risk_level: FILTERED,
  rule: FILTERED,
  incorrect_cvc: SECURITY_CODE,
  invalid_cvc: SECURITY_CODE,
  incorrect_number: NUMBER,
  invalid_number: NUMBER,
  incorrect_zip: payers('The postal code is not the card’s'),
  insufficient_funds: FUNDS,
  invalid_expiry_month: payers('The expiry date is not valid'),
  invalid_expiry_year: payers('The expiry date is not valid'),
  issuer_not_available: LATER,
  reenter_transaction: LATER,
  try_again_later: LATER,
  processing_error: LATER,
  lost_card: STOLEN,
  stolen_card: STOLEN,
  pickup_card: STOLEN,
  amount_too_small: providers('The amount is less than Stripe takes'),
  amount_too_large: providers('The amount is more than Stripe takes'),
  api_key_expired: CREDENTIALS,
  StripeAuthenticationError: CREDENTIALS,
  StripePermissionError: providers('The store’s key at Stripe lacks a permission'),
  StripeRateLimitError: providers('Stripe was asked too often'),
}
