import 'server-only'
import { db } from '@/lib/core/db'
import { type Composed, composeMessage, mailTranslator, storeUrl } from '@/lib/mail/compose-kit'
import { composeOwnerMail } from '@/lib/mail/compose-owner-mail'
import type { Outgoing } from '@/lib/mail/outbox'
import { currentSettings } from '@/lib/settings/queries'
import { questionPayloadSchema, questionsOfHourSchema } from './contracts'
import { waitingQuestions } from './queries'

const WAITING_PAGE = '/admin/questions'

/** The answer of a buyer that a mail is about, or `null`. */
const buyerAnswerOf = async (email: Outgoing) => {
  const { answerId } = questionPayloadSchema.parse(email.payload)
  return answerId === undefined
    ? null
    : db().buyerAnswer.findUnique({
        where: { id: answerId },
        select: { text: true, displayName: true, locale: true, status: true },
      })
}
const isAboutBuyerAnswer = (email: Outgoing) =>
  questionPayloadSchema.parse(email.payload).answerId !== undefined

const questionOf = (email: Outgoing) =>
  db().productQuestion.findUnique({
    where: { id: questionPayloadSchema.parse(email.payload).questionId },
    include: { product: { select: { name: true, slug: true, isHidden: true } } },
  })

/** The answer of the store or of a buyer to whoever asked, as it is when the mail is sent. @returns `null` once it was taken away */
export async function composeQuestionAnswered(email: Outgoing): Promise<Composed | null> {
  const [question, buyerAnswer, t, { supportEmail, storeName }] = await Promise.all([
    questionOf(email),
    buyerAnswerOf(email),
    mailTranslator(email.locale),
    currentSettings(),
  ])
  const isBuyers = isAboutBuyerAnswer(email)
  const answer = isBuyers
    ? buyerAnswer?.status === 'published' && buyerAnswer.text
    : question?.answer
  if (!question || !answer) return null
  const { product, text, status } = question
  return composeMessage({
    locale: email.locale,
    words: { kind: 'question_answered', values: { productName: product.name } },
    replyTo: supportEmail,
    subject: t(isBuyers ? 'question.buyerSubject' : 'question.subject', { product: product.name }),
    paragraphs: [
      t(isBuyers ? 'question.buyerAnswered' : 'question.answered', {
        product: product.name,
        storeName,
      }),
    ],
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

/** Tells the owner of a question that waits, or of an answer of a buyer that does; nothing once it does not any more. */
export async function composeQuestionNotice(email: Outgoing): Promise<Composed | null> {
  return isAboutBuyerAnswer(email) ? composeBuyerAnswerNotice(email) : composeAskedNotice(email)
}

async function composeBuyerAnswerNotice(email: Outgoing): Promise<Composed | null> {
  const [question, answer, t] = await Promise.all([
    questionOf(email),
    buyerAnswerOf(email),
    mailTranslator('en'),
  ])
  if (!question || answer?.status !== 'pending') return null
  const { product, text } = question
  return composeOwnerMail({
    subject: t('owner.buyerAnswerSubject', { product: product.name }),
    paragraphs: [t('owner.buyerAnswerBody')],
    details: [
      { label: 'Product', value: product.name },
      { label: 'Question', value: text },
      { label: 'From', value: answer.displayName },
      { label: 'Language', value: answer.locale },
    ],
    quote: answer.text,
    action: { label: 'Open the questions', url: storeUrl('en', WAITING_PAGE) },
  })
}

async function composeAskedNotice(email: Outgoing): Promise<Composed | null> {
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
