import { verify, X509Certificate } from 'node:crypto'
import { rootCertificates } from 'node:tls'
import { crc32 } from 'node:zlib'
import type { SignedMessage } from '@/lib/payments/provider-notice'

/** The headers of a notification that its signature is checked with. */
export type Transmission = {
  id: string
  time: string
  signature: string
  algorithm: string
  certificateUrl: string
}

const HEADERS = {
  id: 'paypal-transmission-id',
  time: 'paypal-transmission-time',
  signature: 'paypal-transmission-sig',
  algorithm: 'paypal-auth-algo',
  certificateUrl: 'paypal-cert-url',
} as const satisfies Record<keyof Transmission, string>

const MAX_HEADER_LENGTH = 1000

/** The headers of a notification; `null` when one is missing or no text of PayPal's. */
export function transmissionOf({ header }: Pick<SignedMessage, 'header'>): Transmission | null {
  const read = (name: string) => {
    const value = header(name) ?? ''
    return value.length > MAX_HEADER_LENGTH ? '' : value
  }
  const transmission = {
    id: read(HEADERS.id),
    time: read(HEADERS.time),
    signature: read(HEADERS.signature),
    algorithm: read(HEADERS.algorithm),
    certificateUrl: read(HEADERS.certificateUrl),
  }
  return Object.values(transmission).every((value) => value !== '') ? transmission : null
}

/** Where PayPal keeps them: https://developer.paypal.com/api/rest/webhooks/rest/#verify-signatures */
const CERTIFICATE_PATH = /^\/v1\/notifications\/certs\/[\w-]{1,100}$/

/**
 * Whether certificates may be fetched from that address: one of PayPal's own, or the server that the
 * store was told to use instead of PayPal's.
 */
export function isCertificateAddress(address: string, apiUrl: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, origin, username, pathname, href } = new URL(address)
  // Written in one way only: each other way would be looked up anew.
  if (username !== '' || href !== address || !CERTIFICATE_PATH.test(pathname)) return false
  if (href !== origin + pathname) return false
  if (protocol === 'https:' && port === '' && isPayPalHost(hostname)) return true
  return !isPayPalHost(new URL(apiUrl).hostname) && origin === new URL(apiUrl).origin
}

export const isPayPalHost = (hostname: string) => /^(?:[a-z0-9-]+\.)*paypal\.com$/.test(hostname)

const PEM = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g

/**
 * The certificate that notifications are signed with, from PayPal's file of it and of those that vouch
 * for it.
 *
 * @param mustBePayPals whether it has to name PayPal and lead to a root that Node trusts
 * @returns `null` for a certificate that proves nothing
 */
export function signingCertificate(
  file: string,
  mustBePayPals: boolean,
  now = new Date(),
): X509Certificate | null {
  try {
    const [first, ...others] = (file.match(PEM) ?? []).map((pem) => new X509Certificate(pem))
    if (!first || !isValidAt(first, now)) return null
    if (!mustBePayPals) return first
    const name = /^CN=(.+)$/m.exec(first.subject)?.[1] ?? ''
    return isPayPalHost(name) && leadsToRoot(first, others, now) ? first : null
  } catch {
    return null
  }
}

const isValidAt = ({ validFrom, validTo }: X509Certificate, now: Date) =>
  new Date(validFrom) <= now && now <= new Date(validTo)

let roots: X509Certificate[] | undefined

function leadsToRoot(first: X509Certificate, others: X509Certificate[], now: Date): boolean {
  roots ??= rootCertificates.map((pem) => new X509Certificate(pem))
  let certificate = first
  for (let step = 0; step <= others.length; step++) {
    const vouches = (issuer: X509Certificate) =>
      issuer.ca &&
      isValidAt(issuer, now) &&
      certificate.checkIssued(issuer) &&
      certificate.verify(issuer.publicKey)
    if (roots.some(vouches)) return true
    const next = others.find(vouches)
    if (!next) return false
    certificate = next
  }
  return false
}

/**
 * Whether a notification was signed for this webhook.
 * https://developer.paypal.com/api/rest/webhooks/rest/#verify-signatures
 */
export function isSigned(
  body: Buffer,
  { id, time, signature, algorithm }: Transmission,
  webhookId: string,
  certificate: X509Certificate,
): boolean {
  if (!/^sha256with/i.test(algorithm)) return false
  const signed = Buffer.from([id, time, webhookId, crc32(body)].join('|'))
  return verify('sha256', signed, certificate.publicKey, Buffer.from(signature, 'base64'))
}
