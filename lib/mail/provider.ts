import type { Plugin, PluginValues } from '@/lib/plugins/plugin'
import type { MailReport } from './bounces/mail-report'
import type { Mailer } from './mailer'

/** A provider's message as it arrived, before anybody believes it. */
export type SignedMessage = { body: Buffer; header: (name: string) => string | null }

/** One thing that a provider tells, in the store's terms. */
export type ProviderReport = {
  /** Repeated ones have the same. */
  id: string
  /** Of what the id is not bound to by the signature: another one with the same id is forged. */
  digest?: string
  /** What became of a mail; `null` when the store does nothing about it. */
  report: MailReport | null
  /** An address of the provider's own that is called to begin with its reports. */
  confirmBy?: string
}

/**
 * - `genuine`: signed for this store's account.
 * - `forged`: the signature does not fit, or it is of long ago.
 * - `unreadable`: signed, but no report of this provider.
 * - `undecided`: what the check needs cannot be had at the moment; the provider sends it again.
 * - `not_set_up`: the store has nothing to check it with.
 */
export type CheckedReports =
  | { verdict: 'genuine'; reports: ProviderReport[] }
  | { verdict: 'forged' | 'unreadable' | 'undecided' | 'not_set_up' }

/** A service that takes mails by calls of its own instead of SMTP, and tells by calls what became of them. */
export type MailProvider = {
  plugin: Plugin
  /** @param values complete settings of the plugin */
  mailer: (values: PluginValues) => Mailer
  /** Whether it sent a message, and what that tells. @param values of the plugin, as far as they are stored */
  readReports: (values: PluginValues, message: SignedMessage) => Promise<CheckedReports>
}
