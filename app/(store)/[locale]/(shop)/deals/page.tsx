import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { PageStructuredData } from '@/app/(store)/[locale]/page-structured-data'
import { Countdown } from '@/components/catalog/deals/countdown'
import { DealSection } from '@/components/catalog/deals/deal-section'
import { NewsletterBox } from '@/components/marketing/newsletter/newsletter-box'
import { Breadcrumb } from '@/components/storefront/structured-data/breadcrumb'
import { cachedProducts } from '@/lib/catalog/cached-listings'
import { DEAL_RULES, type Deal } from '@/lib/catalog/deals'
import { catalogueLanguage } from '@/lib/catalog/translations/catalogue-language'
import { pageMetadata } from '@/lib/content/seo/page-metadata'
import { storePageDetails } from '@/lib/content/seo/store-page-details'
import { promisesOf, promiseValues } from '@/lib/settings/promises'
import { cachedSettings } from '@/lib/settings/queries'

const PATH = '/deals'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await storePageDetails(PATH))
}

export default async function DealsPage() {
  const [t, crumb, settings, [featured, today, flash]] = await Promise.all([
    getTranslations('deals'),
    getTranslations('breadcrumb'),
    cachedSettings(),
    Promise.all([listOf('featured'), listOf('today'), listOf('flash')]),
  ])
  const crumbs = [
    { name: crumb('home'), path: '/' },
    { name: t('title'), path: PATH },
  ]
  const products = [
    ...new Map([...featured, ...today, ...flash].map((one) => [one.id, one])).values(),
  ]
  return (
    <>
      <PageStructuredData page={await storePageDetails(PATH)} crumbs={crumbs} products={products} />
      <header className="border-b border-line bg-[linear-gradient(180deg,var(--color-primary-soft),var(--color-surface))]">
        <div className="page-width pt-5 pb-8 sm:pb-10">
          <Breadcrumb crumbs={crumbs} />
          <h1 className="mt-4 text-4xl font-black tracking-display sm:text-5xl">{t('title')}</h1>
          <p className="mt-2.5 max-w-2xl text-lg leading-relaxed text-ink-soft">
            {t('text', promiseValues(promisesOf(settings)))}
          </p>
        </div>
      </header>
      <div className="page-width py-10 sm:py-12">
        <DealSection deal="featured" products={featured} priority />
      </div>
      <div className="border-y border-line bg-surface">
        <div className="page-width py-10 sm:py-12">
          <DealSection deal="today" products={today} columns={3}>
            <Countdown label={t('today.endsIn')} />
          </DealSection>
        </div>
      </div>
      <div className="page-width py-10 sm:py-12">
        <DealSection deal="flash" products={flash} />
      </div>
      <div className="page-width pb-14 sm:pb-18">
        <NewsletterBox />
      </div>
    </>
  )
}

async function listOf(deal: Deal) {
  const { products } = await cachedProducts({
    deal,
    limit: DEAL_RULES[deal].count,
    ...(await catalogueLanguage(await getLocale())),
  })
  return products
}
