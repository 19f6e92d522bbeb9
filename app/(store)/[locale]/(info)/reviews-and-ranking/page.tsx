import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageStructuredData } from '@/app/(store)/[locale]/page-structured-data'
import { DetailsList } from '@/components/storefront/info/details-list'
import { FormCard } from '@/components/storefront/info/form-card'
import { PageHero } from '@/components/storefront/info/page-hero'
import { pageMetadata } from '@/lib/content/seo/page-metadata'
import { storePageDetails } from '@/lib/content/seo/store-page-details'
import { env } from '@/lib/core/env'
import { cachedSettings } from '@/lib/settings/queries'
import { WrittenPart } from '../written-part'

const PATH = '/reviews-and-ranking'

/** The rules that lib/reviews keeps. */
const REVIEW_RULES = [
  'who',
  'declined',
  'reports',
  'refunded',
  'rating',
  'unrated',
  'order',
] as const
/** The orders of lib/catalog/listing-sql.ts and lib/catalog/search; the points are those of `Product.standing`. */
const RANKING_RULES = [
  'lists',
  'sorts',
  'search',
  'equal',
  'deals',
  'chosen',
  'paid',
  'personal',
] as const

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await storePageDetails(PATH))
}

/** How reviews are checked, and what decides the order of products: what shoppers may ask of any store in the EU. */
export default async function ReviewsAndRankingPage() {
  const [t, info, settings] = await Promise.all([
    getTranslations('ranking'),
    getTranslations('info'),
    cachedSettings(),
  ])
  const moderated = settings.reviewsModerated ? 'yes' : 'no'
  return (
    <>
      <PageStructuredData page={await storePageDetails(PATH)} />
      <PageHero
        trail={[{ name: t('title'), path: PATH }]}
        siteUrl={env().SITE_URL}
        eyebrow={info('legal')}
        title={t('title')}
        lead={t('lead')}
      />
      <div className="page-width max-w-4xl space-y-8 py-12 sm:py-16">
        <WrittenPart page="ranking" place="above" />
        <div id="reviews" className="scroll-mt-32">
          <FormCard id="about-reviews" title={t('reviews.title')}>
            <DetailsList
              details={[
                ...REVIEW_RULES.map(
                  (rule) =>
                    [t(`reviews.${rule}.title`), t(`reviews.${rule}.text`, { moderated })] as const,
                ),
                [
                  t('reviews.rewards.title'),
                  settings.reviewIncentives || t('reviews.rewards.text'),
                ],
              ]}
            />
          </FormCard>
        </div>
        <div id="ranking" className="scroll-mt-32">
          <FormCard id="about-ranking" title={t('results.title')}>
            <DetailsList
              details={RANKING_RULES.map(
                (rule) => [t(`results.${rule}.title`), t(`results.${rule}.text`)] as const,
              )}
            />
          </FormCard>
        </div>
        <WrittenPart page="ranking" place="below" />
      </div>
    </>
  )
}
