import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageStructuredData } from '@/app/(store)/[locale]/page-structured-data'
import { AccessibilityStatement } from '@/components/settings/legal-notice/accessibility-statement'
import { FormCard } from '@/components/storefront/info/form-card'
import { PageHero } from '@/components/storefront/info/page-hero'
import { MissingPage } from '@/components/storefront/missing-page'
import { pageMetadata } from '@/lib/content/seo/page-metadata'
import { storePageDetails } from '@/lib/content/seo/store-page-details'
import { env } from '@/lib/core/env'
import { cachedSettings } from '@/lib/settings/queries'
import NotFound, { generateMetadata as notFoundMetadata } from '../../not-found'
import { WrittenPart } from '../written-part'

const PATH = '/accessibility'

export async function generateMetadata(): Promise<Metadata> {
  if (!(await cachedSettings()).accessibilityStatement) return notFoundMetadata()
  return pageMetadata(await storePageDetails(PATH))
}

/** The accessibility statement, as Directive (EU) 2019/882 asks for it. */
export default async function AccessibilityPage() {
  const [t, info, settings] = await Promise.all([
    getTranslations('accessibility'),
    getTranslations('info'),
    cachedSettings(),
  ])
  if (!settings.accessibilityStatement)
    return (
      <MissingPage>
        <NotFound />
      </MissingPage>
    )
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
        <WrittenPart page="accessibility" place="above" />
        <FormCard id="statement" title={t('statement')}>
          <AccessibilityStatement settings={settings} />
        </FormCard>
        <WrittenPart page="accessibility" place="below" />
      </div>
    </>
  )
}
