import 'server-only'
import { lookup } from 'node:dns/promises'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { AppError } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { type MailServer, mailServerFrom } from '@/lib/mail/server-address'
import { createSmtpMailer } from '@/lib/mail/smtp/mailer'
import { postToSlack, postToWebhook, problemOf } from '@/lib/notifications/send-notification'
import { authorizeNetFrom, authorizeNetFromEnvironment } from '@/lib/payments/authorize-net/account'
import { checkAuthorizeNet } from '@/lib/payments/authorize-net/check'
import { payPalFrom, payPalFromEnvironment } from '@/lib/payments/paypal/account'
import { checkPayPal } from '@/lib/payments/paypal/client'
import { addressKind } from '@/lib/platform/outgoing/net-addresses'
import type { PostAnswer } from '@/lib/platform/outgoing/post-public'
import type { PluginTestResult } from '@/lib/plugins/contracts'
import type { Plugin, PluginValue } from '@/lib/plugins/fields'
import { storedPlugin } from '@/lib/plugins/queries'
import { type ConnectorId, isConnector, requirePlugin } from '@/lib/plugins/registry'
import { boundIssues, checkSettings, type SentSettings, valuesFrom } from '@/lib/plugins/rules'
import { verifyToken } from '@/lib/plugins/turnstile/siteverify'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { addressIssues, invalid } from './commands'
import { lacking } from './queries'

type Values = Record<string, PluginValue>

/**
 * Tries a plugin's settings out at its provider, as they stand in the form: empty secrets stand for
 * the stored ones. Nothing is stored by it.
 *
 * @throws AppError `not_found`; `conflict` for a plugin without a connector; `invalid` for settings
 *   that can't be or are missing
 */
export async function testPlugin(
  id: string,
  sent: SentSettings,
  actor: Actor,
): Promise<PluginTestResult> {
  const plugin = requirePlugin(id)
  if (!isConnector(plugin.id))
    throw new AppError(
      'conflict',
      `${plugin.name} has no connector yet, so there is nothing to test`,
    )
  const values = await valuesToTest(plugin, plugin.id, sent)
  const result = await TESTS[plugin.id](values)
  await db().$transaction((tx) =>
    recordAudit(tx, actor, {
      action: 'plugin.test',
      entityType: 'plugin',
      entityId: id,
      after: { ok: result.ok },
    }),
  )
  return result
}

/** @returns `null` when the environment's own credentials are to be tried */
async function valuesToTest(
  plugin: Plugin,
  id: ConnectorId,
  sent: SentSettings,
): Promise<Values | null> {
  const { set, cleared, issues } = checkSettings(plugin, sent)
  const known = await storedPlugin(id)
  const next: Values = { ...known?.values, ...set }
  for (const key of cleared) delete next[key]
  if (known) issues.push(...boundIssues(plugin, { set, cleared }, known))
  const values = valuesFrom(plugin, next)
  const hasOwn = plugin.fields.some(({ key, required }) => required && key in next)
  for (const { key, label } of lacking(plugin, { hasOwn, values }))
    if (!issues.some(({ path }) => path === key))
      issues.push({ path: key, message: `${label} is needed` })
  issues.push(...addressIssues(plugin, values))
  if (issues.length > 0) throw invalid(issues)
  return hasOwn || plugin.category !== 'Payment' ? values : null
}

const passed = (message: string): PluginTestResult => ({ ok: true, message })
const failed = (message: string): PluginTestResult => ({ ok: false, message })

const VERDICTS = {
  accepted: (name: string, mode: string) =>
    passed(`${name} accepted the credentials (${mode} mode).`),
  refused: (name: string) => failed(`${name} refused these credentials.`),
  unreachable: (name: string) => failed(`${name} can not be reached at the moment.`),
}

const formatOnly = async () => passed('The format is right. The provider was not asked.')

const TESTS: Record<ConnectorId, (values: Values | null) => Promise<PluginTestResult>> = {
  paypal: async (values) => {
    const account = values ? payPalFrom(values) : payPalFromEnvironment()
    if (!account) return failed('There are no credentials to try.')
    return VERDICTS[await checkPayPal(account)]('PayPal', account.mode)
  },
  'authorize-net': async (values) => {
    const account = values ? authorizeNetFrom(values) : authorizeNetFromEnvironment()
    if (!account) return failed('There are no credentials to try.')
    return VERDICTS[await checkAuthorizeNet(account)]('Authorize.Net', account.mode)
  },
  smtp: async (values) => testMailServer(mailServerFrom(values ?? {})),
  webhook: async (values) =>
    told(
      await postToWebhook(
        values ?? {},
        newId(),
        JSON.stringify({ type: 'ping', timestamp: new Date().toISOString(), data: {} }),
      ),
      'The receiver took a signed ping.',
    ),
  slack: async (values) =>
    told(
      await postToSlack(values ?? {}, 'This is a test message of your store. It works.'),
      'A test message stands in the channel.',
    ),
  turnstile: async (values) => testTurnstile(String(values?.secretKey)),
  'google-analytics': formatOnly,
  'google-tag-manager': formatOnly,
  'meta-pixel': formatOnly,
  crisp: formatOnly,
  tawk: formatOnly,
  intercom: formatOnly,
  'cookie-consent': async () => passed('These settings can be used.'),
}

function told(answer: PostAnswer, success: string): PluginTestResult {
  const isTaken = answer.kind === 'answer' && answer.status >= 200 && answer.status < 300
  return isTaken ? passed(success) : failed(`${problemOf(answer)}.`)
}

const TEST_TIMEOUT_MS = 8000

async function testMailServer({ url }: MailServer): Promise<PluginTestResult> {
  const { hostname } = new URL(url)
  const addresses = await lookup(hostname.replace(/^\[(.*)\]$/, '$1'), { all: true }).catch(
    () => [],
  )
  if (addresses.length === 0) return failed(`There is no host ${hostname}.`)
  if (addresses.some(({ address }) => addressKind(address) === 'forbidden'))
    return failed('The host has an address that is never called.')
  const mailer = createSmtpMailer({ url, timeoutMs: TEST_TIMEOUT_MS })
  try {
    await mailer.verify()
    return passed('The mail server accepted the connection and the credentials.')
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    return failed(`The mail server said: ${said.replace(/[\p{Cc}\s]+/gu, ' ').slice(0, 300)}`)
  } finally {
    mailer.close()
  }
}

/** No visitor ever has this token: what Cloudflare says of it tells whether it knows the secret. */
async function testTurnstile(secret: string): Promise<PluginTestResult> {
  const verdict = await verifyToken({
    apiUrl: env().TURNSTILE_API_URL,
    secret,
    token: 'a-token-that-nobody-has',
    address: '',
    hostnames: [],
    action: 'test',
  })
  if (verdict.kind === 'refused' || verdict.kind === 'person')
    return passed('Cloudflare knows the Secret Key.')
  return verdict.reason.includes('input-secret')
    ? failed('Cloudflare does not know this Secret Key.')
    : failed('Cloudflare can not be reached at the moment.')
}
