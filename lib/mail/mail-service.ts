import 'server-only'
import { processWide } from '@/lib/core/process-wide'
import { mailRoute } from './mail-route'
import type { Mailer } from './mailer'
import { createSmtpMailer } from './smtp/mailer'

type MailerInUse = { url: string; mailer: Mailer & { close(): void } }
const shared = processWide<{ inUse?: MailerInUse }>('mailer', {})

/**
 * What mails go through now, the sender address of mails, and where they come back to if not to that.
 *
 * @throws Error when nothing is configured: mails then wait in the outbox
 */
export async function mailService(): Promise<{
  mailer: Mailer
  from: string
  returnAddress: string | null
}> {
  const route = await mailRoute()
  if (!route)
    throw new Error(
      'No mail server is set (MAIL_URL, or a mail plugin), so mails wait in the outbox',
    )
  const { from, returnAddress } = route
  const mailer = route.by === 'smtp' ? smtpMailer(route.url) : route.provider.mailer(route.values)
  return { mailer, from, returnAddress }
}

/** The mailer of a server, with its connections. */
function smtpMailer(url: string): Mailer {
  const { inUse } = shared
  if (inUse?.url === url) return inUse.mailer
  const mailer = createSmtpMailer({ url })
  shared.inUse = { url, mailer }
  // Mails that are being sent through it still complete.
  inUse?.mailer.close()
  return mailer
}
