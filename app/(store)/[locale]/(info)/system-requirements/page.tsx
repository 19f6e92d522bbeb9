import type { Metadata } from 'next'
import { PageStructuredData } from '@/app/(store)/[locale]/page-structured-data'
import { SystemRequirementsScreen } from '@/components/content/system-requirements/system-requirements-screen'
import { pageMetadata } from '@/lib/content/seo/page-metadata'
import { storePageDetails } from '@/lib/content/seo/store-page-details'
import { env } from '@/lib/core/env'
import { cachedSettings } from '@/lib/settings/queries'

const PATH = '/system-requirements'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await storePageDetails(PATH))
}

export default async function SystemRequirementsPage() {
  const { supportEmail, supportPhone } = await cachedSettings()
  return (
    <>
      <PageStructuredData page={await storePageDetails(PATH)} />
      <SystemRequirementsScreen
        supportEmail={supportEmail}
        supportPhone={supportPhone}
        siteUrl={env().SITE_URL}
      />
    </>
  )
}
