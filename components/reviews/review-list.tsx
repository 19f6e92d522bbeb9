import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { FormError } from '@/components/forms/form-error'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/fields/select'
import { LANGUAGES } from '@/lib/i18n/locales'
import { REVIEW_SORTS } from '@/lib/reviews/review-rules'
import { ReviewEntry } from './review-entry'
import type { useReviews } from './use-reviews'
import { type ReviewedVersion, useVersionTexts } from './use-version-texts'
import { useVotes } from './use-votes'

type ReviewListProps = {
  list: ReturnType<typeof useReviews>
  productId: number
  /** The variants whose reviews can be shown, if there are several. */
  versions: readonly ReviewedVersion[]
  languages: readonly { locale: string; count: number }[]
}

/** The reviews of a product: the first are in the page, further and filtered ones load when they are asked for. */
export function ReviewList({ list, productId, versions, languages }: ReviewListProps) {
  const t = useTranslations('reviews')
  const place = useRef<HTMLDivElement>(null)
  const votes = useVotes(
    place,
    list.reviews.map(({ id }) => id),
  )
  const { nameOf: versionName } = useVersionTexts()
  const versionOf = (bought: number) => {
    const version = versions.find(({ id }) => id === bought)
    return version && versionName(version)
  }
  const hasChoices = list.allOfVersion > 1 || versions.length > 0
  const problem = list.isFailed ? t('failed') : votes.isFailed ? t('voteFailed') : undefined
  return (
    <div ref={place} className="min-w-0">
      {hasChoices && <Choices {...{ list, productId, versions, languages }} />}
      <Chosen list={list} />
      <ul aria-busy={list.isLoading} className="divide-y divide-line">
        {list.reviews.map((review) => (
          <li key={review.id} className="py-6 first:pt-0 last:pb-0">
            <ReviewEntry
              review={review}
              vote={votes.of(review)}
              version={versionOf(review.productId)}
              onVote={() => votes.toggle(review)}
            />
          </li>
        ))}
      </ul>
      <div className={problem || list.hasMore ? 'mt-5 space-y-4' : undefined}>
        <FormError>{problem}</FormError>
        {list.hasMore && (
          <Button variant="outline" disabled={list.isLoading} onClick={list.loadMore}>
            {list.isLoading ? t('loading') : t('more')}
          </Button>
        )}
      </div>
    </div>
  )
}

function Choices({ list, productId, versions, languages }: ReviewListProps) {
  const t = useTranslations('reviews')
  return (
    <div className="mb-5 flex flex-wrap gap-3">
      <Select
        aria-label={t('sort')}
        value={list.chosen.sort}
        disabled={list.isLoading}
        onChange={({ target }) =>
          list.choose({ sort: REVIEW_SORTS.find((sort) => sort === target.value) })
        }
        className="w-full sm:w-56"
      >
        {REVIEW_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(sort)}
          </option>
        ))}
      </Select>
      {versions.length > 0 && <VersionSelect {...{ list, productId, versions }} />}
      {languages.length > 1 && (
        <Select
          aria-label={t('language')}
          value={list.chosen.locale ?? ''}
          disabled={list.isLoading}
          onChange={({ target }) => list.choose({ locale: target.value || undefined })}
          className="w-full sm:w-56"
        >
          <option value="">{t('allLanguages')}</option>
          {languages.map(({ locale, count }) => (
            <option key={locale} value={locale} lang={locale}>
              {t('inLanguage', { language: nameOf(locale), count })}
            </option>
          ))}
        </Select>
      )}
    </div>
  )
}

function VersionSelect({
  list,
  productId,
  versions,
}: Pick<ReviewListProps, 'list' | 'productId' | 'versions'>) {
  const t = useTranslations('reviews')
  const { counted } = useVersionTexts()
  const own = versions.find(({ id }) => id === productId)
  const others = versions.filter(({ id }) => id !== productId)
  const count = versions.reduce((sum, version) => sum + version.count, 0)
  const choose = (value: string) =>
    list.choose({ version: value === 'all' ? value : Number(value) || undefined })
  return (
    <Select
      aria-label={t('version')}
      value={String(list.chosen.version ?? '')}
      disabled={list.isLoading}
      onChange={({ target }) => choose(target.value)}
      className="w-full sm:w-56"
    >
      {own && <option value="">{counted(own)}</option>}
      {others.map((version) => (
        <option key={version.id} value={version.id}>
          {counted(version)}
        </option>
      ))}
      <option value="all">{t('allVersions', { count })}</option>
    </Select>
  )
}

/** A language as it calls itself: browsers and servers may translate its name differently. */
const nameOf = (locale: string): string =>
  LANGUAGES.find(({ code }) => code === locale)?.name ?? locale

/** Says how many a filter leaves. It is there from the start, so that what changes in it is read out. */
function Chosen({ list }: Pick<ReviewListProps, 'list'>) {
  const t = useTranslations('reviews')
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className={list.isFiltered ? 'mb-5 text-sm text-ink-soft' : 'sr-only'}>
        {list.isFiltered &&
          !list.isLoading &&
          t('filtered', { count: list.total, total: list.allOfVersion })}
      </p>
      {list.isFiltered && (
        <Button
          variant="outline"
          size="sm"
          className="mb-5"
          disabled={list.isLoading}
          onClick={list.showAll}
        >
          {t('showAll')}
        </Button>
      )}
    </div>
  )
}
