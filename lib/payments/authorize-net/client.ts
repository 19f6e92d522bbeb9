import type { CurrencyCode } from '@/lib/i18n/currencies'
import type { GatewayFailure } from '@/lib/payments/gateway'
import { callProvider } from '@/lib/platform/outgoing/call-provider'
import type { ReadAnswer } from './answers'
import { failure } from './failure'
import { loadContracts } from './load-contracts'
import type { BuildRequest } from './requests'

export type AuthorizeNetConfig = {
  loginId: string
  transactionKey: string
  /** The JSON endpoint, live or sandbox. */
  apiUrl: string
  /** A merchant account has one, which the lists do not name. */
  currency: CurrencyCode
  timeoutMs?: number
}

/** Sends one request and reads its response, which may still be a refusal. */
export type Send = <A>(
  build: BuildRequest,
  read: ReadAnswer<A>,
) => Promise<{ ok: true; answer: A } | GatewayFailure>

/**
 * Authorize.Net's JSON API under one account's credentials. The transport is the store's own, because
 * the outcome of an unanswered call depends on how it failed.
 * https://developer.authorize.net/api/reference/
 */
export function createClient({
  loginId,
  transactionKey,
  apiUrl,
  timeoutMs = 25_000,
}: AuthorizeNetConfig): Send {
  return async (build, read) => {
    const contracts = await loadContracts()
    const request = build(contracts, { name: loginId, transactionKey })
    const result = await callProvider({
      url: apiUrl,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request.getJSON()),
      timeoutMs,
    })
    if (result.kind === 'not_sent')
      return failure('unavailable', 'The card processor cannot be reached')
    if (result.kind === 'no_answer') return failure('unknown', 'The card processor did not answer')
    // Errors are reported in a response with status 200; any other status leaves the outcome open.
    if (result.status !== 200)
      return failure('unknown', 'The card processor is in trouble', String(result.status))
    const answer = read(contracts, result.body)
    return answer
      ? { ok: true, answer }
      : failure('unknown', 'The card processor gave an answer that cannot be read')
  }
}
