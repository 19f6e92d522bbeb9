import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { z } from 'zod'
import { type Incoming, type Reply, type SimulatorServer, serve } from './http-server'
import type { MailFault } from './mail-fault'

export const SIMULATED_SENDGRID_KEY = `SG.${'a'.repeat(22)}.${'B1-_'.repeat(11)}`
/** The one domain that is verified. */
const DOMAIN = 'shop.example'

/** What a header may not be: https://www.twilio.com/docs/sendgrid/api-reference/mail-send/mail-send */
const RESERVED =
  /^(?:x-sg-id|x-sg-eid|received|dkim-signature|content-(?:type|transfer-encoding)|to|from|subject|reply-to|cc|bcc)$/i

const messageSchema = z.strictObject({
  personalizations: z.tuple([
    z.strictObject({ to: z.tuple([z.strictObject({ email: z.string() })]) }),
  ]),
  from: z.strictObject({ email: z.email(), name: z.string().optional() }),
  reply_to: z.strictObject({ email: z.email() }).optional(),
  subject: z.string().min(1),
  content: z.tuple([
    z.strictObject({ type: z.literal('text/plain'), value: z.string().min(1) }),
    z.strictObject({ type: z.literal('text/html'), value: z.string().min(1) }),
  ]),
  attachments: z
    .array(
      z.strictObject({
        filename: z.string(),
        type: z.string().regex(/^[^;,\r\n]+$/),
        content: z.base64(),
        disposition: z.literal('attachment'),
      }),
    )
    .optional(),
  headers: z.record(
    z.string().refine((name) => !RESERVED.test(name)),
    z.string(),
  ),
  custom_args: z.record(z.string(), z.string()).optional(),
  tracking_settings: z.strictObject({
    click_tracking: z.strictObject({ enable: z.boolean(), enable_text: z.boolean() }),
    open_tracking: z.strictObject({ enable: z.boolean() }),
    subscription_tracking: z.strictObject({ enable: z.boolean() }),
  }),
  mail_settings: z
    .strictObject({ sandbox_mode: z.strictObject({ enable: z.boolean() }) })
    .optional(),
})
type Message = z.output<typeof messageSchema>

export type SendGridSimulator = SimulatorServer & {
  /** Those that were taken, in their order. */
  messages: Message[]
  failNext: (...faults: MailFault[]) => void
  /** As SendGrid's page shows it. */
  verificationKey: string
  /** A call of the event webhook. @param at in seconds */
  signed: (events: object[], at?: number) => { body: string; headers: Record<string, string> }
  /** An event of a message that was taken. */
  eventOf: (message: Message, event: object) => object
}

const refusal = (status: number, message: string, field: string | null = null): Reply => ({
  status,
  json: { errors: [{ message, field, help: null }] },
})

/** SendGrid's Mail Send on loopback, for one key and the addresses of one verified domain; and what its event webhook sends. */
export async function startSendGridSimulator(): Promise<SendGridSimulator> {
  const messages: Message[] = []
  const faults: MailFault[] = []
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })

  function take({ body, headers }: Incoming): Reply {
    if (headers.authorization !== `Bearer ${SIMULATED_SENDGRID_KEY}`)
      return refusal(401, 'The provided authorization grant is invalid, expired, or revoked')
    const parsed = messageSchema.safeParse(JSON.parse(body))
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      return refusal(400, issue?.message ?? '', issue?.path.join('.'))
    }
    const message = parsed.data
    if (!message.from.email.endsWith(`@${DOMAIN}`))
      return refusal(
        403,
        'The from address does not match a verified Sender Identity. Mail cannot be sent until this error is resolved.',
        'from',
      )
    const [{ to }] = message.personalizations
    if (!z.email().safeParse(to[0].email).success || to[0].email.endsWith('@refused.example'))
      return refusal(400, 'Does not contain a valid address.', 'personalizations.0.to.0.email')
    if (message.mail_settings?.sandbox_mode.enable) return { status: 200 }
    messages.push(message)
    return { status: 202, headers: { 'x-message-id': `sg-${messages.length}` } }
  }

  const server = await serve(0, async (incoming) => {
    const fault = faults.shift()
    if (fault === 'hang up') return 'hang up'
    if (fault === 'busy') return refusal(429, 'too many requests')
    if (fault === 'in trouble') return refusal(503, 'service unavailable')
    if (incoming.method !== 'POST' || incoming.path !== '/v3/mail/send')
      return refusal(404, 'not found')
    const reply = take(incoming)
    return fault === 'hang up when taken' ? 'hang up' : reply
  })
  return {
    ...server,
    messages,
    failNext: (...next) => void faults.push(...next),
    verificationKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    signed: (events, at = Math.floor(Date.now() / 1000)) => {
      const body = JSON.stringify(events)
      const signature = sign('sha256', Buffer.from(`${at}${body}`), privateKey)
      return {
        body,
        headers: {
          'content-type': 'application/json',
          'x-twilio-email-event-webhook-timestamp': String(at),
          'x-twilio-email-event-webhook-signature': signature.toString('base64'),
        },
      }
    },
    eventOf: ({ personalizations, custom_args, headers }, event) => ({
      email: personalizations[0].to[0].email,
      timestamp: Math.floor(Date.now() / 1000),
      'smtp-id': headers['Message-ID'],
      sg_event_id: randomUUID(),
      sg_message_id: `${randomUUID()}.recvd`,
      ...custom_args,
      ...event,
    }),
  }
}
