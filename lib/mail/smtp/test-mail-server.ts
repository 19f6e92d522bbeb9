import { lookup } from 'node:dns/promises'
import type { MailServer } from '@/lib/mail/server-address'
import { addressKind } from '@/lib/platform/outgoing/net-addresses'
import type { TestResult } from '@/lib/plugins/plugin'
import { failed, passed } from '@/lib/plugins/test-results'
import { createSmtpMailer } from './mailer'

const TIMEOUT_MS = 8000

/** Signs in to a mail server without sending anything; reports its own answer when it refuses. */
export async function testMailServer({ url }: MailServer): Promise<TestResult> {
  const { hostname } = new URL(url)
  const addresses = await lookup(hostname.replace(/^\[(.*)\]$/, '$1'), { all: true }).catch(
    () => [],
  )
  if (addresses.length === 0) return failed(`There is no host ${hostname}.`)
  if (addresses.some(({ address }) => addressKind(address) === 'forbidden'))
    return failed('The host has an address that is never called.')
  const mailer = createSmtpMailer({ url, timeoutMs: TIMEOUT_MS })
  try {
    await mailer.verify()
    return passed('The mail server accepted the connection and the credentials.')
  } catch (error) {
    const answer = error instanceof Error ? error.message : String(error)
    return failed(`The mail server said: ${answer.replace(/[\p{Cc}\s]+/gu, ' ').slice(0, 300)}`)
  } finally {
    mailer.close()
  }
}
