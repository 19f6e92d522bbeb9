import 'server-only'
import type { X509Certificate } from 'node:crypto'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { HOUR_MS, SECOND_MS } from '@/lib/core/time'
import type { Limit } from '@/lib/http/limit'
import { consumeLimit } from '@/lib/http/rate-limit'
import { openChecked, readBody } from '@/lib/platform/outgoing/open-checked'
import { FailedLookups } from './failed-lookups'
import { isPayPalHost, signingCertificate } from './notice-signature'

/** Calls that notifications cause before anybody knows who sent them: all senders together. */
const LOOKUPS: Limit = { name: 'paypal-certificates', points: 10, seconds: 60 }

const TIMEOUT_MS = 8 * SECOND_MS
const MAX_BYTES = 64 * 1024
/** PayPal changes its certificate about once a year. */
const MAX_KEPT = 8

/** Its address leads to no certificate of PayPal's. */
const REFUSED_FOR_MS = HOUR_MS
/** PayPal may be out of reach for a moment; it sends a notification again. */
const UNREACHABLE_FOR_MS = 5 * SECOND_MS

/**
 * - `none`: there is no certificate of PayPal's at this address.
 * - `unknown`: it can't be looked up at the moment.
 */
type Found = X509Certificate | 'none' | 'unknown'

/** Files that prove something, by address; the one that came first goes first. */
const known = new Map<string, string>()
const failed = new FailedLookups()
const underWay = new Map<string, Promise<Found>>()

/**
 * The certificate at an address that a notification names, which anybody may have sent. One that proved itself once is kept in the
 * database, so that true notifications cause no calls; what came to nothing is not looked up again for a while.
 *
 * @param address one that {@link isCertificateAddress} allows
 */
export function certificateAt(address: string): Promise<Found> {
  const begun = underWay.get(address)
  if (begun) return begun
  const finding = find(address).finally(() => underWay.delete(address))
  underWay.set(address, finding)
  return finding
}

async function find(address: string): Promise<Found> {
  const kept = known.get(address)
  const own = kept === undefined ? null : provenBy(kept, address)
  if (own) return own
  const failure = failed.at(address, Date.now())
  if (failure) return failure
  const stored = await db().providerCertificate.findUnique({ where: { address } })
  const ofStore = stored && provenBy(stored.file, address)
  if (ofStore) {
    keep(address, stored.file)
    return ofStore
  }
  return lookUp(address)
}

async function lookUp(address: string): Promise<Found> {
  try {
    await consumeLimit(LOOKUPS, 'all')
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate_limited') return 'unknown'
    throw error
  }
  const file = await fetchFile(address)
  if (file === 'unknown')
    return failed.remember(address, 'unknown', Date.now() + UNREACHABLE_FOR_MS)
  const certificate = file === 'none' ? null : provenBy(file, address)
  if (file === 'none' || !certificate)
    return failed.remember(address, 'none', Date.now() + REFUSED_FOR_MS)
  await db().providerCertificate.upsert({
    where: { address },
    create: { address, file },
    update: { file },
  })
  keep(address, file)
  return certificate
}

const provenBy = (file: string, address: string) =>
  signingCertificate(file, isPayPalHost(new URL(address).hostname))

function keep(address: string, file: string): void {
  const [oldest] = known.keys()
  if (known.size >= MAX_KEPT && oldest !== undefined) known.delete(oldest)
  known.set(address, file)
}

/** PayPal's file of certificates. */
async function fetchFile(address: string): Promise<string | 'none' | 'unknown'> {
  const { hostname } = new URL(address)
  const isPayPals = isPayPalHost(hostname)
  try {
    const answer = await openChecked({
      url: address,
      method: 'GET',
      headers: { accept: '*/*', 'user-agent': 'Softhaven' },
      protocols: isPayPals ? ['https:'] : ['https:', 'http:'],
      allowPort: !isPayPals,
      allowPrivate: !isPayPals,
      maxRedirects: 0,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const { statusCode = 0 } = answer
    if (statusCode !== 200) {
      answer.destroy()
      return statusCode >= 500 || statusCode === 429 ? 'unknown' : 'none'
    }
    return Buffer.from(
      await readBody(answer, { maxBytes: MAX_BYTES, whenLarger: 'cut' }),
    ).toString()
  } catch {
    return 'unknown'
  }
}
