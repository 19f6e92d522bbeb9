'use client'

import { useTranslations } from 'next-intl'
import { FormError } from '@/components/forms/form-error'
import { SmallPrintLink } from '@/components/forms/small-print-link'
import { useStoreProps } from '@/components/storefront/store-props'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { LongDate } from '@/components/ui/long-date'
import type { Captcha } from '@/lib/plugins/captcha/captcha'
import type { BuyerAnswer, Question } from '@/lib/reviews/questions/contracts'
import { AskOffer } from './ask-offer'
import { useQuestions } from './use-questions'

type ProductQuestionsProps = {
  productId: number
  /** Those that the product's page has before more are asked for. */
  first: readonly Question[]
  total: number
  /** The captcha's settings, when it is enabled. */
  captcha?: Captcha
}

/** What shoppers ask of a product, with the store's answers, and how to ask something oneself. */
export function ProductQuestions({ productId, first, total, captcha }: ProductQuestionsProps) {
  const t = useTranslations('questions')
  return (
    <section
      id="questions"
      aria-labelledby="questions-title"
      className="mt-10 scroll-mt-32 rounded-panel border border-line bg-surface p-5 shadow-card sm:p-7"
    >
      <h2 id="questions-title" className="text-2xl font-extrabold">
        {t('title')}
      </h2>
      <p className="mt-1 max-w-3xl leading-relaxed text-ink-soft">
        {total === 0 ? t('none') : t('lead')}
      </p>
      {total > 0 && (
        <>
          <QuestionList key={productId} productId={productId} first={first} total={total} />
          <p className="mt-6 max-w-3xl text-sm leading-relaxed text-muted">
            {t.rich('answerYourself', {
              link: (chunks) => <SmallPrintLink href="/library">{chunks}</SmallPrintLink>,
            })}
          </p>
        </>
      )}
      <AskOffer key={`ask-${productId}`} productId={productId} captcha={captcha} />
    </section>
  )
}

function QuestionList({ productId, first, total }: Omit<ProductQuestionsProps, 'captcha'>) {
  const t = useTranslations('questions')
  const { questions, hasMore, isLoading, isFailed, loadMore } = useQuestions(
    productId,
    first,
    total,
  )
  return (
    <div className="mt-5">
      <ul aria-busy={isLoading} className="divide-y divide-line">
        {questions.map((question) => (
          <li key={question.id} className="py-6 first:pt-0 last:pb-0">
            <Entry question={question} />
          </li>
        ))}
      </ul>
      <div className={isFailed || hasMore ? 'mt-5 space-y-4' : undefined}>
        <FormError>{isFailed ? t('failed') : undefined}</FormError>
        {hasMore && (
          <Button variant="outline" disabled={isLoading} onClick={loadMore}>
            {isLoading ? t('loading') : t('more')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** A question, the store's answer in its language, and what buyers answer, each in their own. */
function Entry({ question }: { question: Question }) {
  const t = useTranslations('questions')
  const { text, displayName, locale, publishedAt, answer, answeredAt, buyerAnswers } = question
  const written = { lang: locale, dir: 'auto' } as const
  return (
    <article>
      <h3
        {...written}
        className="max-w-3xl text-base leading-relaxed font-bold whitespace-pre-line [overflow-wrap:anywhere]"
      >
        {text}
      </h3>
      <p className="mt-1 flex flex-wrap gap-x-2 text-sm text-muted">
        <bdi className="font-semibold text-ink-soft [overflow-wrap:anywhere]">
          {displayName || t('anonymous')}
        </bdi>
        <span aria-hidden>·</span>
        <LongDate date={publishedAt} />
      </p>
      {answer && answeredAt && <StoreAnswer {...{ answer, answeredAt, locale }} />}
      {!answer && buyerAnswers.length === 0 && (
        <p className="mt-3 text-sm text-muted">{t('unanswered')}</p>
      )}
      {buyerAnswers.map((buyers) => (
        <AnswerOfBuyer key={buyers.id} answer={buyers} />
      ))}
    </article>
  )
}

type StoreAnswerProps = { answer: string; answeredAt: string; locale: string }

function StoreAnswer({ answer, answeredAt, locale }: StoreAnswerProps) {
  const t = useTranslations('questions')
  const { storeName } = useStoreProps()
  return (
    <div className="mt-3 max-w-3xl rounded-control border-s-4 border-primary-pale bg-canvas px-4 py-3">
      <p className="flex flex-wrap gap-x-2 text-sm">
        <span className="font-bold text-ink">{t('answer', { storeName })}</span>
        <span className="text-muted">
          <LongDate date={answeredAt} />
        </span>
      </p>
      <p
        lang={locale}
        dir="auto"
        className="mt-1 leading-relaxed whitespace-pre-line text-ink-soft [overflow-wrap:anywhere]"
      >
        {answer}
      </p>
    </div>
  )
}

function AnswerOfBuyer({ answer }: { answer: BuyerAnswer }) {
  const t = useTranslations('questions')
  const { text, displayName, locale, isVerified, publishedAt } = answer
  return (
    <div className="mt-3 max-w-3xl rounded-control border-s-4 border-line-strong/40 bg-canvas px-4 py-3">
      <p className="flex flex-wrap items-center gap-x-2 text-sm">
        <bdi className="font-bold text-ink [overflow-wrap:anywhere]">
          {t('buyersAnswer', { name: displayName || t('buyerAnonymous') })}
        </bdi>
        {isVerified && (
          <span className="flex items-center gap-1 font-semibold text-success">
            <Icon name="badge-check" className="size-4" />
            {t('buyerVerified')}
          </span>
        )}
        <span className="text-muted">
          <LongDate date={publishedAt} />
        </span>
      </p>
      <p
        lang={locale}
        dir="auto"
        className="mt-1 leading-relaxed whitespace-pre-line text-ink-soft [overflow-wrap:anywhere]"
      >
        {text}
      </p>
    </div>
  )
}
