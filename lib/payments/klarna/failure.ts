import type { GatewayFailure } from '@/lib/payments/gateway'
import type { CallResult } from '@/lib/platform/outgoing/call-provider'
import { errorSchema } from './answers'

export type Answered = Extract<CallResult, { kind: 'answer' }>

export const succeeded = (result: CallResult): result is Answered =>
  result.kind === 'answer' && result.status >= 200 && result.status < 300

/** @param uncertain the meaning of an error without a clear answer: `unknown` where money may have moved */
export function failureOf(
  result: CallResult,
  uncertain: 'unavailable' | 'unknown',
): GatewayFailure {
  if (result.kind === 'not_sent')
    return { ok: false, reason: 'unavailable', message: 'Klarna cannot be reached' }
  if (result.kind === 'no_answer')
    return { ok: false, reason: uncertain, message: 'Klarna did not answer' }
  const providerCode = errorSchema.safeParse(result.body).data?.error_code
  if (result.status >= 500 || result.status === 409)
    return { ok: false, reason: uncertain, message: 'Klarna is in trouble', providerCode }
  if (result.status === 401 || result.status === 429)
    return {
      ok: false,
      reason: 'unavailable',
      message: 'Klarna refused the call',
      providerCode: providerCode ?? (result.status === 401 ? 'UNAUTHORIZED' : undefined),
    }
  return { ok: false, reason: 'invalid', message: 'Klarna refused the payment', providerCode }
}

export const unreadable = (reason: 'unavailable' | 'unknown'): GatewayFailure => ({
  ok: false,
  reason,
  message: 'Klarna gave an answer that cannot be read',
})

export const declined = (providerCode: string): GatewayFailure => ({
  ok: false,
  reason: 'declined',
  message: 'Klarna declined the payment',
  providerCode,
})
