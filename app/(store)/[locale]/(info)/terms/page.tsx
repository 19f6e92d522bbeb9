import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { PageStructuredData } from '@/app/(store)/[locale]/page-structured-data'
import { StoreTextPage } from '@/components/content/store-texts/store-text-page'
import { LegalPage } from '@/components/storefront/info/legal-page'
import { TERMS, termsValues } from '@/content/terms'
import { chargedInWords } from '@/lib/checkout/selling-currencies'
import { pageMetadata } from '@/lib/content/seo/page-metadata'
import { storePageDetails } from '@/lib/content/seo/store-page-details'
import { withAnchorsOf } from '@/lib/content/store-texts/kept-anchors'
import { storeText } from '@/lib/content/store-texts/queries'
import { env } from '@/lib/core/env'
import { cachedSettings } from '@/lib/settings/queries'

const PATH = '/terms'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await storePageDetails(PATH))
}

export default async function TermsPage() {
  const [t, info, settings, currency, own] = await Promise.all([
    getTranslations('legalPages.terms'),
    getTranslations('info'),
    cachedSettings(),
    chargedInWords('en'),
    storeText('terms', await getLocale()),
  ])
  const siteUrl = env().SITE_URL
  const structured = <PageStructuredData page={await storePageDetails(PATH)} />
  if (own)
    return (
      <>
        {structured}
        <StoreTextPage
          text={withAnchorsOf(own, TERMS.sections)}
          path={PATH}
          siteUrl={siteUrl}
          eyebrow={info('legal')}
        />
      </>
    )
  return (
    <>
      {structured}
      <LegalPage
        path={PATH}
        siteUrl={siteUrl}
        title={t('title')}
        lead={t('lead', { count: TERMS.sections.length })}
        text={TERMS}
        addresses={termsValues(settings, currency)}
      />
    </>
  )
}
