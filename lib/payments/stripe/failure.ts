import { z } from 'zod'
import type { GatewayFailure } from '@/lib/payments/gateway'

/** What Stripe's client throws; a class would not be recognised when it comes from another realm. */
const thrownSchema = z.object({
  type: z.string(),
  message: z.string().catch(''),
  code: z.string().optional().catch(undefined),
  decline_code: z.string().optional().catch(undefined),
  param: z.string().optional().catch(undefined),
  statusCode: z.number().optional().catch(undefined),
  /** Of a connection that failed. */
  detail: z
    .object({ code: z.string().catch('') })
    .optional()
    .catch(undefined),
})
type Thrown = z.infer<typeof thrownSchema>

/** Connection errors from before the first byte went out. */
const NEVER_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'CERT_HAS_EXPIRED'])

/** Codes of errors in which Stripe says that it works on the same call still. */
const UNDER_WAY = new Set(['lock_timeout', 'idempotency_key_in_use'])

const UNANSWERED: GatewayFailure = {
  ok: false,
  reason: 'unknown',
  message: 'Stripe did not answer.',
}

/**
 * Why a call did not succeed, and whether money may have moved all the same.
 * https://docs.stripe.com/api/errors
 */
export function failureOf(error: unknown): GatewayFailure {
  const parsed = thrownSchema.safeParse(error)
  if (!parsed.success) return UNANSWERED
  const thrown = parsed.data
  switch (thrown.type) {
    case 'StripeCardError':
      return {
        ok: false,
        reason: 'declined',
        // Made for the payer: it does not say that a card is reported stolen.
        message: thrown.message,
        providerCode: codeOf(thrown),
      }
    case 'StripeInvalidRequestError':
      return invalid(thrown)
    case 'StripeAuthenticationError':
    case 'StripePermissionError':
    case 'StripeRateLimitError':
      return unavailable(thrown)
    case 'StripeConnectionError':
      return NEVER_SENT.has(thrown.detail?.code ?? '') ? unavailable(thrown) : UNANSWERED
    default:
      return { ...UNANSWERED, providerCode: codeOf(thrown) }
  }
}

const codeOf = ({ decline_code, code }: Thrown): string | undefined => decline_code || code

const unavailable = (thrown: Thrown): GatewayFailure => ({
  ok: false,
  reason: 'unavailable',
  message: 'Stripe cannot take payments at the moment.',
  providerCode: codeOf(thrown) ?? thrown.type,
})

function invalid(thrown: Thrown): GatewayFailure {
  if (UNDER_WAY.has(thrown.code ?? '')) return { ...UNANSWERED, providerCode: thrown.code }
  const isToken = thrown.param === 'confirmation_token'
  return {
    ok: false,
    reason: isToken ? 'unusable_nonce' : 'invalid',
    message: isToken
      ? 'The payment details had expired. Please enter them again.'
      : 'Stripe refused the payment.',
    providerCode: codeOf(thrown),
  }
}
