import { z } from 'zod'
import type { Authenticity, SignedMessage } from '@/lib/payments/provider-notice'
import type { PayPalAccount } from './account'
import { createPayPalClient } from './client'
import {
  isCertificateAddress,
  isPayPalHost,
  isSigned,
  signingCertificate,
  type Transmission,
  transmissionOf,
} from './notice-signature'

const TIMEOUT_MS = 8_000
const MAX_CERTIFICATE_BYTES = 64 * 1024
/** PayPal changes its certificate about once a year. */
const KEPT_CERTIFICATES = 8

const files = new Map<string, string>()

/** PayPal's file of certificates at an address; `null` when it can't be had. */
async function certificateFile(address: string): Promise<string | null> {
  const known = files.get(address)
  if (known !== undefined) return known
  try {
    const answer = await fetch(address, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    })
    if (!answer.ok || Number(answer.headers.get('content-length') ?? 0) > MAX_CERTIFICATE_BYTES)
      return null
    const text = (await answer.text()).slice(0, MAX_CERTIFICATE_BYTES)
    if (files.size >= KEPT_CERTIFICATES) files.clear()
    files.set(address, text)
    return text
  } catch {
    return null
  }
}

const verdictSchema = z.object({ verification_status: z.string() })

/**
 * Asks PayPal whether a notification is its own, for when its certificate can't be had.
 * https://developer.paypal.com/docs/api/webhooks/v1/#verify-webhook-signature_post
 */
async function askPayPal(
  body: Buffer,
  transmission: Transmission,
  account: PayPalAccount & { webhookId: string },
): Promise<Authenticity> {
  const question = JSON.stringify({
    transmission_id: transmission.id,
    transmission_time: transmission.time,
    transmission_sig: transmission.signature,
    auth_algo: transmission.algorithm,
    cert_url: transmission.certificateUrl,
    webhook_id: account.webhookId,
  })
  // The signature covers the event's bytes, so they are passed on as they came.
  const withEvent = `${question.slice(0, -1)},"webhook_event":${body.toString('utf8')}}`
  const { callRaw } = createPayPalClient({ ...account, timeoutMs: TIMEOUT_MS })
  const result = await callRaw('/v1/notifications/verify-webhook-signature', withEvent)
  if (result.kind !== 'answer' || result.status >= 500 || result.status === 429) return 'undecided'
  const verdict = verdictSchema.safeParse(result.body)
  return verdict.data?.verification_status === 'SUCCESS' ? 'genuine' : 'forged'
}

/**
 * Whether PayPal signed a notification for one of these accounts: by its certificate, without asking
 * anybody, or by asking PayPal when the certificate can't be had.
 */
export async function checkPayPalNotice(
  message: SignedMessage,
  accounts: readonly PayPalAccount[],
): Promise<Authenticity> {
  const listening = accounts.flatMap(({ webhookId, ...account }) =>
    webhookId === null ? [] : [{ ...account, webhookId }],
  )
  if (listening.length === 0) return 'not_set_up'
  const transmission = transmissionOf(message)
  if (!transmission) return 'forged'
  const verdicts = await Promise.all(
    listening.map((account) => checkFor(account, message.body, transmission)),
  )
  return (
    (['genuine', 'undecided'] as const).find((verdict) => verdicts.includes(verdict)) ?? 'forged'
  )
}

async function checkFor(
  account: PayPalAccount & { webhookId: string },
  body: Buffer,
  transmission: Transmission,
): Promise<Authenticity> {
  if (!isCertificateAddress(transmission.certificateUrl, account.apiUrl)) return 'forged'
  const file = await certificateFile(transmission.certificateUrl)
  const mustBePayPals = isPayPalHost(new URL(transmission.certificateUrl).hostname)
  const certificate = file === null ? null : signingCertificate(file, mustBePayPals)
  if (!certificate) return askPayPal(body, transmission, account)
  return isSigned(body, transmission, account.webhookId, certificate) ? 'genuine' : 'forged'
}
