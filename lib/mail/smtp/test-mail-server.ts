import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { MailServer } from '@/lib/mail/server-address'
import { checkHost, NOT_REACHED, type Resolve, serverSaid } from '@/lib/mail/server-problems'
import type { TestResult } from '@/lib/plugins/plugin'
import { failed, passed } from '@/lib/plugins/test-results'
import { createSmtpMailer } from './mailer'

const TIMEOUT_MS = 8000

/** Of what a mail server says once it has shown that it is one. */
const answerSchema = z.union([
  z.object({ code: z.literal('EAUTH'), message: z.string() }),
  z.object({ command: z.literal('STARTTLS'), message: z.string() }),
])

type Options = { resolve?: Resolve; timeoutMs?: number }

/**
 * Signs in to a mail server without sending anything; reports its own answer when it refuses. What answers otherwise, or not at
 * all, is told by one message and after the same time: whoever tests must not learn which ports are open.
 */
export async function testMailServer(
  { url }: MailServer,
  { resolve, timeoutMs = TIMEOUT_MS }: Options = {},
): Promise<TestResult> {
  const at = await checkHost(new URL(url).hostname, resolve)
  if ('problem' in at) return failed(at.problem)
  const until = Date.now() + timeoutMs
  const mailer = createSmtpMailer({ url, at, timeoutMs })
  try {
    await mailer.verify()
    return passed('The mail server accepted the connection and the credentials.')
  } catch (error) {
    const answer = answerSchema.safeParse(error)
    if (answer.success) return failed(serverSaid(answer.data.message))
    await sleep(Math.max(0, until - Date.now()))
    return failed(NOT_REACHED)
  } finally {
    mailer.close()
  }
}
