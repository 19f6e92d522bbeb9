import 'server-only'
import { z } from 'zod'
import { jobBySlug } from '@/content/careers'
import { FIGURES } from '@/content/figures'
import { db } from '@/lib/core/db'
import { type Composed, composeMessage, mailTranslator } from '@/lib/mail/compose-kit'
import type { Outgoing } from '@/lib/mail/outbox'
import { currentSettings } from '@/lib/settings/queries'

/** The payload of a mail about an application. */
const payloadSchema = z.object({ applicationId: z.uuid() })

/** Forwards an application with its CV to the careers address; a reply goes to the applicant. */
export async function composeJobApplication(email: Outgoing): Promise<Composed> {
  const { applicationId } = payloadSchema.parse(email.payload)
  const [application, t] = await Promise.all([
    db().jobApplication.findUniqueOrThrow({ where: { id: applicationId } }),
    mailTranslator('en'),
  ])
  const job = jobTitle(application.job)
  const details = [
    { label: t('careers.job'), value: job },
    { label: t('careers.name'), value: application.name },
    { label: t('careers.email'), value: application.email },
    { label: t('careers.phone'), value: application.phone },
    { label: t('careers.link'), value: application.link },
    { label: t('careers.language'), value: application.locale },
  ]
  return composeMessage({
    subject: t('careers.applicationSubject', { job, name: application.name }),
    paragraphs: [t('careers.applicationBody', { days: FIGURES.applicationReviewDays })],
    details: details.filter(({ value }) => value !== ''),
    quote: application.message,
    notes: [t('careers.applicationNote')],
    replyTo: application.email,
    attachments: [
      {
        filename: application.cvFileName,
        contentType: application.cvContentType,
        content: Buffer.from(application.cv),
      },
    ],
  })
}

/** Confirms to the applicant that the application arrived, and what happens next. */
export async function composeApplicationReceived(email: Outgoing): Promise<Composed> {
  const { applicationId } = payloadSchema.parse(email.payload)
  const [application, t, { careersEmail, storeName, keepApplications }] = await Promise.all([
    db().jobApplication.findUniqueOrThrow({
      where: { id: applicationId },
      select: { job: true, name: true },
    }),
    mailTranslator(email.locale),
    currentSettings(),
  ])
  const job = jobTitle(application.job)
  return composeMessage({
    locale: email.locale,
    words: {
      kind: 'application_received',
      values: { customerName: application.name, jobTitle: job },
    },
    subject: t('careers.receivedSubject', { job }),
    heading: t('careers.receivedHeading'),
    paragraphs: [
      t('greeting', { name: application.name }),
      t('careers.receivedBody', { job, storeName, days: FIGURES.applicationReviewDays }),
    ],
    notes: [
      t('careers.receivedNote', {
        email: careersEmail,
        months: keepApplications,
      }),
    ],
    replyTo: careersEmail,
  })
}

/** The title of a job, or its slug once it is not open any more. */
const jobTitle = (slug: string) => jobBySlug(slug)?.title ?? slug
