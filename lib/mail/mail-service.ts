import 'server-only'
import { processWide } from '@/lib/core/process-wide'
import { mailServer } from './mail-server'
import type { Mailer } from './mailer'
import { createSmtpMailer } from './smtp/mailer'

type MailerInUse = { url: string; mailer: Mailer & { close(): void } }
const shared = processWide<{ inUse?: MailerInUse }>('mailer', {})

/**
 * The current mail server, the sender address of mails, and where they come back to if not to that.
 *
 * @throws Error when none is configured: mails then wait in the outbox
 */
export async function mailService(): Promise<{
  mailer: Mailer
  from: string
  returnAddress: string | null
}> {
  const server = await mailServer()
  if (!server)
    throw new Error(
      'No mail server is set (MAIL_URL, or the SMTP plugin), so mails wait in the outbox',
    )
  const { from, returnAddress } = server
  const { inUse } = shared
  if (inUse?.url === server.url) return { mailer: inUse.mailer, from, returnAddress }
  const mailer = createSmtpMailer({ url: server.url })
  shared.inUse = { url: server.url, mailer }
  // Mails that are being sent through it still complete.
  inUse?.mailer.close()
  return { mailer, from, returnAddress }
}
