import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Picture } from '@/components/media/picture'
import { Badge } from '@/components/ui/badge'
import { englishText } from '@/lib/i18n/english'
import { getPathname } from '@/lib/i18n/navigation'
import type { ReviewableOrder } from '@/lib/reviews/contracts'
import type { ReviewStatus } from '@/lib/reviews/review-rules'
import { AnswerQuestions } from './questions/answer-questions'
import { ReviewForm } from './review-form'

type Item = ReviewableOrder['items'][number]

type ReviewedItemProps = { item: Item; suggestedName: string; token: string }

const TONES = {
  pending: 'brand',
  published: 'success',
  declined: 'danger',
  hidden: 'neutral',
} as const satisfies Record<ReviewStatus, string>

/** A product of the order, with the form for its review. */
export function ReviewedItem({ item, suggestedName, token }: ReviewedItemProps) {
  const t = useTranslations('reviewPage')
  const locale = useLocale()
  const [review, setReview] = useState(item.review)
  const titleId = `item-${item.itemId}`
  return (
    <section
      aria-labelledby={titleId}
      className="rounded-panel border border-line bg-surface p-5 shadow-card sm:p-7"
    >
      <div className="mb-6 flex items-center gap-4">
        <Picture
          src={item.image}
          alt=""
          widths={[96, 160]}
          sizes="80px"
          className="size-20 shrink-0 rounded-control border border-line bg-sunken object-cover"
        />
        <div className="min-w-0">
          <h2
            id={titleId}
            {...englishText(locale)}
            className="text-lg leading-snug font-bold [overflow-wrap:anywhere]"
          >
            {item.name}
          </h2>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            {review && <Badge tone={TONES[review.status]}>{t(`status.${review.status}`)}</Badge>}
            {/* A page load: what the browser has of the product's page may be without the new review. */}
            <a
              href={getPathname({ href: `/products/${item.slug}`, locale })}
              className="font-semibold text-primary-strong hover:underline"
            >
              {t('see')}
            </a>
          </p>
        </div>
      </div>
      {review?.declineReason && (
        <p className="mb-5 rounded-control border border-line bg-canvas px-4 py-3 text-sm whitespace-pre-line [overflow-wrap:anywhere]">
          {t('declined', { reason: review.declineReason })}
        </p>
      )}
      <ReviewForm
        itemId={item.itemId}
        token={token}
        review={review}
        suggestedName={suggestedName}
        onSent={setReview}
      />
      <AnswerQuestions itemId={item.itemId} token={token} suggestedName={suggestedName} />
    </section>
  )
}
