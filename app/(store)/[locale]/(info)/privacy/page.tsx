import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageStructuredData } from '@/app/(store)/[locale]/page-structured-data'
import { LegalPage } from '@/components/storefront/info/legal-page'
import { PRIVACY } from '@/content/privacy'
import { pageMetadata } from '@/lib/content/seo/page-metadata'
import { storePageDetails } from '@/lib/content/seo/store-page-details'
import { env } from '@/lib/core/env'
import { cachedSettings } from '@/lib/settings/queries'

const PATH = '/privacy'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await storePageDetails(PATH))
}

export default async function PrivacyPage() {
  const [t, addresses] = await Promise.all([
    getTranslations('legalPages.privacy'),
    cachedSettings(),
  ])
  return (
    <>
      <PageStructuredData page={await storePageDetails(PATH)} />
      <LegalPage
        path={PATH}
        siteUrl={env().SITE_URL}
        title={t('title')}
        lead={t('lead')}
        text={PRIVACY}
        addresses={addresses}
      />
    </>
  )
}
