import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageStructuredData } from '@/app/(store)/[locale]/page-structured-data'
import { OrdersInShort } from '@/components/settings/legal-notice/orders-in-short'
import { SellerDetails } from '@/components/settings/legal-notice/seller-details'
import { FormCard } from '@/components/storefront/info/form-card'
import { PageHero } from '@/components/storefront/info/page-hero'
import { pageMetadata } from '@/lib/content/seo/page-metadata'
import { storePageDetails } from '@/lib/content/seo/store-page-details'
import { env } from '@/lib/core/env'
import { cachedSettings } from '@/lib/settings/queries'
import { WrittenPart } from '../written-part'

const PATH = '/legal-notice'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await storePageDetails(PATH))
}

/** Who sells: the page that the law of many countries wants one click away from every other. */
export default async function LegalNoticePage() {
  const [t, info, settings] = await Promise.all([
    getTranslations('legalNotice'),
    getTranslations('info'),
    cachedSettings(),
  ])
  return (
    <>
      <PageStructuredData page={await storePageDetails(PATH)} />
      <PageHero
        trail={[{ name: t('title'), path: PATH }]}
        siteUrl={env().SITE_URL}
        eyebrow={info('legal')}
        title={t('title')}
        lead={t('lead', { storeName: settings.storeName })}
      />
      <div className="page-width max-w-4xl space-y-8 py-12 sm:py-16">
        <WrittenPart page="legalNotice" place="above" />
        <FormCard id="seller" title={t('seller')}>
          <SellerDetails settings={settings} />
        </FormCard>
        <FormCard id="orders" title={t('orders.title')}>
          <OrdersInShort settings={settings} />
        </FormCard>
        <WrittenPart page="legalNotice" place="below" />
      </div>
    </>
  )
}
