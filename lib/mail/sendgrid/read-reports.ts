import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import { z } from 'zod'
import { jsonOrNull } from '@/lib/core/json-or-null'
import type { MailReport } from '@/lib/mail/bounces/mail-report'
import { inOneLine, isOfTheAddress, statusCodeIn } from '@/lib/mail/bounces/status-code'
import type { CheckedReports, SignedMessage } from '@/lib/mail/provider'
import { isRecent } from '@/lib/mail/reports/is-recent'
import type { PluginValues } from '@/lib/plugins/plugin'

/** SendGrid's name for a key is its DER in base64. */
function keyFrom(text: string): KeyObject | null {
  try {
    return createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' })
  } catch {
    return null
  }
}

const eventSchema = z.object({
  event: z.string(),
  sg_event_id: z.string().min(1).max(200),
  email: z.string(),
  /** Seconds. */
  timestamp: z.number(),
  mail_id: z.uuid().optional().catch(undefined),
  /** Of a bounce: `bounce`, or `blocked` when it says nothing of the address. */
  type: z.string().optional(),
  status: z.string().optional(),
  reason: z.string().optional(),
  bounce_classification: z.string().optional(),
})
type Event = z.output<typeof eventSchema>

/** Why SendGrid did not even try: it knows the address from before. */
const DROPPED_ADDRESS = /^(?:Bounced Address|Spam Reporting Address|Invalid)$/

/** Whether a mail that was not delivered says that nobody can be reached at the address. */
function isRecipientUnknown({ event, type, status, reason, ...bounce }: Event): boolean {
  if (event === 'dropped') return DROPPED_ADDRESS.test(reason ?? '')
  if (type === 'blocked') return false
  const code = statusCodeIn(status) || statusCodeIn(reason)
  return isOfTheAddress(code) || bounce.bounce_classification === 'Invalid Address'
}

function reportOf(event: Event): MailReport | null {
  const { mail_id: mailId, email, timestamp, reason, status } = event
  if (mailId === undefined) return null
  const about = { mailId, to: email.toLowerCase(), at: new Date(timestamp * 1000) }
  switch (event.event) {
    case 'bounce':
    case 'dropped':
      return {
        ...about,
        what: 'bounced',
        answer: inOneLine(reason ?? '') || status || '-',
        isRecipientUnknown: isRecipientUnknown(event),
      }
    case 'spamreport':
      return { ...about, what: 'complained', answer: '', isRecipientUnknown: true }
    default:
      return null
  }
}

/**
 * The events of SendGrid's signed webhook.
 * https://www.twilio.com/docs/sendgrid/for-developers/tracking-events/getting-started-event-webhook-security-features
 */
export async function readSendGridReports(
  { webhookKey }: PluginValues,
  { body, header }: SignedMessage,
): Promise<CheckedReports> {
  const key = keyFrom(String(webhookKey ?? ''))
  if (!key) return { verdict: 'not_set_up' }
  const time = header('x-twilio-email-event-webhook-timestamp') ?? ''
  const signature = header('x-twilio-email-event-webhook-signature') ?? ''
  const signed = Buffer.concat([Buffer.from(time), body])
  const isGenuine =
    isRecent(Number(time) * 1000) && verify('sha256', signed, key, Buffer.from(signature, 'base64'))
  if (!isGenuine) return { verdict: 'forged' }
  const events = eventsIn(body)
  return events
    ? {
        verdict: 'genuine',
        reports: events.map((event) => ({ id: event.sg_event_id, report: reportOf(event) })),
      }
    : { verdict: 'unreadable' }
}

const eventsIn = (body: Buffer): Event[] | null =>
  z.array(eventSchema).safeParse(jsonOrNull(body.toString('utf8'))).data ?? null
