import { z } from 'zod'
import { env } from '@/lib/core/env'
import { jsonOrNull } from '@/lib/core/json-or-null'
import { headersOf } from '@/lib/mail/mail-headers'
import { type Mailer, type OutgoingMail, RecipientRefused } from '@/lib/mail/mailer'
import { answerOf, notTaken, PROVIDER_TIMEOUT_MS } from '@/lib/mail/provider-answers'
import { callProviderForText } from '@/lib/platform/outgoing/call-provider'
import type { PluginValues } from '@/lib/plugins/plugin'

const HOSTS = { global: 'https://api.sendgrid.com', eu: 'https://api.eu.sendgrid.com' }

const apiUrlFor = ({ region }: PluginValues): string =>
  env().SENDGRID_API_URL ?? HOSTS[region === 'eu' ? 'eu' : 'global']

/** Links lead to orders and keys: nobody else counts who opens them. */
const NOT_TRACKED = {
  click_tracking: { enable: false, enable_text: false },
  open_tracking: { enable: false },
  subscription_tracking: { enable: false },
}

/** A mail as SendGrid takes it. https://www.twilio.com/docs/sendgrid/api-reference/mail-send/mail-send */
const messageOf = (
  { fromName, fromAddress }: PluginValues,
  { id, to, replyTo, messageId, subject, text, html, attachments = [], ...mail }: OutgoingMail,
) => ({
  personalizations: [{ to: [{ email: to }] }],
  from: { email: fromAddress, ...(fromName ? { name: fromName } : {}) },
  ...(replyTo === undefined ? {} : { reply_to: { email: replyTo } }),
  // As nodemailer does it: no header begins in a subject.
  subject: subject.replace(/[\r\n]+/g, ' '),
  content: [
    { type: 'text/plain', value: text || ' ' },
    { type: 'text/html', value: html || ' ' },
  ],
  ...(attachments.length === 0
    ? {}
    : {
        attachments: attachments.map(({ filename, contentType, content }) => ({
          filename,
          type: contentType,
          content: content.toString('base64'),
          disposition: 'attachment',
        })),
      }),
  headers: { 'Message-ID': messageId, ...headersOf({ id, ...mail }) },
  ...(id === undefined ? {} : { custom_args: { mail_id: id } }),
  tracking_settings: NOT_TRACKED,
})

const complaintSchema = z.object({ message: z.string(), field: z.string().nullish() })
const refusalSchema = z.object({ errors: z.array(complaintSchema) })
type Complaint = z.output<typeof complaintSchema>

/** What SendGrid complains of. */
const complaintsOf = (text: string): Complaint[] =>
  refusalSchema.safeParse(jsonOrNull(text)).data?.errors ?? [{ message: text }]

const isOfRecipient = ({ field }: Complaint): boolean =>
  /^personalizations\.\d+\.to\b/.test(field ?? '')

type Options = {
  /** Where its API is. */
  apiUrl?: string
  /** Whether SendGrid only checks the mail. */
  isTrial?: boolean
}

/** Sends mails by the API of SendGrid. */
export const createSendGridMailer = (
  values: PluginValues,
  { apiUrl = apiUrlFor(values), isTrial = false }: Options = {},
): Mailer => ({
  async send(mail) {
    const sandbox = isTrial ? { mail_settings: { sandbox_mode: { enable: true } } } : {}
    const result = await callProviderForText({
      url: `${apiUrl}/v3/mail/send`,
      method: 'POST',
      headers: {
        authorization: `Bearer ${values.apiKey}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ ...messageOf(values, mail), ...sandbox }),
      timeoutMs: PROVIDER_TIMEOUT_MS,
    })
    const { status, headers, text } = answerOf('SendGrid', result)
    if (status === 200 || status === 202) return `SendGrid ${headers.get('x-message-id') ?? status}`
    const complaints = complaintsOf(text)
    const words = complaints.map(({ message }) => message).join(' ')
    if (status === 400 && complaints.some(isOfRecipient))
      throw new RecipientRefused(`${status} ${words}`)
    throw notTaken('SendGrid', status, words)
  },
})
