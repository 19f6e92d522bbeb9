import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { PageStructuredData } from '@/app/(store)/[locale]/page-structured-data'
import { KeptData } from '@/components/service/own-data/kept-data'
import { LegalPage } from '@/components/storefront/info/legal-page'
import { keptData } from '@/content/kept-data'
import { PRIVACY } from '@/content/privacy'
import { pageMetadata } from '@/lib/content/seo/page-metadata'
import { storePageDetails } from '@/lib/content/seo/store-page-details'
import { env } from '@/lib/core/env'
import { cachedSettings } from '@/lib/settings/queries'
import { retentionWords } from '@/lib/settings/retention'

const PATH = '/privacy'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await storePageDetails(PATH))
}

export default async function PrivacyPage() {
  const [t, settings, locale] = await Promise.all([
    getTranslations('legalPages.privacy'),
    cachedSettings(),
    getLocale(),
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
        addresses={{ ...settings, ...retentionWords(settings) }}
        after={<KeptData kept={keptData(settings, locale)} />}
      />
    </>
  )
}
