import 'server-only'
import { z } from 'zod'
import type { MailTranslator } from '@/components/mail/delivery-mail'
import { db } from '@/lib/core/db'
import { openKey } from '@/lib/licences/key-crypto'
import { maskKey } from '@/lib/licences/key-rules'
import { type Composed, composeMessage, mailTranslator, storeUrl } from '@/lib/mail/compose-kit'
import { composeOwnerMail } from '@/lib/mail/compose-owner-mail'
import type { Outgoing } from '@/lib/mail/outbox'
import { currentSettings } from '@/lib/settings/queries'

/** The payload of a mail about a report of a key. */
const payloadSchema = z.object({ reportId: z.number().int() })

async function partsOf(email: Outgoing, locale: string) {
  const [report, t, { supportEmail }] = await Promise.all([
    db().keyReport.findUniqueOrThrow({
      where: { id: payloadSchema.parse(email.payload).reportId },
      include: {
        order: { select: { orderNumber: true, customerName: true, customerEmail: true } },
        key: {
          select: { valueEncrypted: true, orderItem: { select: { productName: true } } },
        },
      },
    }),
    mailTranslator(locale),
    currentSettings(),
  ])
  return { report, t, supportEmail }
}

type Report = Awaited<ReturnType<typeof partsOf>>['report']

const detailsOf = ({ order, key, kind, text }: Report, t: MailTranslator) => [
  { label: t('orderNumber'), value: order.orderNumber },
  { label: t('keyReport.product'), value: key.orderItem?.productName ?? '' },
  { label: t('keyReport.key'), value: maskKey(openKey(key.valueEncrypted)) },
  { label: t('keyReport.message'), value: t(`keyReport.kinds.${kind}`) },
  ...(text ? [{ label: t('keyReport.text'), value: text }] : []),
]

const valuesOf = ({ order: { customerName, orderNumber }, key }: Report) => ({
  customerName,
  orderNumber,
  productName: key.orderItem?.productName ?? '',
})

/** Tells the buyer that the report has arrived. */
export async function composeKeyReportReceived(email: Outgoing): Promise<Composed> {
  const { report, t, supportEmail } = await partsOf(email, email.locale)
  const { orderNumber, customerName } = report.order
  return composeMessage({
    locale: email.locale,
    words: { kind: 'key_report_received', values: valuesOf(report) },
    replyTo: supportEmail,
    subject: t('keyReport.receivedSubject', { orderNumber }),
    heading: t('greeting', { name: customerName }),
    paragraphs: [t('keyReport.received')],
    details: detailsOf(report, t),
    notes: [t('keyReport.more')],
  })
}

/** What came of a report, in the words of whoever answered; another key has a mail of its own. */
export async function composeKeyReportDecided(email: Outgoing): Promise<Composed> {
  const { report, t, supportEmail } = await partsOf(email, email.locale)
  const { orderNumber, customerName } = report.order
  return composeMessage({
    locale: email.locale,
    words: { kind: 'key_report_decided', values: valuesOf(report) },
    replyTo: supportEmail,
    subject: t('keyReport.decidedSubject', { orderNumber }),
    heading: t('greeting', { name: customerName }),
    paragraphs: [t(report.status === 'closed' ? 'keyReport.closed' : 'keyReport.answered')],
    letter: report.answer ?? undefined,
    details: detailsOf(report, t),
    notes: [t('keyReport.more')],
  })
}

/** Tells the owner of a key that does not work. */
export async function composeKeyReportNotice(email: Outgoing): Promise<Composed> {
  const { report, t } = await partsOf(email, 'en')
  const { orderNumber, customerName, customerEmail } = report.order
  return composeOwnerMail({
    subject: t('owner.keyReportSubject', { orderNumber }),
    replyTo: customerEmail,
    paragraphs: [t('owner.keyReportBody', { name: customerName })],
    details: detailsOf(report, t),
    action: { label: 'Open the key reports', url: storeUrl('en', '/admin/orders#key-reports') },
  })
}
