import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageStructuredData } from '@/app/(store)/[locale]/page-structured-data'
import { LegalPage } from '@/components/storefront/info/legal-page'
import { TERMS, termsValues } from '@/content/terms'
import { chargedInWords } from '@/lib/checkout/selling-currencies'
import { pageMetadata } from '@/lib/content/seo/page-metadata'
import { storePageDetails } from '@/lib/content/seo/store-page-details'
import { env } from '@/lib/core/env'
import { cachedSettings } from '@/lib/settings/queries'

const PATH = '/terms'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await storePageDetails(PATH))
}

export default async function TermsPage() {
  const [t, settings, currency] = await Promise.all([
    getTranslations('legalPages.terms'),
    cachedSettings(),
    chargedInWords('en'),
  ])
  return (
    <>
      <PageStructuredData page={await storePageDetails(PATH)} />
      <LegalPage
        path={PATH}
        siteUrl={env().SITE_URL}
        title={t('title')}
        lead={t('lead', { count: TERMS.sections.length })}
        text={TERMS}
        addresses={termsValues(settings, currency)}
      />
    </>
  )
}
