import 'server-only'
import type { MailTranslator } from '@/components/mail/delivery-mail'
import { db } from '@/lib/core/db'
import { textLocaleOf } from '@/lib/i18n/locales'
import { type Composed, composeMessage, mailTranslator, storeUrl } from '@/lib/mail/compose-kit'
import { composeOwnerMail } from '@/lib/mail/compose-owner-mail'
import type { Outgoing } from '@/lib/mail/outbox'
import { currentSettings } from '@/lib/settings/queries'
import { reportPayloadSchema, reviewsOfHourSchema } from './contracts'
import { reportedReviews } from './queries'
import { removalSchema } from './removals'
import type { ReviewGround } from './review-rules'

const REPORTS_PAGE = '/admin/reviews?reported=true'

const reportOf = (email: Outgoing) =>
  db().reviewReport.findUnique({
    where: { id: reportPayloadSchema.parse(email.payload).reportId },
    include: { review: { select: { title: true, text: true, status: true } } },
  })

type Report = NonNullable<Awaited<ReturnType<typeof reportOf>>>

const dayText = (time: Date, locale: string, timeZone: string) =>
  new Intl.DateTimeFormat(textLocaleOf(locale), { dateStyle: 'long', timeZone }).format(time)

const groundText = (t: MailTranslator, ground: ReviewGround) => t(`reviewGround.${ground}`)

/** What was reported, as it was written. */
const reported = (t: MailTranslator, { productName, ground, explanation }: Report) => [
  { label: t('reviewReport.product'), value: productName },
  { label: t('reviewReport.ground'), value: groundText(t, ground) },
  { label: t('reviewReport.explanation'), value: explanation },
]

/** Confirms that a report has arrived. @returns `null` once it was erased */
export async function composeReportReceived(email: Outgoing): Promise<Composed | null> {
  const [report, t, { supportEmail, timezone }] = await Promise.all([
    reportOf(email),
    mailTranslator(email.locale),
    currentSettings(),
  ])
  if (!report) return null
  return composeMessage({
    locale: email.locale,
    words: { kind: 'review_report_received', values: {} },
    replyTo: supportEmail,
    subject: t('reviewReport.receivedSubject'),
    paragraphs: [
      t('reviewReport.received', { date: dayText(report.receivedAt, email.locale, timezone) }),
      t('reviewReport.next'),
    ],
    details: reported(t, report),
    notes: [t('reviewReport.notYou', { email: supportEmail })],
  })
}

/** Tells whoever reported a review what was decided. @returns `null` once the report was erased */
export async function composeReportDecided(email: Outgoing): Promise<Composed | null> {
  const [report, t, { supportEmail, timezone }] = await Promise.all([
    reportOf(email),
    mailTranslator(email.locale),
    currentSettings(),
  ])
  if (!report || report.status === 'open') return null
  const { status, decisionGround, decisionReason } = report
  return composeMessage({
    locale: email.locale,
    words: { kind: 'review_report_decided', values: {} },
    replyTo: supportEmail,
    subject: t('reviewReport.decidedSubject'),
    paragraphs: [
      t(status === 'removed' ? 'reviewReport.removed' : 'reviewReport.kept', {
        date: dayText(report.receivedAt, email.locale, timezone),
      }),
      ...(decisionGround && decisionGround !== 'not_stated'
        ? [t('reviewReport.because', { ground: groundText(t, decisionGround) })]
        : []),
    ],
    letter: decisionReason || undefined,
    details: reported(t, report),
    notes: [t('reviewRemoved.byPerson'), t('reviewReport.object', { email: supportEmail })],
  })
}

/** The statement of reasons to the author of a review that was taken down. */
export async function composeReviewRemoved(email: Outgoing): Promise<Composed> {
  const { decision, ground, reason, wasReported, productName, writtenAt } = removalSchema.parse(
    email.payload,
  )
  const [t, { supportEmail, timezone }] = await Promise.all([
    mailTranslator(email.locale),
    currentSettings(),
  ])
  const values = {
    product: productName,
    date: dayText(new Date(writtenAt), email.locale, timezone),
  }
  return composeMessage({
    locale: email.locale,
    words: { kind: 'review_removed', values: { productName } },
    replyTo: supportEmail,
    subject: t('reviewRemoved.subject', values),
    paragraphs: [t(`reviewRemoved.${decision}`, values)],
    letter: reason || undefined,
    details: [
      { label: t('reviewReport.product'), value: productName },
      { label: t('reviewReport.ground'), value: groundText(t, ground) },
      ...(ground === 'not_stated'
        ? []
        : [
            {
              label: t('reviewRemoved.basis'),
              value: t(ground === 'illegal' ? 'reviewRemoved.law' : 'reviewRemoved.terms'),
            },
          ]),
      {
        label: t('reviewRemoved.found'),
        value: t(wasReported ? 'reviewRemoved.byReport' : 'reviewRemoved.byUs'),
      },
    ],
    action: { label: t('reviewRemoved.contact'), url: storeUrl(email.locale, '/contact') },
    notes: [t('reviewRemoved.byPerson'), t('reviewRemoved.object', { email: supportEmail })],
  })
}

/** Tells the owner of a report; nothing once it was answered. */
export async function composeReportNotice(email: Outgoing): Promise<Composed | null> {
  const [report, t] = await Promise.all([reportOf(email), mailTranslator('en')])
  if (report?.status !== 'open' || !report.review) return null
  const { title, text } = report.review
  return composeOwnerMail({
    subject: t('owner.reportSubject', { product: report.productName }),
    paragraphs: [t('owner.reportBody')],
    details: [
      ...reported(t, report),
      { label: 'From', value: [report.name, report.email].filter(Boolean).join(', ') || '–' },
    ],
    quote: title ? `${title}\n\n${text}` : text,
    action: { label: 'Open the reported reviews', url: storeUrl('en', REPORTS_PAGE) },
  })
}

/** Tells the owner of all reports of an hour beyond those that were told one by one. */
export async function composeMoreReports(email: Outgoing): Promise<Composed | null> {
  reviewsOfHourSchema.parse(email.payload)
  const [count, t] = await Promise.all([reportedReviews(), mailTranslator('en')])
  if (count === 0) return null
  return composeOwnerMail({
    subject: t('owner.moreReportsSubject', { count }),
    paragraphs: [t('owner.moreReportsBody', { count })],
    action: { label: 'Open the reported reviews', url: storeUrl('en', REPORTS_PAGE) },
  })
}
