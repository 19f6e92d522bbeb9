import 'server-only'
import { z } from 'zod'
import type { MailTranslator } from '@/components/mail/delivery-mail'
import { db } from '@/lib/core/db'
import { textLocaleOf } from '@/lib/i18n/locales'
import { type Composed, composeMessage, mailTranslator, storeUrl } from '@/lib/mail/compose-kit'
import { composeOwnerMail } from '@/lib/mail/compose-owner-mail'
import type { Outgoing } from '@/lib/mail/outbox'
import { currentSettings } from '@/lib/settings/queries'
import { moneyDueAt } from './withdrawal-rules'

/** The payload of a mail about a statement of withdrawal. */
const payloadSchema = z.object({ withdrawalId: z.number().int() })

const withdrawalOf = (email: Outgoing) =>
  db().withdrawal.findUniqueOrThrow({
    where: { id: payloadSchema.parse(email.payload).withdrawalId },
    include: { order: { select: { orderNumber: true, createdAt: true } } },
  })

type Withdrawal = Awaited<ReturnType<typeof withdrawalOf>>

/** The date and the time to the second, with the time zone. */
const timeText = (time: Date, { locale, timezone }: { locale: string; timezone: string }) =>
  new Intl.DateTimeFormat(textLocaleOf(locale), {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: timezone,
  }).format(time)

/** The whole statement, as it was made. */
const statementOf = (
  { name, email, orderReference, items }: Withdrawal,
  receivedAt: string,
  t: MailTranslator,
) => [
  { label: t('withdrawal.statement'), value: t('withdrawal.declared') },
  { label: t('withdrawal.name'), value: name },
  { label: t('withdrawal.order'), value: orderReference },
  { label: t('withdrawal.items'), value: items || t('withdrawal.wholeOrder') },
  { label: t('withdrawal.email'), value: email },
  { label: t('withdrawal.receivedAt'), value: receivedAt },
]

/** Confirms on a durable medium what was declared and when it arrived; that it is accepted is not said. */
export async function composeWithdrawalReceived(email: Outgoing): Promise<Composed> {
  const [withdrawal, t, { refundsEmail, timezone }] = await Promise.all([
    withdrawalOf(email),
    mailTranslator(email.locale),
    currentSettings(),
  ])
  const time = timeText(withdrawal.receivedAt, { locale: email.locale, timezone })
  return composeMessage({
    locale: email.locale,
    words: { kind: 'withdrawal_received', values: { customerName: withdrawal.name } },
    replyTo: refundsEmail,
    subject: t('withdrawal.receivedSubject'),
    heading: t('greeting', { name: withdrawal.name }),
    paragraphs: [t('withdrawal.received', { time }), t('withdrawal.receivedOnly')],
    details: statementOf(withdrawal, time, t),
    notes: [t('withdrawal.notYou', { email: refundsEmail })],
  })
}

/** What came of it, in the words of whoever answered. */
export async function composeWithdrawalAnswered(email: Outgoing): Promise<Composed> {
  const [withdrawal, t, { refundsEmail, timezone }] = await Promise.all([
    withdrawalOf(email),
    mailTranslator(email.locale),
    currentSettings(),
  ])
  const { status, answer, name, receivedAt } = withdrawal
  const time = timeText(receivedAt, { locale: email.locale, timezone })
  return composeMessage({
    locale: email.locale,
    words: { kind: 'withdrawal_answered', values: { customerName: name } },
    replyTo: refundsEmail,
    subject: t('withdrawal.answeredSubject'),
    heading: t('greeting', { name }),
    paragraphs: [t(status === 'settled' ? 'withdrawal.settled' : 'withdrawal.declined', { time })],
    letter: answer || undefined,
    details: statementOf(withdrawal, time, t),
    notes: [t('withdrawal.answerNote')],
  })
}

/** Tells the owner of a statement, and until when the money is due. */
export async function composeWithdrawalNotice(email: Outgoing): Promise<Composed> {
  const [withdrawal, t, { timezone }] = await Promise.all([
    withdrawalOf(email),
    mailTranslator('en'),
    currentSettings(),
  ])
  const { order, receivedAt } = withdrawal
  const inEnglish = { locale: 'en', timezone }
  return composeOwnerMail({
    subject: t('owner.withdrawalSubject', { name: withdrawal.name }),
    replyTo: withdrawal.email,
    paragraphs: [
      t('owner.withdrawalBody'),
      order
        ? t('owner.withdrawalOrder', { orderNumber: order.orderNumber })
        : t('owner.withdrawalNoOrder'),
    ],
    details: [
      ...statementOf(withdrawal, timeText(receivedAt, inEnglish), t),
      { label: 'Money due', value: timeText(moneyDueAt(receivedAt, timezone), inEnglish) },
    ],
    action: {
      label: 'Open the withdrawals',
      url: storeUrl('en', '/admin/orders#withdrawals'),
    },
  })
}
