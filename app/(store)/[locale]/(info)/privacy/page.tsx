import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { PageStructuredData } from '@/app/(store)/[locale]/page-structured-data'
import { StoreTextPage } from '@/components/content/store-texts/store-text-page'
import { KeptData } from '@/components/service/own-data/kept-data'
import { LegalPage } from '@/components/storefront/info/legal-page'
import { keptData } from '@/content/kept-data'
import { PRIVACY } from '@/content/privacy'
import { pageMetadata } from '@/lib/content/seo/page-metadata'
import { storePageDetails } from '@/lib/content/seo/store-page-details'
import { withAnchorsOf } from '@/lib/content/store-texts/kept-anchors'
import { storeText } from '@/lib/content/store-texts/queries'
import { env } from '@/lib/core/env'
import { cachedSettings } from '@/lib/settings/queries'
import { retentionWords } from '@/lib/settings/retention'

const PATH = '/privacy'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await storePageDetails(PATH))
}

export default async function PrivacyPage() {
  const [t, info, settings, locale] = await Promise.all([
    getTranslations('legalPages.privacy'),
    getTranslations('info'),
    cachedSettings(),
    getLocale(),
  ])
  const own = await storeText('privacy', locale)
  const siteUrl = env().SITE_URL
  const structured = <PageStructuredData page={await storePageDetails(PATH)} />
  if (own)
    return (
      <>
        {structured}
        <StoreTextPage
          text={withAnchorsOf(own, PRIVACY.sections)}
          path={PATH}
          siteUrl={siteUrl}
          eyebrow={info('legal')}
          // How long data is kept is what the store does, whoever words the policy.
          after={<KeptData kept={keptData(settings, own.language)} />}
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
        lead={t('lead')}
        text={PRIVACY}
        addresses={{ ...settings, ...retentionWords(settings) }}
        after={<KeptData kept={keptData(settings, locale)} />}
      />
    </>
  )
}
