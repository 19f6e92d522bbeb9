import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { jsonOrNull } from '@/lib/core/json-or-null'
import type { MailReport } from '@/lib/mail/bounces/mail-report'
import { inOneLine, isOfTheAddress, statusCodeIn } from '@/lib/mail/bounces/status-code'
import type { CheckedReports, SignedMessage } from '@/lib/mail/provider'
import { isRecent } from '@/lib/mail/reports/is-recent'
import type { PluginValues } from '@/lib/plugins/plugin'

const signatureSchema = z.object({
  signature: z.object({
    timestamp: z.coerce.string(),
    token: z.string().min(1).max(100),
    signature: z.string(),
  }),
})

const eventSchema = z.object({
  'event-data': z.object({
    id: z.string().max(200),
    event: z.string(),
    recipient: z.string().default(''),
    /** Seconds, with fractions. */
    timestamp: z.number(),
    severity: z.string().optional(),
    reason: z.string().optional(),
    'delivery-status': z
      .object({
        code: z.coerce.string().optional(),
        'enhanced-code': z.string().optional(),
        message: z.string().optional(),
        description: z.string().optional(),
      })
      .optional(),
    'user-variables': z.object({ mail_id: z.uuid() }).optional().catch(undefined),
  }),
})
type Event = z.output<typeof eventSchema>['event-data']

/** Why Mailgun did not even try: it knows the address from before. */
const SUPPRESSED = new Set(['suppress-bounce', 'suppress-complaint'])

function isRecipientUnknown({ reason = '', 'delivery-status': status }: Event): boolean {
  if (SUPPRESSED.has(reason)) return true
  return isOfTheAddress(statusCodeIn(status?.['enhanced-code']) || statusCodeIn(status?.message))
}

function reportOf(event: Event): MailReport | null {
  const mailId = event['user-variables']?.mail_id
  if (mailId === undefined) return null
  const { recipient, timestamp, severity, reason } = event
  const about = { mailId, to: recipient.toLowerCase(), at: new Date(timestamp * 1000) }
  if (event.event === 'complained')
    return { ...about, what: 'complained', answer: '', isRecipientUnknown: true }
  if (event.event !== 'failed' || severity !== 'permanent') return null
  const { message, description, code } = event['delivery-status'] ?? {}
  return {
    ...about,
    what: 'bounced',
    answer: inOneLine(message || description || '') || code || reason || '-',
    isRecipientUnknown: isRecipientUnknown(event),
  }
}

function isSigned(
  { timestamp, token, signature }: z.output<typeof signatureSchema>['signature'],
  key: string,
): boolean {
  const expected = createHmac('sha256', key)
    .update(timestamp + token)
    .digest()
  const given = Buffer.from(signature, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/**
 * An event of Mailgun's webhook. Its signature covers time and token alone, so what else comes with a token that was used is
 * not believed. https://documentation.mailgun.com/docs/mailgun/user-manual/events/webhooks
 */
export async function readMailgunReports(
  { webhookKey }: PluginValues,
  { body }: SignedMessage,
): Promise<CheckedReports> {
  if (!webhookKey) return { verdict: 'not_set_up' }
  const message = jsonOrNull(body.toString('utf8'))
  const signed = signatureSchema.safeParse(message)
  if (!signed.success) return { verdict: 'forged' }
  const { signature } = signed.data
  if (!isRecent(Number(signature.timestamp) * 1000) || !isSigned(signature, String(webhookKey)))
    return { verdict: 'forged' }
  const event = eventSchema.safeParse(message)
  if (!event.success) return { verdict: 'unreadable' }
  const { id, event: kind, recipient } = event.data['event-data']
  const digest = createHash('sha256')
    .update(JSON.stringify([id, kind, recipient]))
    .digest('hex')
  return {
    verdict: 'genuine',
    reports: [{ id: signature.token, digest, report: reportOf(event.data['event-data']) }],
  }
}
