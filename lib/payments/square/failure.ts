import { z } from 'zod'
import type { GatewayFailure } from '@/lib/payments/gateway'
import type { CallResult } from '@/lib/platform/outgoing/call-provider'
import { errorSchema, type SquareError } from './answers'

const errorsSchema = z.object({ errors: z.array(errorSchema).min(1) })

/** Codes of tokens that are of no use any more. */
const TOKENS = new Set(['CARD_TOKEN_EXPIRED', 'CARD_TOKEN_USED'])

/** Whoever asks anew with another content was answered before: what came of that is to be found. */
const REPEATED = 'IDEMPOTENCY_KEY_REUSED'

const UNANSWERED: GatewayFailure = {
  ok: false,
  reason: 'unknown',
  message: 'Square did not answer.',
}

export const UNREADABLE: GatewayFailure = {
  ok: false,
  reason: 'unknown',
  message: 'Square’s answer cannot be read.',
}

/** What shoppers are told of a decline, by its code: Square's own details are for developers. */
const DECLINES: Readonly<Record<string, string>> = {
  CVV_FAILURE: 'The security code is wrong.',
  VERIFY_CVV_FAILURE: 'The security code is wrong.',
  ADDRESS_VERIFICATION_FAILURE: 'The postal code is not the card’s.',
  VERIFY_AVS_FAILURE: 'The postal code is not the card’s.',
  INVALID_POSTAL_CODE: 'The postal code is not the card’s.',
  CARD_EXPIRED: 'The card has expired.',
  INVALID_EXPIRATION: 'The expiry date is not valid.',
  EXPIRATION_FAILURE: 'The expiry date is not valid.',
  INSUFFICIENT_FUNDS: 'There is not enough money on the account.',
  CARD_DECLINED_VERIFICATION_REQUIRED: 'Your bank wants you to confirm the payment.',
}
const DECLINED = 'The card was declined.'

/** A decline by its code. */
export const declineOf = (code: string | undefined): GatewayFailure => ({
  ok: false,
  reason: 'declined',
  message: (code !== undefined && DECLINES[code]) || DECLINED,
  ...(code && { providerCode: code }),
})

/**
 * Why a call did not succeed, and whether money may have moved all the same.
 * https://developer.squareup.com/docs/build-basics/handling-errors
 */
export function failureOf(result: CallResult): GatewayFailure {
  if (result.kind === 'not_sent') return unavailable('not_sent')
  if (result.kind === 'no_answer') return UNANSWERED
  const error = errorsSchema.safeParse(result.body).data?.errors[0]
  if (!error) return UNREADABLE
  if (result.status >= 500) return { ...UNANSWERED, providerCode: error.code }
  return refusalOf(error)
}

function refusalOf({ category, code, field }: SquareError): GatewayFailure {
  if (code === REPEATED) return { ...UNANSWERED, providerCode: code }
  if (TOKENS.has(code) || field === 'source_id')
    return {
      ok: false,
      reason: 'unusable_nonce',
      message: 'The payment details had expired. Please enter them again.',
      providerCode: code,
    }
  switch (category) {
    case 'PAYMENT_METHOD_ERROR':
      return declineOf(code)
    case 'REFUND_ERROR':
      return {
        ok: false,
        reason: 'declined',
        message: 'Square could not give the money back.',
        providerCode: code,
      }
    case 'AUTHENTICATION_ERROR':
    case 'RATE_LIMIT_ERROR':
      return unavailable(code)
    case 'INVALID_REQUEST_ERROR':
      return {
        ok: false,
        reason: 'invalid',
        message: 'Square refused the payment.',
        providerCode: code,
      }
    default:
      return { ...UNANSWERED, providerCode: code }
  }
}

const unavailable = (providerCode: string): GatewayFailure => ({
  ok: false,
  reason: 'unavailable',
  message: 'Square cannot take payments at the moment.',
  providerCode,
})
