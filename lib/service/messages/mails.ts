import 'server-only'
import { z } from 'zod'
import { db } from '@/lib/core/db'
import { textLocaleOf } from '@/lib/i18n/locales'
import { type Composed, composeMessage, mailTranslator } from '@/lib/mail/compose-kit'
import type { Outgoing } from '@/lib/mail/outbox'
import { currentSettings } from '@/lib/settings/queries'
import { isContactCategory, responseHours } from './categories'

/** The payload of a mail about a visitor's message. */
const payloadSchema = z.object({ messageId: z.number().int() })
const answerPayloadSchema = z.object({ answerId: z.number().int() })

async function messageOf(email: Outgoing) {
  const { messageId } = payloadSchema.parse(email.payload)
  const message = await db().contactMessage.findUniqueOrThrow({ where: { id: messageId } })
  const category = isContactCategory(message.category) ? message.category : 'general'
  return { ...message, category } as const
}

/** Forwards a visitor's message to support; a reply to the mail goes to the visitor. */
export async function composeContactMessage(email: Outgoing): Promise<Composed> {
  const [message, t, settings] = await Promise.all([
    messageOf(email),
    mailTranslator('en'),
    currentSettings(),
  ])
  const category = t(`contact.category.${message.category}`)
  return composeMessage({
    subject: `[${category}] ${message.subject}`,
    heading: message.subject,
    paragraphs: [t('contact.forwardBody', { hours: responseHours(message.category, settings) })],
    details: [
      { label: t('contact.number'), value: String(message.id) },
      { label: t('contact.from'), value: message.name },
      { label: t('contact.email'), value: message.email },
      { label: t('contact.categoryLabel'), value: category },
      { label: t('contact.language'), value: message.locale },
    ],
    quote: message.message,
    replyTo: message.email,
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
  return composeMessage({
    locale: email.locale,
    words: { kind: 'contact_received', values: {} },
    subject: t('contact.receivedSubject'),
    heading: t('contact.receivedHeading'),
    paragraphs: [t('contact.receivedBody', { hours: responseHours(message.category, settings) })],
    details: [
      { label: t('contact.number'), value: String(message.id) },
      { label: t('contact.categoryLabel'), value: t(`contact.category.${message.category}`) },
    ],
    notes: [t('contact.receivedNote', { email: settings.supportEmail })],
    replyTo: settings.supportEmail,
  })
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
  return composeMessage({
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
    notes: [t('contact.answerNote')],
    replyTo: supportEmail,
  })
}
