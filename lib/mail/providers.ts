import { mailgun } from './mailgun/provider'
import type { MailProvider } from './provider'
import { sendgrid } from './sendgrid/provider'
import { ses } from './ses/provider'

/** The services that take mails by calls of their own. */
export const MAIL_PROVIDERS: readonly MailProvider[] = [sendgrid, mailgun, ses]

/** A provider by its plugin's id. */
export const mailProviderOf = (id: string): MailProvider | undefined =>
  MAIL_PROVIDERS.find(({ plugin }) => plugin.id === id)
