import { z } from 'zod'
import { env } from '@/lib/core/env'
import { jsonOrNull } from '@/lib/core/json-or-null'
import { type Mailer, type OutgoingMail, RecipientRefused } from '@/lib/mail/mailer'
import { wholeMail } from '@/lib/mail/nodemailer-message'
import { requireOneAddress } from '@/lib/mail/one-address'
import { answerOf, notTaken, PROVIDER_TIMEOUT_MS } from '@/lib/mail/provider-answers'
import { callProviderForText } from '@/lib/platform/outgoing/call-provider'
import type { PluginValues } from '@/lib/plugins/plugin'

const HOSTS = { us: 'https://api.mailgun.net', eu: 'https://api.eu.mailgun.net' }

const apiUrlFor = ({ region }: PluginValues): string =>
  env().MAILGUN_API_URL ?? HOSTS[region === 'eu' ? 'eu' : 'us']

type Options = {
  /** Where its API is. */
  apiUrl?: string
  /** Whether Mailgun takes the mail, but delivers it to nobody. */
  isTrial?: boolean
}

/** https://documentation.mailgun.com/docs/mailgun/api-reference/send/mailgun/messages/post-v3--domain-name--messages-mime */
async function formOf(mail: OutgoingMail, isTrial: boolean): Promise<FormData> {
  const form = new FormData()
  form.set('to', mail.to)
  const whole = new Uint8Array(await wholeMail(mail))
  form.set('message', new Blob([whole], { type: 'message/rfc822' }), 'message.eml')
  // Links lead to orders and keys: nobody else counts who opens them.
  form.set('o:tracking', 'no')
  form.set('o:tracking-clicks', 'no')
  form.set('o:tracking-opens', 'no')
  if (mail.id !== undefined) form.set('v:mail_id', mail.id)
  if (isTrial) form.set('o:testmode', 'yes')
  return form
}

const answerSchema = z.object({ id: z.string().optional(), message: z.string() })

/** Mailgun answers a wrong key in plain text. */
const readAnswer = (text: string): z.output<typeof answerSchema> =>
  answerSchema.safeParse(jsonOrNull(text)).data ?? { message: text }

const OF_RECIPIENT = /\bto'? parameter is not a valid address/i

/** Sends mails by the API of Mailgun, composed as for a mail server: its readers see no difference. */
export const createMailgunMailer = (
  values: PluginValues,
  { apiUrl = apiUrlFor(values), isTrial = false }: Options = {},
): Mailer => ({
  async send(mail) {
    requireOneAddress(mail.to)
    const credentials = Buffer.from(`api:${values.apiKey}`).toString('base64')
    const result = await callProviderForText({
      url: `${apiUrl}/v3/${encodeURIComponent(String(values.domain))}/messages.mime`,
      method: 'POST',
      headers: { authorization: `Basic ${credentials}` },
      body: await formOf(mail, isTrial),
      timeoutMs: PROVIDER_TIMEOUT_MS,
    })
    const { status, text } = answerOf('Mailgun', result)
    const { id, message } = readAnswer(text)
    if (status === 200) return `Mailgun ${id ?? status}`
    if (status === 400 && OF_RECIPIENT.test(message))
      throw new RecipientRefused(`${status} ${message}`)
    throw notTaken('Mailgun', status, message)
  },
})
