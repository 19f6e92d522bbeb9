import { z } from 'zod'
import { env } from '@/lib/core/env'
import { jsonOrNull } from '@/lib/core/json-or-null'
import type { MailReport } from '@/lib/mail/bounces/mail-report'
import { inOneLine, isOfTheAddress, statusCodeIn } from '@/lib/mail/bounces/status-code'
import { MAIL_ID_HEADER } from '@/lib/mail/mailer'
import type { CheckedReports, SignedMessage } from '@/lib/mail/provider'
import { isRecent } from '@/lib/mail/reports/is-recent'
import type { PluginValues } from '@/lib/plugins/plugin'
import { snsCertificate } from './certificates'
import {
  isCertificateOfSns,
  isOfSns,
  isSignedBy,
  type SnsMessage,
  snsMessageSchema,
} from './sns-message'

const recipientsSchema = z.array(
  z.object({
    emailAddress: z.string(),
    status: z.string().optional(),
    diagnosticCode: z.string().optional(),
  }),
)
/** https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html; notifications of an identity have no tags. */
const eventSchema = z.object({
  eventType: z.string().optional(),
  notificationType: z.string().optional(),
  mail: z.object({
    timestamp: z.iso.datetime(),
    destination: z.array(z.string()).default([]),
    tags: z.record(z.string(), z.array(z.string())).optional(),
    headers: z.array(z.object({ name: z.string(), value: z.string() })).optional(),
  }),
  bounce: z
    .object({
      bounceType: z.string(),
      bounceSubType: z.string().default(''),
      bouncedRecipients: recipientsSchema,
      timestamp: z.iso.datetime(),
    })
    .optional(),
  complaint: z
    .object({ complainedRecipients: recipientsSchema, timestamp: z.iso.datetime() })
    .optional(),
  reject: z.object({ reason: z.string() }).optional(),
})
type Event = z.output<typeof eventSchema>

function mailIdOf({ tags, headers }: Event['mail']): string | undefined {
  const header = headers?.find(({ name }) => name.toLowerCase() === MAIL_ID_HEADER.toLowerCase())
  return [tags?.mail_id?.[0], header?.value]
    .map((id) => z.uuid().safeParse(id))
    .find(({ success }) => success)?.data
}

/** A permanent bounce without a status is one that SES knows by itself, such as of its list of suppressed addresses. */
const isRecipientUnknown = (bounceType: string, code: string): boolean =>
  bounceType === 'Permanent' && (code === '' || isOfTheAddress(code))

function reportOf(event: Event): MailReport | null {
  const { mail, bounce, complaint, reject } = event
  const mailId = mailIdOf(mail)
  if (mailId === undefined) return null
  const kind = event.eventType ?? event.notificationType
  const about = (to: string | undefined, at: string) => ({
    mailId,
    to: (to ?? mail.destination[0] ?? '').toLowerCase(),
    at: new Date(at),
  })
  if (kind === 'Bounce' && bounce) {
    const [recipient] = bounce.bouncedRecipients
    const words = inOneLine(recipient?.diagnosticCode?.replace(/^[\w.-]+;\s*/, '') ?? '')
    return {
      ...about(recipient?.emailAddress, bounce.timestamp),
      what: 'bounced',
      answer: words || `${bounce.bounceType} ${bounce.bounceSubType}`.trim(),
      isRecipientUnknown: isRecipientUnknown(
        bounce.bounceType,
        statusCodeIn(recipient?.status) || statusCodeIn(recipient?.diagnosticCode),
      ),
    }
  }
  if (kind === 'Complaint' && complaint)
    return {
      ...about(complaint.complainedRecipients[0]?.emailAddress, complaint.timestamp),
      what: 'complained',
      answer: '',
      isRecipientUnknown: true,
    }
  if (kind === 'Reject' && reject)
    return {
      ...about(undefined, mail.timestamp),
      what: 'bounced',
      answer: inOneLine(reject.reason),
      isRecipientUnknown: false,
    }
  return null
}

type Options = {
  /** The server that takes Amazon's place, if any. */
  apiUrl?: string
}

/** The events of Amazon SES, which Amazon SNS signs and sends for the topic that the owner named. */
export async function readSesReports(
  { topicArn }: PluginValues,
  { body }: SignedMessage,
  { apiUrl = env().SES_API_URL }: Options = {},
): Promise<CheckedReports> {
  if (!topicArn) return { verdict: 'not_set_up' }
  const parsed = snsMessageSchema.safeParse(jsonOrNull(body.toString('utf8')))
  if (!parsed.success) return { verdict: 'forged' }
  const message = parsed.data
  const isOfTopic =
    message.TopicArn === topicArn &&
    isRecent(Date.parse(message.Timestamp)) &&
    isCertificateOfSns(message.SigningCertURL, message.TopicArn, apiUrl)
  if (!isOfTopic) return { verdict: 'forged' }
  const certificate = await snsCertificate(message.SigningCertURL)
  if (certificate === 'unknown') return { verdict: 'undecided' }
  if (certificate === 'none' || !isSignedBy(message, certificate)) return { verdict: 'forged' }
  return { verdict: 'genuine', reports: [{ id: message.MessageId, ...contentOf(message, apiUrl) }] }
}

function contentOf(message: SnsMessage, apiUrl: string | undefined) {
  const { Type, SubscribeURL = '', TopicArn } = message
  if (Type === 'SubscriptionConfirmation')
    return isOfSns(SubscribeURL, TopicArn, apiUrl)
      ? { report: null, confirmBy: SubscribeURL }
      : { report: null }
  // SES also sends a text when a topic is named to it.
  const event = eventSchema.safeParse(jsonOrNull(message.Message))
  return { report: Type === 'Notification' && event.success ? reportOf(event.data) : null }
}
