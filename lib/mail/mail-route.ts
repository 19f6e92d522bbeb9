import 'server-only'
import { env } from '@/lib/core/env'
import type { Plugin, PluginValues } from '@/lib/plugins/plugin'
import { activePlugins } from '@/lib/plugins/queries'
import { bounceMailboxPlugin } from './bounces/plugin'
import type { MailProvider } from './provider'
import { MAIL_PROVIDERS } from './providers'
import {
  hostAndPort,
  isOnThisMachine,
  type MailServer,
  mailServerFrom,
  senderLine,
  throughTls,
} from './server-address'
import { smtpPlugin } from './smtp/plugin'

/** The one way that mails go out now. */
export type MailRoute = {
  /** The sender of mails. */
  from: string
  /** Where mails that can't be delivered come back to; `null`: to the sender's address, or to the provider. */
  returnAddress: string | null
} & ({ by: 'smtp'; url: string } | { by: 'provider'; provider: MailProvider; values: PluginValues })

/**
 * How mails go out: by the mail plugin that is on, else by the environment's mail server, if any. A mail server is spoken to
 * with TLS while money moves.
 */
export async function mailRoute(): Promise<MailRoute | null> {
  const plugins = MAIL_PROVIDERS.map(({ plugin }) => plugin)
  const active = await activePlugins<Plugin>([smtpPlugin, bounceMailboxPlugin, ...plugins])
  const valuesOf = ({ id }: Plugin) => active.find(({ plugin }) => plugin.id === id)?.values
  for (const provider of MAIL_PROVIDERS) {
    const values = valuesOf(provider.plugin)
    if (values)
      return { by: 'provider', provider, values, from: senderLine(values), returnAddress: null }
  }
  const smtp = valuesOf(smtpPlugin)
  const server = smtp ? mailServerFrom(smtp) : ofEnvironment()
  return (
    server && {
      by: 'smtp',
      url: env().PAYMENTS_MODE === 'live' ? throughTls(server.url) : server.url,
      from: server.from,
      returnAddress: String(valuesOf(bounceMailboxPlugin)?.returnAddress ?? '') || null,
    }
  )
}

/** How a way is named to the owner: the provider, or a server's host and port. */
export const nameOfRoute = (route: MailRoute): string =>
  route.by === 'smtp' ? hostAndPort(route.url) : route.provider.plugin.name

/** Whether a way ends on this machine. */
export const isOwnMachine = (route: MailRoute): boolean =>
  route.by === 'smtp' && isOnThisMachine(new URL(route.url).hostname)

function ofEnvironment(): MailServer | null {
  const { MAIL_URL, MAIL_FROM } = env()
  return MAIL_URL ? { url: MAIL_URL, from: MAIL_FROM } : null
}
