import type { Refusal } from '@/lib/payments/not-paid'

const payers = (text: string): Refusal => ({ text, isProviders: false })
const providers = (text: string): Refusal => ({ text, isProviders: true })

const DECLINED = payers('The bank declined the card')
const SECURITY_CODE = payers('The security code is wrong')
const POSTAL_CODE = payers('The postal code is not the card’s')
const EXPIRY = payers('The expiry date is not valid')
const NUMBER = payers('The card number is not valid')
const CARD_TYPE = payers('The card cannot be used for this kind of purchase')
const LATER = payers('The bank asks to try again later')
const CREDENTIALS = providers('Square does not accept the store’s credentials')

/**
 * Codes of payments that brought no money, in the owner's words.
 * https://developer.squareup.com/docs/payments-api/error-codes
 */
export const REFUSALS: Readonly<Record<string, Refusal>> = {
  GENERIC_DECLINE: DECLINED,
  CARD_DECLINED: DECLINED,
  CARD_DECLINED_CALL_ISSUER: DECLINED,
  TRANSACTION_LIMIT: payers('The card has reached its limit'),
  PAYMENT_LIMIT_EXCEEDED: payers('The card has reached its limit'),
  CARD_DECLINED_VERIFICATION_REQUIRED: payers('The payer did not confirm the payment at his bank'),
  CARD_EXPIRED: payers('The card has expired'),
  CARD_NOT_SUPPORTED: CARD_TYPE,
  UNSUPPORTED_CARD_BRAND: CARD_TYPE,
  CARDHOLDER_INSUFFICIENT_PERMISSIONS: CARD_TYPE,
  INVALID_ACCOUNT: NUMBER,
  INVALID_CARD: NUMBER,
  INVALID_CARD_DATA: NUMBER,
  PAN_FAILURE: NUMBER,
  CVV_FAILURE: SECURITY_CODE,
  VERIFY_CVV_FAILURE: SECURITY_CODE,
  ADDRESS_VERIFICATION_FAILURE: POSTAL_CODE,
  VERIFY_AVS_FAILURE: POSTAL_CODE,
  INVALID_POSTAL_CODE: POSTAL_CODE,
  INVALID_EXPIRATION: EXPIRY,
  EXPIRATION_FAILURE: EXPIRY,
  INSUFFICIENT_FUNDS: payers('There was not enough money on the account'),
  ISSUER_NOT_AVAILABLE: LATER,
  TEMPORARY_ERROR: LATER,
  ALLOWABLE_PIN_TRIES_EXCEEDED: DECLINED,
  VOICE_FAILURE: DECLINED,
  CANCELED: payers('The payment was cancelled at Square'),
  FAILED: DECLINED,
  UNAUTHORIZED: CREDENTIALS,
  ACCESS_TOKEN_EXPIRED: CREDENTIALS,
  ACCESS_TOKEN_REVOKED: CREDENTIALS,
  FORBIDDEN: providers('The store’s access token at Square lacks a permission'),
  INSUFFICIENT_SCOPES: providers('The store’s access token at Square lacks a permission'),
  RATE_LIMITED: providers('Square was asked too often'),
}
