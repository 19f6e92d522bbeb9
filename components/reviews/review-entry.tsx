import { useLocale, useTranslations } from 'next-intl'
import { StarRow } from '@/components/catalog/rating'
import { useStoreProps } from '@/components/storefront/store-props'
import { Icon } from '@/components/ui/icon/icon'
import { LongDate } from '@/components/ui/long-date'
import { Link } from '@/lib/i18n/navigation'
import { formatRating } from '@/lib/i18n/ratings'
import type { Review, Vote } from '@/lib/reviews/contracts'
import { REPORT_PATH } from '@/lib/reviews/review-rules'
import { ReviewPictures } from './review-pictures'

type ReviewEntryProps = {
  review: Review
  /** The variant that was bought, where there are several. */
  version?: string
  vote: Vote
  onVote: () => void
}

/** One review. What buyers wrote is text, in their language and direction. */
export function ReviewEntry({ review, version, vote, onVote }: ReviewEntryProps) {
  const t = useTranslations('reviews')
  const labels = useTranslations('product')
  const locale = useLocale()
  const { title, text, displayName, stars, publishedAt, isVerified, answer } = review
  const written = { lang: review.locale, dir: 'auto' } as const
  return (
    <article>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="sr-only">
          {labels('rated', { rating: formatRating(String(stars), locale) })}
        </span>
        <StarRow rating={stars} />
        {isVerified && (
          <span className="flex items-center gap-1 text-sm font-semibold text-success">
            <Icon name="badge-check" className="size-4" />
            {t('verified')}
          </span>
        )}
      </p>
      {title && (
        <h3 {...written} className="mt-2 text-base font-bold [overflow-wrap:anywhere]">
          {title}
        </h3>
      )}
      <p
        {...written}
        className="mt-1.5 max-w-3xl leading-relaxed whitespace-pre-line text-ink-soft [overflow-wrap:anywhere]"
      >
        {text}
      </p>
      {review.pictures.length > 0 && (
        <ReviewPictures pictures={review.pictures} name={displayName} />
      )}
      <p className="mt-2.5 flex flex-wrap gap-x-2 text-sm text-muted">
        <bdi className="font-semibold text-ink-soft [overflow-wrap:anywhere]">{displayName}</bdi>
        <span aria-hidden>·</span>
        <LongDate date={publishedAt} />
        {version && (
          <>
            <span aria-hidden>·</span>
            <span>{t('boughtVersion', { version })}</span>
          </>
        )}
      </p>
      {answer && <Answer {...answer} />}
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <button
          type="button"
          aria-pressed={vote.voted}
          aria-label={t('voteNamed', { name: displayName })}
          onClick={onVote}
          className="inline-flex h-9 items-center gap-2 rounded-control border border-line px-3 text-sm font-semibold text-ink-soft transition-colors hover:border-line-strong hover:text-ink aria-pressed:border-primary-strong aria-pressed:bg-primary-soft aria-pressed:text-primary-deep"
        >
          <Icon name="thumbs-up" className="size-4" />
          {t('vote')}
        </button>
        {vote.helpful > 0 && (
          <span className="text-sm text-muted">{t('votes', { count: vote.helpful })}</span>
        )}
        <Link
          href={`${REPORT_PATH}?review=${review.id}`}
          prefetch={false}
          rel="nofollow"
          aria-label={t('reportNamed', { name: displayName })}
          className="ms-auto py-1.5 text-sm text-muted underline-offset-2 hover:text-ink hover:underline"
        >
          {t('report')}
        </Link>
      </div>
    </article>
  )
}

function Answer({ text, answeredAt }: NonNullable<Review['answer']>) {
  const t = useTranslations('reviews')
  const { storeName } = useStoreProps()
  return (
    <div className="mt-4 max-w-3xl rounded-control border-s-4 border-primary-pale bg-canvas px-4 py-3">
      <p className="flex flex-wrap gap-x-2 text-sm">
        <span className="font-bold text-ink">{t('answer', { storeName })}</span>
        <span className="text-muted">
          <LongDate date={answeredAt} />
        </span>
      </p>
      <p
        dir="auto"
        className="mt-1 leading-relaxed whitespace-pre-line text-ink-soft [overflow-wrap:anywhere]"
      >
        {text}
      </p>
    </div>
  )
}
