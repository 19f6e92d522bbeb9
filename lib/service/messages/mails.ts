import 'server-only'
import { z } from 'zod'
import type { MailTranslator } from '@/components/mail/delivery-mail'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { textLocaleOf } from '@/lib/i18n/locales'
import { type Composed, composeMessage, mailTranslator, storeUrl } from '@/lib/mail/compose-kit'
import type { Outgoing } from '@/lib/mail/outbox'
import { currentSettings } from '@/lib/settings/queries'
import { attachmentsOf, fileNamesOf } from './attachments'
import { isContactCategory, responseHours } from './categories'
import { lettersTaken } from './letters-taken'
import { subjectInThread, threadReference } from './thread-token'

/** The payload of a mail about a visitor's message. */
const payloadSchema = z.object({ messageId: z.number().int() })
const answerPayloadSchema = z.object({ answerId: z.number().int() })

async function messageOf(email: Outgoing) {
  const { messageId } = payloadSchema.parse(email.payload)
  const message = await db().contactMessage.findUniqueOrThrow({ where: { id: messageId } })
  const category = isContactCategory(message.category) ? message.category : 'general'
  return { ...message, category } as const
}

/** Names of files that somebody sent: they stay in the store, since a mail with them may be too large, and opened too soon. */
async function filesDetail(t: MailTranslator, of: Parameters<typeof fileNamesOf>[0]) {
  const names = await fileNamesOf(of)
  return names.length === 0 ? [] : [{ label: t('contact.files'), value: names.join(', ') }]
}

/** Where the mails about a message to its sender are answered, and how answers are known. */
async function threadOf(messageId: number, supportEmail: string) {
  const thread = threadReference(messageId, new URL(env().SITE_URL).hostname)
  const taken = await lettersTaken()
  return {
    replyTo: taken?.answerAddress ?? supportEmail,
    inThread: ({ mail, ...composed }: Composed): Composed => ({
      ...composed,
      mail: {
        ...mail,
        thread,
        subject: taken ? subjectInThread(mail.subject, messageId) : mail.subject,
      },
    }),
  }
}

/** Forwards a visitor's message to support; a reply to the mail goes to the visitor. */
export async function composeContactMessage(email: Outgoing): Promise<Composed> {
  const [message, t, settings] = await Promise.all([
    messageOf(email),
    mailTranslator('en'),
    currentSettings(),
  ])
  const category = t(`contact.category.${message.category}`)
  const body = message.mailedKey === null ? 'contact.forwardBody' : 'contact.forwardMailedBody'
  return composeMessage({
    subject: `[${category}] ${message.subject}`,
    heading: message.subject,
    paragraphs: [t(body, { hours: responseHours(message.category, settings) })],
    details: [
      { label: t('contact.number'), value: String(message.id) },
      { label: t('contact.from'), value: message.name },
      { label: t('contact.email'), value: message.email },
      { label: t('contact.categoryLabel'), value: category },
      { label: t('contact.language'), value: message.locale },
      ...(await filesDetail(t, { messageId: message.id, answerId: null })),
    ],
    quote: message.message,
    replyTo: message.email,
  })
}

/** Tells support of what somebody answered by mail. Only to the one whose message it is does a reply go. */
export async function composeContactReply(email: Outgoing): Promise<Composed | null> {
  const { answerId } = answerPayloadSchema.parse(email.payload)
  const [answer, t, { supportEmail }] = await Promise.all([
    db().contactAnswer.findUnique({ where: { id: answerId }, include: { message: true } }),
    mailTranslator('en'),
    currentSettings(),
  ])
  if (!answer) return null
  const { message, text, username, fromAddress, origin } = answer
  const isSomeoneElse = origin === 'someone_else'
  return composeMessage({
    subject: t('contact.answerSubject', { subject: message.subject }),
    heading: message.subject,
    paragraphs: [t(isSomeoneElse ? 'contact.replyOfOther' : 'contact.replyBody')],
    details: [
      { label: t('contact.number'), value: String(message.id) },
      { label: t('contact.from'), value: username },
      { label: t('contact.email'), value: fromAddress ?? message.email },
      ...(await filesDetail(t, { messageId: message.id, answerId })),
    ],
    quote: text,
    action: {
      label: t('contact.openMessage'),
      url: storeUrl('en', `/admin/messages/${message.id}`),
    },
    replyTo: isSomeoneElse ? supportEmail : message.email,
  })
}

/**
 * Confirms that the message arrived. Nothing of it is in the mail, nor the name: whoever wrote may have
 * entered somebody else's address.
 */
export async function composeContactReceived(email: Outgoing): Promise<Composed> {
  const [message, t, settings] = await Promise.all([
    messageOf(email),
    mailTranslator(email.locale),
    currentSettings(),
  ])
  const { replyTo, inThread } = await threadOf(message.id, settings.supportEmail)
  const composed = await composeMessage({
    locale: email.locale,
    words: { kind: 'contact_received', values: {} },
    subject: t('contact.receivedSubject'),
    heading: t('contact.receivedHeading'),
    paragraphs: [t('contact.receivedBody', { hours: responseHours(message.category, settings) })],
    details: [
      { label: t('contact.number'), value: String(message.id) },
      { label: t('contact.categoryLabel'), value: t(`contact.category.${message.category}`) },
    ],
    notes: [t('contact.receivedNote', { email: replyTo })],
    replyTo,
  })
  return inThread(composed)
}

/** The store's answer, with the message quoted below it. */
export async function composeContactAnswer(email: Outgoing): Promise<Composed> {
  const { answerId } = answerPayloadSchema.parse(email.payload)
  const [{ text, message }, t, { supportEmail, timezone }] = await Promise.all([
    db().contactAnswer.findUniqueOrThrow({ where: { id: answerId }, include: { message: true } }),
    mailTranslator(email.locale),
    currentSettings(),
  ])
  const day = new Intl.DateTimeFormat(textLocaleOf(email.locale), {
    dateStyle: 'long',
    timeZone: timezone,
  })
  const { replyTo, inThread } = await threadOf(message.id, supportEmail)
  const composed = await composeMessage({
    locale: email.locale,
    words: {
      kind: 'contact_answer',
      values: { customerName: message.name, messageSubject: message.subject },
    },
    subject: t('contact.answerSubject', { subject: message.subject }),
    heading: t('greeting', { name: message.name }),
    paragraphs: [],
    letter: text,
    details: [
      { label: t('contact.number'), value: String(message.id) },
      {
        label: t('contact.wroteOn', { date: day.format(message.createdAt) }),
        value: message.subject,
      },
    ],
    quote: message.message,
    attachments: await attachmentsOf(answerId),
    notes: [t('contact.answerNote')],
    replyTo,
  })
  return inThread(composed)
}
