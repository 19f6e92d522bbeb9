import { verify, type X509Certificate } from 'node:crypto'
import { z } from 'zod'

/** What Amazon SNS sends. https://docs.aws.amazon.com/sns/latest/dg/sns-message-and-json-formats.html */
export const snsMessageSchema = z.object({
  Type: z.enum(['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation']),
  MessageId: z.string().min(1).max(100),
  TopicArn: z.string(),
  Message: z.string(),
  Subject: z.string().optional(),
  Timestamp: z.iso.datetime(),
  SignatureVersion: z.enum(['1', '2']),
  Signature: z.string(),
  SigningCertURL: z.string(),
  SubscribeURL: z.string().optional(),
  Token: z.string().optional(),
})
export type SnsMessage = z.output<typeof snsMessageSchema>

const SIGNED = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: [
    'Message',
    'MessageId',
    'SubscribeURL',
    'Timestamp',
    'Token',
    'TopicArn',
    'Type',
  ],
  UnsubscribeConfirmation: [
    'Message',
    'MessageId',
    'SubscribeURL',
    'Timestamp',
    'Token',
    'TopicArn',
    'Type',
  ],
} as const satisfies Record<SnsMessage['Type'], readonly (keyof SnsMessage)[]>

/** The text that SNS signs: names and values of the fields that are there, each on a line. */
export const signedText = (message: SnsMessage): string =>
  SIGNED[message.Type]
    .filter((name) => message[name] !== undefined)
    .map((name) => `${name}\n${message[name]}\n`)
    .join('')

/** Whether a message was signed with a certificate. https://docs.aws.amazon.com/sns/latest/dg/sns-verify-signature-of-message.html */
export const isSignedBy = (message: SnsMessage, { publicKey }: X509Certificate): boolean =>
  verify(
    message.SignatureVersion === '2' ? 'sha256' : 'sha1',
    Buffer.from(signedText(message)),
    publicKey,
    Buffer.from(message.Signature, 'base64'),
  )

/**
 * Whether an address is one of SNS in its topic's region, or of the server that the store was told to use instead.
 *
 * @param apiUrl of that server, if any
 */
export function isOfSns(address: string, topicArn: string, apiUrl: string | undefined): boolean {
  const url = URL.parse(address)
  if (url?.username !== '' || url.password !== '') return false
  if (apiUrl !== undefined) return url.origin === new URL(apiUrl).origin
  const region = topicArn.split(':')[3] ?? ''
  return (
    /^[a-z0-9-]+$/.test(region) &&
    url.protocol === 'https:' &&
    url.port === '' &&
    url.hostname === `sns.${region}.amazonaws.com`
  )
}

/** Whether it is the address of a certificate of SNS. */
export const isCertificateOfSns = (...address: Parameters<typeof isOfSns>): boolean =>
  isOfSns(...address) &&
  /^\/SimpleNotificationService-[0-9A-Za-z]{1,80}\.pem$/.test(new URL(address[0]).pathname) &&
  new URL(address[0]).search === ''
