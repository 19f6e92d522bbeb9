import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { PageStructuredData } from '@/app/(store)/[locale]/page-structured-data'
import { StoreTextPage } from '@/components/content/store-texts/store-text-page'
import { SystemRequirementsScreen } from '@/components/content/system-requirements/system-requirements-screen'
import { pageMetadata } from '@/lib/content/seo/page-metadata'
import { storePageDetails } from '@/lib/content/seo/store-page-details'
import { storeText } from '@/lib/content/store-texts/queries'
import { env } from '@/lib/core/env'
import { cachedSettings } from '@/lib/settings/queries'

const PATH = '/system-requirements'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await storePageDetails(PATH))
}

export default async function SystemRequirementsPage() {
  const { supportEmail, supportPhone } = await cachedSettings()
  const own = await storeText('requirements', await getLocale())
  const siteUrl = env().SITE_URL
  const structured = <PageStructuredData page={await storePageDetails(PATH)} />
  if (own)
    return (
      <>
        {structured}
        <StoreTextPage text={own} path={PATH} siteUrl={siteUrl} />
      </>
    )
  return (
    <>
      {structured}
      <SystemRequirementsScreen
        supportEmail={supportEmail}
        supportPhone={supportPhone}
        siteUrl={siteUrl}
      />
    </>
  )
}
