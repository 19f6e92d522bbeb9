import type { MailServer } from '@/lib/mail/server-address'
import { hostProblem, serverSaid } from '@/lib/mail/server-problems'
import type { TestResult } from '@/lib/plugins/plugin'
import { failed, passed } from '@/lib/plugins/test-results'
import { createSmtpMailer } from './mailer'

const TIMEOUT_MS = 8000

/** Signs in to a mail server without sending anything; reports its own answer when it refuses. */
export async function testMailServer({ url }: MailServer): Promise<TestResult> {
  const problem = await hostProblem(new URL(url).hostname)
  if (problem) return failed(problem)
  const mailer = createSmtpMailer({ url, timeoutMs: TIMEOUT_MS })
  try {
    await mailer.verify()
    return passed('The mail server accepted the connection and the credentials.')
  } catch (error) {
    return failed(serverSaid(error instanceof Error ? error.message : String(error)))
  } finally {
    mailer.close()
  }
}
