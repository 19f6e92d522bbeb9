import 'server-only'
import { db } from '@/lib/core/db'
import { type Composed, composeMessage, mailTranslator, storeUrl } from '@/lib/mail/compose-kit'
import { composeOwnerMail } from '@/lib/mail/compose-owner-mail'
import type { Outgoing } from '@/lib/mail/outbox'
import { currentSettings } from '@/lib/settings/queries'
import { questionPayloadSchema, questionsOfHourSchema } from './contracts'
import { waitingQuestions } from './queries'

const WAITING_PAGE = '/admin/questions'

const questionOf = (email: Outgoing) =>
  db().productQuestion.findUnique({
    where: { id: questionPayloadSchema.parse(email.payload).questionId },
    include: { product: { select: { name: true, slug: true, isHidden: true } } },
  })

/** The answer to whoever asked, as it is when the mail is sent. @returns `null` once the question was erased */
export async function composeQuestionAnswered(email: Outgoing): Promise<Composed | null> {
  const [question, t, { supportEmail, storeName }] = await Promise.all([
    questionOf(email),
    mailTranslator(email.locale),
    currentSettings(),
  ])
  if (!question?.answer) return null
  const { product, text, answer, status } = question
  return composeMessage({
    locale: email.locale,
    replyTo: supportEmail,
    subject: t('question.subject', { product: product.name }),
    paragraphs: [t('question.answered', { product: product.name, storeName })],
    letter: answer,
    details: [{ label: t('question.yours'), value: text }],
    action: product.isHidden
      ? undefined
      : {
          label: t('question.view'),
          url: storeUrl(email.locale, `/products/${product.slug}`),
        },
    notes: [...(status === 'published' ? [t('question.published')] : []), t('question.more')],
  })
}

/** Tells the owner of a question that waits; nothing once it does not any more. */
export async function composeQuestionNotice(email: Outgoing): Promise<Composed | null> {
  const [question, t] = await Promise.all([questionOf(email), mailTranslator('en')])
  if (question?.status !== 'pending') return null
  const { product, displayName, text, locale } = question
  return composeOwnerMail({
    subject: t('owner.questionSubject', { product: product.name }),
    paragraphs: [t('owner.questionBody')],
    details: [
      { label: 'Product', value: product.name },
      { label: 'From', value: [displayName, question.email].filter(Boolean).join(', ') || '–' },
      { label: 'Language', value: locale },
    ],
    quote: text,
    action: { label: 'Open the questions', url: storeUrl('en', WAITING_PAGE) },
  })
}

/** Tells the owner of all questions of an hour beyond those that were told one by one. */
export async function composeMoreQuestions(email: Outgoing): Promise<Composed | null> {
  questionsOfHourSchema.parse(email.payload)
  const [count, t] = await Promise.all([waitingQuestions(), mailTranslator('en')])
  if (count === 0) return null
  return composeOwnerMail({
    subject: t('owner.moreQuestionsSubject', { count }),
    paragraphs: [t('owner.moreQuestionsBody', { count })],
    action: { label: 'Open the questions', url: storeUrl('en', WAITING_PAGE) },
  })
}
