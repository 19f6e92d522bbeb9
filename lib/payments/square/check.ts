import { credentialsResult } from '@/lib/payments/plugin-parts'
import type { TestResult } from '@/lib/plugins/plugin'
import { failed } from '@/lib/plugins/test-results'
import type { SquareAccount } from './account'
import { locationAnswer } from './answers'
import { askSquare } from './client'

const CHECK_TIMEOUT_MS = 10_000
const CARDS = 'CREDIT_CARD_PROCESSING'

/**
 * Whether Square knows the access token and the location, and the location takes cards in the currency that the owner
 * chose. https://developer.squareup.com/reference/square/locations-api/retrieve-location
 */
export async function checkSquare({
  currency,
  mode,
  ...config
}: SquareAccount): Promise<TestResult> {
  const asked = await askSquare({ ...config, timeoutMs: CHECK_TIMEOUT_MS }, locationAnswer, {
    path: `/v2/locations/${encodeURIComponent(config.locationId)}`,
  })
  if (!asked.ok) {
    const { reason, providerCode } = asked.failure
    if (reason === 'invalid') return failed('Square knows no such location in this account.')
    const isRefused =
      reason === 'unavailable' && !/^(?:not_sent|RATE_LIMITED)$/.test(providerCode ?? '')
    return credentialsResult('Square', mode, isRefused ? 'refused' : 'unreachable')
  }
  const { location } = asked.value
  if (location.currency && location.currency !== currency)
    return failed(`The location takes ${location.currency}: choose that as its currency.`)
  if (
    location.status === 'INACTIVE' ||
    (location.capabilities && !location.capabilities.includes(CARDS))
  )
    return failed('The location cannot take cards at Square.')
  return credentialsResult('Square', mode, 'accepted')
}
