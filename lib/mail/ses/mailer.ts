import { AwsV4Signer } from 'aws4fetch'
import { z } from 'zod'
import { env } from '@/lib/core/env'
import { jsonOrNull } from '@/lib/core/json-or-null'
import { type Mailer, type OutgoingMail, RecipientRefused } from '@/lib/mail/mailer'
import { wholeMail } from '@/lib/mail/nodemailer-message'
import { requireOneAddress } from '@/lib/mail/one-address'
import { answerOf, notTaken, PROVIDER_TIMEOUT_MS } from '@/lib/mail/provider-answers'
import { callProviderForText } from '@/lib/platform/outgoing/call-provider'
import type { PluginValues } from '@/lib/plugins/plugin'

const apiUrlFor = ({ region }: PluginValues): string =>
  env().SES_API_URL ?? `https://email.${region}.amazonaws.com`

type Options = {
  /** Where its API is. */
  apiUrl?: string
}

/** https://docs.aws.amazon.com/ses/latest/APIReference-V2/API_SendEmail.html */
const requestOf = ({ configurationSet }: PluginValues, { id, to }: OutgoingMail, whole: Buffer) =>
  JSON.stringify({
    Destination: { ToAddresses: [to] },
    Content: { Raw: { Data: whole.toString('base64') } },
    ...(id === undefined ? {} : { EmailTags: [{ Name: 'mail_id', Value: id }] }),
    ...(configurationSet ? { ConfigurationSetName: configurationSet } : {}),
  })

const answerSchema = z.object({
  MessageId: z.string().optional(),
  message: z.string().optional(),
  Message: z.string().optional(),
})

const readAnswer = (text: string): z.output<typeof answerSchema> =>
  answerSchema.safeParse(jsonOrNull(text)).data ?? { message: text }

/** What SES says of an address that it can't read. */
const OF_RECIPIENT =
  /^(?:Missing final '@domain'|Missing local name|User name is missing|Illegal address|Invalid domain name|Domain (?:contains|starts|ends|is missing)|Local address (?:contains|starts|ends))/i

/** Sends mails by the API of Amazon SES, composed as for a mail server but for the Message-ID, which SES replaces. */
export const createSesMailer = (
  values: PluginValues,
  { apiUrl = apiUrlFor(values) }: Options = {},
): Mailer => ({
  async send(mail) {
    requireOneAddress(mail.to)
    const url = `${apiUrl}/v2/email/outbound-emails`
    const body = requestOf(values, mail, await wholeMail(mail))
    const signer = new AwsV4Signer({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json' },
      body,
      service: 'ses',
      region: String(values.region),
      accessKeyId: String(values.accessKeyId),
      secretAccessKey: String(values.secretAccessKey),
    })
    const { headers: signed } = await signer.sign()
    const result = await callProviderForText({
      url,
      method: 'POST',
      headers: Object.fromEntries(signed),
      body,
      timeoutMs: PROVIDER_TIMEOUT_MS,
    })
    const { status, headers, text } = answerOf('Amazon SES', result)
    const { MessageId, message, Message } = readAnswer(text)
    if (status === 200) return `Amazon SES ${MessageId ?? status}`
    const words = message ?? Message ?? ''
    if (status === 400 && OF_RECIPIENT.test(words)) throw new RecipientRefused(`${status} ${words}`)
    const kind = headers.get('x-amzn-errortype')?.match(/^\w+/)?.[0] ?? ''
    throw notTaken('Amazon SES', status, `${kind} ${words}`)
  },
})
