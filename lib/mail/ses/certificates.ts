import { X509Certificate } from 'node:crypto'
import { processWide } from '@/lib/core/process-wide'
import { SECOND_MS } from '@/lib/core/time'
import { callProviderForText } from '@/lib/platform/outgoing/call-provider'

const TIMEOUT_MS = 8 * SECOND_MS
/** SNS changes its certificate about once a year. */
const MAX_KEPT = 8

const known = processWide<{ certificates: Map<string, X509Certificate> }>('sns-certificates', {
  certificates: new Map(),
})

/**
 * The certificate that Amazon SNS signs with. That it is Amazon's is proven by the connection to Amazon's host.
 *
 * @param address one that isCertificateOfSns allows
 * @returns `none` when there is no valid one, `unknown` when it can't be had at the moment
 */
export async function snsCertificate(
  address: string,
): Promise<X509Certificate | 'none' | 'unknown'> {
  const kept = known.certificates.get(address)
  if (kept && isValid(kept)) return kept
  const result = await callProviderForText({
    url: address,
    method: 'GET',
    headers: {},
    timeoutMs: TIMEOUT_MS,
  })
  if (result.kind !== 'answer' || result.status >= 500 || result.status === 429) return 'unknown'
  const certificate = result.status === 200 ? certificateIn(result.text) : null
  if (!certificate) return 'none'
  const [oldest] = known.certificates.keys()
  if (known.certificates.size >= MAX_KEPT && oldest !== undefined) known.certificates.delete(oldest)
  known.certificates.set(address, certificate)
  return certificate
}

function certificateIn(text: string): X509Certificate | null {
  try {
    const certificate = new X509Certificate(text)
    return isValid(certificate) ? certificate : null
  } catch {
    return null
  }
}

const isValid = ({ validFrom, validTo }: X509Certificate, now = new Date()): boolean =>
  new Date(validFrom) <= now && now <= new Date(validTo)
