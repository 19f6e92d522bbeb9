import { randomUUID, sign } from 'node:crypto'
import { AwsV4Signer } from 'aws4fetch'
import { z } from 'zod'
import { type SnsMessage, signedText } from '@/lib/mail/ses/sns-message'
import { type Incoming, type Reply, type SimulatorServer, serve } from './http-server'
import type { MailFault } from './mail-fault'
import { CERTIFICATE, PRIVATE_KEY } from './paypal-certificate'
import { type ReceivedMime, readMime } from './received-mime'

export const SIMULATED_SES = {
  region: 'eu-central-1',
  accessKeyId: 'AKIASIMULATEDSES0000',
  secretAccessKey: 'simulated/secret+key',
  topicArn: 'arn:aws:sns:eu-central-1:123456789012:mails',
  configurationSet: 'store',
}
/** The one verified identity. */
const DOMAIN = 'shop.example'

const requestSchema = z.strictObject({
  Destination: z.strictObject({ ToAddresses: z.tuple([z.string()]) }),
  Content: z.strictObject({ Raw: z.strictObject({ Data: z.base64() }) }),
  EmailTags: z
    .array(z.strictObject({ Name: z.string(), Value: z.string().regex(/^[A-Za-z0-9_-]{1,256}$/) }))
    .optional(),
  ConfigurationSetName: z.string().optional(),
})

export type SesSimulator = SimulatorServer & {
  /** Those that were taken, in their order; the Message-ID is that of SES. */
  messages: ReceivedMime[]
  failNext: (...faults: MailFault[]) => void
  /** Has what it tells name another address as its own. */
  isKnownAs: (url: string) => void
  /** The tokens of the subscriptions that were confirmed. */
  confirmed: string[]
  /** A call of SNS. @param changed replaces fields before it is signed */
  signed: (
    message: object | string,
    changed?: Partial<SnsMessage>,
  ) => { body: string; headers: Record<string, string> }
  /** A call of SNS that asks whether the store wants the topic's messages. */
  subscription: (token: string) => { body: string; headers: Record<string, string> }
  /** An event of a message that was taken. */
  eventOf: (message: ReceivedMime, event: object) => object
}

const refusal = (status: number, kind: string, message: string): Reply => ({
  status,
  json: { message },
  headers: { 'x-amzn-errortype': `${kind}:http://internal.amazon.com/` },
})

/** Whether a call is signed with the simulated key. */
async function problemOf({ headers, path, body }: Incoming): Promise<Reply | null> {
  const { authorization = '', host } = headers
  const { region, accessKeyId, secretAccessKey } = SIMULATED_SES
  if (!authorization.includes(`Credential=${accessKeyId}/`))
    return refusal(
      403,
      'UnrecognizedClientException',
      'The security token included in the request is invalid.',
    )
  const { headers: expected } = await new AwsV4Signer({
    method: 'POST',
    url: `http://${host}${path}`,
    headers: { 'content-type': 'application/json' },
    body,
    service: 'ses',
    region,
    accessKeyId,
    secretAccessKey,
    datetime: String(headers['x-amz-date']),
  }).sign()
  return expected.get('authorization') === authorization
    ? null
    : refusal(
        403,
        'InvalidSignatureException',
        'The request signature we calculated does not match the signature you provided.',
      )
}

/** SendEmail of Amazon SES on loopback, for one key and verified domain, and what Amazon SNS sends of it. */
export async function startSesSimulator(): Promise<SesSimulator> {
  const messages: ReceivedMime[] = []
  const faults: MailFault[] = []
  const confirmed: string[] = []

  async function take(incoming: Incoming): Promise<Reply> {
    const problem = await problemOf(incoming)
    if (problem) return problem
    const parsed = requestSchema.safeParse(JSON.parse(incoming.body))
    if (!parsed.success) return refusal(400, 'BadRequestException', parsed.error.message)
    const { Destination, Content, EmailTags = [], ConfigurationSetName } = parsed.data
    const [to] = Destination.ToAddresses
    if (to.endsWith('@refused.example'))
      return refusal(400, 'BadRequestException', 'Domain contains illegal character')
    if (
      ConfigurationSetName !== undefined &&
      ConfigurationSetName !== SIMULATED_SES.configurationSet
    )
      return refusal(404, 'NotFoundException', 'Configuration set does not exist.')
    const received = await readMime(Buffer.from(Content.Raw.Data, 'base64'), {
      to,
      mailId: EmailTags.find(({ Name }) => Name === 'mail_id')?.Value ?? '',
    })
    if (!received.from.address.endsWith(`@${DOMAIN}`))
      return refusal(
        400,
        'MessageRejected',
        `Email address is not verified. The following identities failed the check in region EU-CENTRAL-1: ${received.from.address}`,
      )
    const id = `0107-${randomUUID()}`
    const headers = { ...received.headers, 'message-id': `<${id}@eu-central-1.amazonses.com>` }
    if (!to.endsWith('@simulator.amazonses.com')) messages.push({ ...received, headers })
    return { json: { MessageId: id } }
  }

  const server = await serve(0, async (incoming) => {
    if (/^\/SimpleNotificationService-\w+\.pem$/.test(incoming.path)) return { raw: CERTIFICATE }
    if (incoming.query.get('Action') === 'ConfirmSubscription') {
      confirmed.push(incoming.query.get('Token') ?? '')
      return { raw: '<ConfirmSubscriptionResponse/>' }
    }
    const fault = faults.shift()
    if (fault === 'hang up') return 'hang up'
    if (fault === 'busy') return refusal(429, 'TooManyRequestsException', 'Rate exceeded')
    if (fault === 'in trouble') return refusal(503, 'ServiceUnavailable', 'Try again')
    const reply = await take(incoming)
    return fault === 'hang up when taken' ? 'hang up' : reply
  })

  let knownAs = server.url
  const signed: SesSimulator['signed'] = (message, changed = {}) => {
    const unsigned: SnsMessage = {
      Type: 'Notification',
      MessageId: randomUUID(),
      TopicArn: SIMULATED_SES.topicArn,
      Message: typeof message === 'string' ? message : JSON.stringify(message),
      Timestamp: new Date().toISOString(),
      SignatureVersion: '2',
      Signature: '',
      SigningCertURL: `${knownAs}/SimpleNotificationService-0123456789abcdef.pem`,
      ...changed,
    }
    const algorithm = unsigned.SignatureVersion === '2' ? 'sha256' : 'sha1'
    const signature = sign(algorithm, Buffer.from(signedText(unsigned)), PRIVATE_KEY)
    return {
      body: JSON.stringify({ ...unsigned, Signature: signature.toString('base64') }),
      headers: {
        'content-type': 'text/plain; charset=UTF-8',
        'x-amz-sns-message-type': unsigned.Type,
      },
    }
  }
  return {
    ...server,
    messages,
    confirmed,
    failNext: (...next) => void faults.push(...next),
    isKnownAs: (url) => {
      knownAs = url
    },
    signed,
    subscription: (token) =>
      signed('You have chosen to subscribe to the topic.', {
        Type: 'SubscriptionConfirmation',
        Token: token,
        SubscribeURL: `${knownAs}/?Action=ConfirmSubscription&TopicArn=${SIMULATED_SES.topicArn}&Token=${token}`,
      }),
    eventOf: ({ to, mailId, from }, event) => ({
      mail: {
        timestamp: new Date().toISOString(),
        source: from.address,
        destination: [to],
        tags: { 'ses:configuration-set': ['store'], mail_id: [mailId] },
      },
      ...event,
    }),
  }
}
