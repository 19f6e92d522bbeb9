import type { Refusal } from '@/lib/payments/not-paid'

const payers = (text: string): Refusal => ({ text, isProviders: false })
const providers = (text: string): Refusal => ({ text, isProviders: true })

const CREDENTIALS = providers('PayPal does not accept the store’s credentials')

/**
 * PayPal's issues of orders that were not captured, in the owner's words.
 * https://developer.paypal.com/api/rest/reference/orders/v2/errors/
 */
export const REFUSALS: Readonly<Record<string, Refusal>> = {
  INSTRUMENT_DECLINED: payers('The card or bank behind the PayPal account declined'),
  PAYER_CANNOT_PAY: payers('PayPal does not let this payer pay'),
  TRANSACTION_REFUSED: payers('PayPal refused the payment'),
  PAYER_ACCOUNT_RESTRICTED: payers('The payer’s PayPal account is restricted'),
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: payers('The payer’s PayPal account is locked or closed'),
  ORDER_NOT_APPROVED: payers('Started, but never approved'),
  PAYER_ACTION_REQUIRED: payers('Started, but never approved'),
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: payers('The payer tried too often at PayPal'),
  COMPLIANCE_VIOLATION: payers('PayPal’s rules do not allow the payment'),
  PAYEE_ACCOUNT_RESTRICTED: providers('The store’s PayPal account is restricted'),
  PAYEE_ACCOUNT_LOCKED_OR_CLOSED: providers('The store’s PayPal account is locked or closed'),
  PAYEE_BLOCKED_TRANSACTION: providers('A filter of your PayPal account refused it'),
  TRANSACTION_LIMIT_EXCEEDED: providers('The payment is above a limit of the PayPal account'),
  PERMISSION_DENIED: CREDENTIALS,
  NOT_AUTHORIZED: CREDENTIALS,
  INTERNAL_SERVER_ERROR: providers('PayPal was in trouble'),
  DECLINED_SCA_REQUIRED: payers('The bank wants to ask its customer'),
  AUTHENTICATION_REFUSED: payers('The bank did not confirm that it is its customer who pays'),
  AUTHENTICATION_OPEN: payers('The payer did not confirm the payment at his bank'),
  DECLINED: payers('The card or bank behind the PayPal account declined'),
  FAILED: providers('PayPal was in trouble'),
}
