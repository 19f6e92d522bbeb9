import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageStructuredData } from '@/app/(store)/[locale]/page-structured-data'
import { GiftCardArt } from '@/components/cart/gift-cards/gift-card-art'
import { ProductCards } from '@/components/catalog/product-cards'
import { GiftCardQuestions } from '@/components/content/gift-cards/gift-card-questions'
import { PageHero } from '@/components/storefront/info/page-hero'
import { StepList } from '@/components/storefront/info/step-list'
import { MissingPage } from '@/components/storefront/missing-page'
import { toProductCardData } from '@/components/storefront/product-card-data'
import { buttonStyle } from '@/components/ui/button'
import { giftCardsOnSale } from '@/lib/catalog/queries'
import { pageMetadata } from '@/lib/content/seo/page-metadata'
import { storePageDetails } from '@/lib/content/seo/store-page-details'
import { env } from '@/lib/core/env'
import { GIFT_DESIGNS } from '@/lib/customers/gift-designs'
import { Link } from '@/lib/i18n/navigation'
import { cachedSettings } from '@/lib/settings/queries'
import NotFound, { generateMetadata as notFoundMetadata } from '../../not-found'

const PATH = '/gift-cards'
const STEPS = ['choose', 'forWhom', 'spend'] as const

export async function generateMetadata(): Promise<Metadata> {
  if (!(await cachedSettings()).giftCardsPage) return notFoundMetadata()
  return pageMetadata(await storePageDetails(PATH))
}

/** What gift cards there are, and how they are given and spent. */
export default async function GiftCardsPage() {
  const settings = await cachedSettings()
  if (!settings.giftCardsPage)
    return (
      <MissingPage>
        <NotFound />
      </MissingPage>
    )
  const [t, designs, cards, page] = await Promise.all([
    getTranslations('giftCardsPage'),
    getTranslations('giftDesigns'),
    giftCardsOnSale(),
    storePageDetails(PATH),
  ])
  return (
    <>
      <PageStructuredData page={page} products={cards} />
      <PageHero
        trail={[{ name: t('title'), path: PATH }]}
        siteUrl={env().SITE_URL}
        title={t('title')}
        lead={t('lead', { storeName: settings.storeName })}
        aside={
          <GiftCardArt
            storeName={settings.storeName}
            className="mx-auto max-w-md rotate-2 rtl:-rotate-2"
          />
        }
      />
      <div className="page-width space-y-14 py-12 sm:space-y-18 sm:py-16">
        <section aria-labelledby="amounts">
          <h2 id="amounts" className="mb-5 text-2xl font-extrabold sm:text-3xl">
            {t('amounts')}
          </h2>
          {cards.length > 0 ? (
            <ProductCards products={cards.map(toProductCardData)} aboveFold={4} />
          ) : (
            <>
              <p className="mb-5 text-muted">{t('none')}</p>
              <Link href="/products" className={buttonStyle({ variant: 'outline' })}>
                {t('toProducts')}
              </Link>
            </>
          )}
        </section>
        <section aria-labelledby="designs">
          <h2 id="designs" className="mb-2 text-2xl font-extrabold sm:text-3xl">
            {t('designsTitle')}
          </h2>
          <p className="mb-5 text-ink-soft">{t('designsText')}</p>
          <ul className="grid grid-cols-2 gap-5 lg:grid-cols-4">
            {GIFT_DESIGNS.map((design) => (
              <li key={design}>
                <GiftCardArt storeName={settings.storeName} design={design} isSmall />
                <p className="mt-2 font-semibold">{designs(design)}</p>
              </li>
            ))}
          </ul>
        </section>
        <div className="grid gap-x-16 gap-y-14 lg:grid-cols-2">
          <section aria-labelledby="how">
            <h2 id="how" className="mb-6 text-2xl font-extrabold sm:text-3xl">
              {t('how')}
            </h2>
            <StepList
              steps={STEPS.map((step) => ({
                title: t(`steps.${step}.title`),
                text: t(`steps.${step}.text`),
              }))}
            />
          </section>
          <section aria-labelledby="questions">
            <h2 id="questions" className="mb-6 text-2xl font-extrabold sm:text-3xl">
              {t('questionsTitle')}
            </h2>
            <GiftCardQuestions />
          </section>
        </div>
      </div>
    </>
  )
}
