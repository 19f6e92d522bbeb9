import 'server-only'
import { callProviderForText } from '@/lib/platform/outgoing/call-provider'

const TIMEOUT_MS = 20_000

/**
 * Calls the address by which a provider begins with its reports.
 *
 * @param url of the provider's own, as its signed message named it
 * @throws Error when it does not answer well, so that this is tried again
 */
export async function confirmReports(url: string): Promise<void> {
  const result = await callProviderForText({
    url,
    method: 'GET',
    headers: {},
    timeoutMs: TIMEOUT_MS,
  })
  if (result.kind !== 'answer' || result.status !== 200)
    throw new Error('The reports of the mail provider could not be confirmed')
}
