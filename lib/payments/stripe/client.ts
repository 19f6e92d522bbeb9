import type Stripe from 'stripe'

export type StripeConfig = { secretKey: string; apiUrl: string; timeoutMs?: number }

const TIMEOUT_MS = 20_000

/**
 * Stripe's own client, which repeats nothing by itself: whether a call may be repeated depends on what it does. Loaded on first
 * use, which a process that takes no payment by Stripe saves.
 */
export async function stripeClient({
  secretKey,
  apiUrl,
  timeoutMs = TIMEOUT_MS,
}: StripeConfig): Promise<Stripe> {
  const { default: Client } = await import('stripe')
  const { protocol, hostname, port } = new URL(apiUrl)
  return new Client(secretKey, {
    apiVersion: '2026-10-28.endive',
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port !== '' && { port }),
    timeout: timeoutMs,
    maxNetworkRetries: 0,
    telemetry: false,
  })
}
