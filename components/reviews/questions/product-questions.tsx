'use client'

import { useTranslations } from 'next-intl'
import { FormError } from '@/components/forms/form-error'
import { useStoreProps } from '@/components/storefront/store-props'
import { Button } from '@/components/ui/button'
import { LongDate } from '@/components/ui/long-date'
import type { Captcha } from '@/lib/plugins/captcha/captcha'
import type { Question } from '@/lib/reviews/questions/contracts'
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
        <QuestionList key={productId} productId={productId} first={first} total={total} />
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

/** A question and its answer, both in the language that it was asked in. */
function Entry({ question }: { question: Question }) {
  const t = useTranslations('questions')
  const { storeName } = useStoreProps()
  const { text, displayName, locale, publishedAt, answer, answeredAt } = question
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
      <div className="mt-3 max-w-3xl rounded-control border-s-4 border-primary-pale bg-canvas px-4 py-3">
        <p className="flex flex-wrap gap-x-2 text-sm">
          <span className="font-bold text-ink">{t('answer', { storeName })}</span>
          <span className="text-muted">
            <LongDate date={answeredAt} />
          </span>
        </p>
        <p
          {...written}
          className="mt-1 leading-relaxed whitespace-pre-line text-ink-soft [overflow-wrap:anywhere]"
        >
          {answer}
        </p>
      </div>
    </article>
  )
}
