import type { Authenticity, SignedMessage } from '@/lib/payments/provider-notice'
import type { PayPalAccount } from './account'
import { certificateAt } from './certificates'
import {
  isCertificateAddress,
  isSigned,
  type Transmission,
  transmissionOf,
} from './notice-signature'

/** Whether PayPal signed a notification for one of these accounts, by its certificate. */
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
  const certificate = await certificateAt(transmission.certificateUrl)
  if (certificate === 'unknown') return 'undecided'
  if (certificate === 'none') return 'forged'
  return isSigned(body, transmission, account.webhookId, certificate) ? 'genuine' : 'forged'
}
