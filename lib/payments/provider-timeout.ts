import 'server-only'
import { env } from '@/lib/core/env'

/** The owner's time limit for calls of payment providers, in milliseconds; `undefined` for a provider's own. */
export function providerTimeoutMs(): number | undefined {
  const { PAYMENT_TIMEOUT_SECONDS: seconds } = env()
  return seconds === undefined ? undefined : seconds * 1000
}
