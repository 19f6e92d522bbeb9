import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { PageStructuredData } from '@/app/(store)/[locale]/page-structured-data'
import { StoreTextPage } from '@/components/content/store-texts/store-text-page'
import { LegalPage } from '@/components/storefront/info/legal-page'
import { Notice } from '@/components/storefront/info/notice'
import { RichText } from '@/components/storefront/info/rich-text'
import { DISCLAIMER, DISCLAIMER_NOTICES } from '@/content/disclaimer'
import { chargedInWords } from '@/lib/checkout/selling-currencies'
import { pageMetadata } from '@/lib/content/seo/page-metadata'
import { storePageDetails } from '@/lib/content/seo/store-page-details'
import { withAnchorsOf } from '@/lib/content/store-texts/kept-anchors'
import { storeText } from '@/lib/content/store-texts/queries'
import { env } from '@/lib/core/env'
import { englishText } from '@/lib/i18n/english'
import { cachedSettings } from '@/lib/settings/queries'

const PATH = '/disclaimer'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await storePageDetails(PATH))
}

export default async function DisclaimerPage() {
  const [t, info, locale, settings, currency] = await Promise.all([
    getTranslations('legalPages.disclaimer'),
    getTranslations('info'),
    getLocale(),
    cachedSettings(),
    chargedInWords('en'),
  ])
  const own = await storeText('disclaimer', locale)
  const siteUrl = env().SITE_URL
  const structured = <PageStructuredData page={await storePageDetails(PATH)} />
  if (own)
    return (
      <>
        {structured}
        <StoreTextPage
          text={withAnchorsOf(own, DISCLAIMER.sections)}
          path={PATH}
          siteUrl={siteUrl}
          eyebrow={info('legal')}
        />
      </>
    )
  const addresses = { ...settings, currency }
  return (
    <>
      {structured}
      <LegalPage
        path={PATH}
        siteUrl={siteUrl}
        title={t('title')}
        lead={t('lead')}
        text={DISCLAIMER}
        addresses={addresses}
      >
        <div className="grid gap-4 xl:grid-cols-2" {...englishText(locale)}>
          {DISCLAIMER_NOTICES.map(({ title, text }) => (
            <Notice key={title} tone="warning" title={title}>
              <p>
                <RichText text={text} addresses={addresses} />
              </p>
            </Notice>
          ))}
        </div>
      </LegalPage>
    </>
  )
}
