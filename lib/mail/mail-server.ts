import 'server-only'
import { env } from '@/lib/core/env'
import { activePluginValues } from '@/lib/plugins/queries'
import { type MailServer, mailServerFrom, throughTls } from './server-address'
import { smtpPlugin } from './smtp/plugin'

/** The current mail server: the SMTP plugin's, else the environment's, if any. With TLS while money moves. */
export async function mailServer(): Promise<MailServer | null> {
  const server = await configuredServer()
  return server && env().PAYMENTS_MODE === 'live'
    ? { ...server, url: throughTls(server.url) }
    : server
}

async function configuredServer(): Promise<MailServer | null> {
  const plugin = await activePluginValues(smtpPlugin)
  if (plugin) return mailServerFrom(plugin)
  const { MAIL_URL, MAIL_FROM } = env()
  return MAIL_URL ? { url: MAIL_URL, from: MAIL_FROM } : null
}
