import 'server-only'
import { env } from '@/lib/core/env'
import { AppError } from '@/lib/core/errors'
import type { Mailer } from '@/lib/domains/mail/mailer'
import type { CardGateway, WalletGateway } from '@/lib/domains/payments/gateway'
import { providerSettings } from '@/lib/domains/payments/provider-settings'
import { createAuthorizeNetGateway } from '@/lib/integrations/authorize-net/gateway'
import { createPayPalGateway } from '@/lib/integrations/paypal/gateway'
import { createSmtpMailer } from '@/lib/integrations/smtp/mailer'

const store: {
  softhavenGateways?: { wallet?: WalletGateway; card?: CardGateway; mailer?: Mailer }
} = globalThis as typeof store
const made = () => {
  store.softhavenGateways ??= {}
  return store.softhavenGateways
}

const notOffered = (method: string) =>
  new AppError('conflict', `${method} is not offered by this store at the moment`)

/** The wallet's provider. @throws AppError `conflict` when the store has no credentials for it */
export function walletGateway(): WalletGateway {
  const settings = providerSettings(env()).paypal
  if (!settings) throw notOffered('PayPal')
  made().wallet ??= createPayPalGateway(settings)
  return made().wallet as WalletGateway
}

/** The cards' provider. @throws AppError `conflict` when the store has no credentials for it */
export function cardGateway(): CardGateway {
  const settings = providerSettings(env()).authorizeNet
  if (!settings) throw notOffered('Payment by card')
  made().card ??= createAuthorizeNetGateway(settings)
  return made().card as CardGateway
}

/** The mail server. @throws Error when none is configured: mails then wait in the outbox */
export function mailer(): Mailer {
  const url = env().MAIL_URL
  if (!url) throw new Error('MAIL_URL is not set, so mails wait in the outbox')
  made().mailer ??= createSmtpMailer({ url })
  return made().mailer as Mailer
}
