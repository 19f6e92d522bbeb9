import 'server-only'
import { env } from '@/lib/core/env'
import type { Plugin } from '@/lib/plugins/plugin'
import { activePlugins } from '@/lib/plugins/queries'
import { bounceMailboxPlugin } from './bounces/plugin'
import { type MailServer, mailServerFrom, throughTls } from './server-address'
import { smtpPlugin } from './smtp/plugin'

/** Where mails that can't be delivered come back to; `null`: to the sender's address. */
type Returning = { returnAddress: string | null }

/** The current mail server: the SMTP plugin's, else the environment's, if any. With TLS while money moves. */
export async function mailServer(): Promise<(MailServer & Returning) | null> {
  const active = await activePlugins<Plugin>([smtpPlugin, bounceMailboxPlugin])
  const valuesOf = ({ id }: Plugin) => active.find(({ plugin }) => plugin.id === id)?.values
  const smtp = valuesOf(smtpPlugin)
  const server = smtp ? mailServerFrom(smtp) : ofEnvironment()
  const returnAddress = String(valuesOf(bounceMailboxPlugin)?.returnAddress ?? '') || null
  return (
    server && {
      url: env().PAYMENTS_MODE === 'live' ? throughTls(server.url) : server.url,
      from: server.from,
      returnAddress,
    }
  )
}

function ofEnvironment(): MailServer | null {
  const { MAIL_URL, MAIL_FROM } = env()
  return MAIL_URL ? { url: MAIL_URL, from: MAIL_FROM } : null
}
