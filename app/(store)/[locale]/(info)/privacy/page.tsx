import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageStructuredData } from '@/app/(store)/[locale]/page-structured-data'
import { LegalPage } from '@/components/info/legal-page'
import { PRIVACY } from '@/content/privacy'
import { env } from '@/lib/core/env'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { storePageFacts } from '@/lib/seo/store-page-values'
import { cachedSettings } from '@/lib/settings/queries'

const PATH = '/privacy'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await storePageFacts(PATH))
}

export default async function PrivacyPage() {
  const [t, addresses] = await Promise.all([
    getTranslations('legalPages.privacy'),
    cachedSettings(),
  ])
  return (
    <>
      <PageStructuredData page={await storePageFacts(PATH)} />
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
